// node perfetto.js FOLDER: requests to Perfetto's trace processor on standard input become replies.
// The folder holds engine_bundle.js, which is written for a worker of a browser: this is one.
const fs = require("fs");
const folder = process.argv[2];
globalThis.XMLHttpRequest = class {
  open(method, name) { this.response = fs.readFileSync(`${folder}/${name}`); }
  send() {}
};
Object.assign(globalThis, { self: globalThis, WorkerGlobalScope: class {}, importScripts() {}, location: { href: "" } });
new Function("process", fs.readFileSync(`${folder}/engine_bundle.js`, "utf8"))();
const port = { postMessage: (reply) => fs.writeSync(1, reply) };
self.onmessage({ data: port });
setTimeout(() => port.onmessage({ data: new Uint8Array(fs.readFileSync(0)) }));
