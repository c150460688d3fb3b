// A program for debuggers and profilers: `tools` adds two vectors, `tools astray` writes behind the end of one.
#include <stdio.h>
#include <string.h>

__global__ void add(const float *a, const float *b, float *sum, int count)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < count)
		sum[i] = a[i] + b[i];
}

int main(int argc, char **argv)
{
	const int count = 1 << 20, astray = argc > 1 && strcmp(argv[1], "astray") == 0;
	float *a, *b, *sum, last = 0;
	if (cudaMalloc(&a, count * sizeof *a) || cudaMalloc(&b, count * sizeof *b) ||
	    cudaMalloc(&sum, count * sizeof *sum))
		return 2;
	cudaMemset(a, 0, count * sizeof *a);
	cudaMemset(b, 0, count * sizeof *b);
	add<<<count / 256 + astray, 256>>>(a, b, sum, count + astray * 256);
	cudaMemcpy(&last, sum + count - 1, sizeof last, cudaMemcpyDeviceToHost);
	printf("last %g: %s\n", last, cudaGetErrorString(cudaDeviceSynchronize()));
	return 0;
}
