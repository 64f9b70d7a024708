// A workspace that is not trusted must not choose the program that the extension runs.
"use strict";
const assert = require("node:assert");
const test = require("node:test");
const manifest = require("../package.json");

test("settings of the program need a trusted workspace", () => {
  const trust = manifest.capabilities.untrustedWorkspaces;
  assert.strictEqual(trust.supported, false);
  assert.ok(trust.description);
  for (const name of ["mica.path", "mica.arguments"]) {
    assert.strictEqual(manifest.contributes.configuration.properties[name].scope, "machine-overridable", name);
  }
});
