// Runs mica.wasm with the files, the arguments and the environment of this process.
"use strict";
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
globalThis.fs = fs;
globalThis.path = path;
require("./wasm_exec.js");

const go = new Go();
go.argv = ["mica", ...process.argv.slice(2)];
go.env = { TMPDIR: os.tmpdir(), ...process.env };
go.exit = process.exit;
WebAssembly.instantiate(fs.readFileSync(path.join(__dirname, "mica.wasm")), go.importObject)
  .then(({ instance }) => go.run(instance))
  .catch((err) => {
    console.error(`mica: ${err.message}`);
    process.exit(1);
  });
