// Runs mica.wasm with the files and the arguments of this process, and the part of its environment that mica reads.
"use strict";
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
globalThis.fs = fs;
globalThis.path = path;
require("./wasm_exec.js");

// Go has 8 KB for the arguments and the environment, and environments are often larger. The second line is for Go itself.
const variables = [
  "COLUMNS", "FILECHECK_OPTS", "HOME", "NO_COLOR", "PATH", "PWD", "TEMP", "TERM", "TMP", "TMPDIR", "XDG_CACHE_HOME",
  "GODEBUG", "GOGC", "GOMEMLIMIT", "GOTRACEBACK",
];
const env = { TMPDIR: os.tmpdir() };
for (const [name, value] of Object.entries(process.env)) {
  // Names on Windows are written in either case.
  const known = process.platform === "win32" ? name.toUpperCase() : name;
  if (variables.includes(known) || known.startsWith("MICA_")) env[known] = value;
}

const go = new Go();
go.argv = ["mica", ...process.argv.slice(2)];
go.env = env;
go.exit = process.exit;
WebAssembly.instantiate(fs.readFileSync(path.join(__dirname, "mica.wasm")), go.importObject)
  .then(({ instance }) => go.run(instance))
  .catch((err) => {
    console.error(`mica: ${err.message}`);
    process.exit(1);
  });
