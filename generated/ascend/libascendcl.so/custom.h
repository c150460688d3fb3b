/* Made by `porter gen --backend ascend`. Do not edit. */
/* custom.h: the hooks that the port writes itself. */
#ifndef PORTER_CUSTOM_H
#define PORTER_CUSTOM_H

#include "api.h"

aclError custom_aclmdlLoadFromFile(const char *modelPath,
		uint32_t *modelId);	/* rule model.load */
aclError custom_aclmdlLoadFromFileWithQ(const char *modelPath, uint32_t *modelId,
		const uint32_t *inputQ, size_t inputQNum, const uint32_t *outputQ,
		size_t outputQNum);	/* rule model.load */
aclError custom_aclmdlLoadFromMem(const void *model, size_t modelSize,
		uint32_t *modelId);	/* rule model.load */
aclError custom_aclmdlLoadFromMemWithQ(const void *model, size_t modelSize, uint32_t *modelId,
		const uint32_t *inputQ, size_t inputQNum, const uint32_t *outputQ,
		size_t outputQNum);	/* rule model.load */

#endif
