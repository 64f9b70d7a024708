#!/usr/bin/env node
// Runs the binary in the package for this machine, or the WebAssembly where there is no binary.
"use strict";
const { spawn } = require("node:child_process");
const { constants } = require("node:os");
const path = require("node:path");

// command returns the program with its first arguments.
function command() {
  const native = `@mica-ir/mica-${process.platform}-${process.arch}`;
  for (const name of [native, "@mica-ir/mica-wasm-systems", "@mica-ir/mica-wasm-processors"]) {
    let dir;
    try {
      dir = path.dirname(require.resolve(`${name}/package.json`));
    } catch {
      continue;
    }
    if (name === native) {
      return [path.join(dir, "bin", process.platform === "win32" ? "mica.exe" : "mica")];
    }
    // The stack of Node.js is too small for deep recursion in WebAssembly.
    return [process.execPath, "--stack-size=8192", path.join(dir, "wasm.js")];
  }
  console.error(`mica: the package ${native} is not installed; npm skips it with --omit=optional`);
  process.exit(1);
}

const [program, ...first] = command();
const child = spawn(program, [...first, ...process.argv.slice(2)], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => child.kill(signal));
}
child.on("error", (err) => {
  console.error(`mica: ${err.message}`);
  process.exit(1);
});
child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
