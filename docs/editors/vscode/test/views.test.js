// The commands of the extension are those of the manifest, and show what the server answers.

const assert = require("node:assert");
const { execFileSync, spawn } = require("node:child_process");
const { mkdtempSync, readFileSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const { createMessageConnection, StreamMessageReader, StreamMessageWriter } = require("vscode-jsonrpc/node");
const manifest = require("../package.json");
const { bytecodeRequest, explainCommand, explanationText, needsRestart, views, contentOf } = require("../views");

test("each view is a command of the manifest", () => {
  const declared = manifest.contributes.commands.map((c) => c.command).filter((c) => c !== "mica.restart");
  assert.deepStrictEqual(Object.keys(views).sort(), declared.sort());
});

test("what the driver did follows as comments", () => {
  assert.strictEqual(contentOf({ output: "a\n", log: "b\nc\n" }), "a\n\n// b\n// c\n");
  assert.strictEqual(contentOf({ output: "a\n" }), "a\n");
});

test("places of an explanation are links", () => {
  const places = [{ uri: "file:///a.pdll", range: { start: { line: 1, character: 4 } }, message: "the condition\nmore" }];
  assert.strictEqual(explanationText({ text: "'R' does not match\n", places }, (uri) => uri.slice("file://".length)), "'R' does not match\n/a.pdll:2:5: the condition\n");
});

test("only settings of the start restart the server", () => {
  assert.ok(needsRestart((s) => s === "mica.path"));
  assert.ok(!needsRestart((s) => s === "mica.trace.server"));
});

// The package has few files, among them the bundle, which loads in an editor.
test("the package is bundled", () => {
  const files = execFileSync("npx", ["vsce", "ls"], { cwd: path.join(__dirname, ".."), encoding: "utf8" }).trim().split("\n");
  assert.ok(files.length <= 10, files.join(" "));
  for (const name of ["dist/extension.js", "icon.png", "LICENSE", "README.md"]) {
    assert.ok(files.includes(name), `${name} is not in ${files.join(" ")}`);
  }
  assert.strictEqual(readFileSync(path.join(__dirname, "..", "icon.png")).subarray(1, 4).toString(), "PNG");
  const load = Module._load;
  // vscode-languageclient derives classes from many of the editor's.
  const vscode = new Proxy({}, { get: (target, name) => (target[name] ??= class {}) });
  Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
  try {
    assert.strictEqual(typeof require("../dist/extension.js").activate, "function");
  } finally {
    Module._load = load;
  }
});

// The extension runs in an editor that has only as much as the activation needs.
test("the extension starts, restarts and explains", async () => {
  const settings = { path: "mica", arguments: [] };
  const seen = { providers: [], commands: {}, lines: [], editors: {} };
  const disposable = { dispose: () => {} };
  const vscode = new Proxy(
    {
      EventEmitter: class { constructor() { this.event = () => disposable; } fire() {} dispose() {} },
      ViewColumn: { Beside: -2 },
      workspace: new Proxy({
        getConfiguration: () => ({ get: (name) => settings[name] }),
        createFileSystemWatcher: () => disposable,
        registerTextDocumentContentProvider: (scheme) => (seen.providers.push(scheme), disposable),
        onDidCloseTextDocument: () => disposable,
        onDidChangeConfiguration: (f) => ((seen.changed = f), disposable),
      }, {}),
      window: {
        createOutputChannel: () => ({ appendLine: (line) => seen.lines.push(line), show: () => {}, dispose: () => {} }),
        registerCustomEditorProvider: (type, editor) => ((seen.editors[type] = editor), disposable),
        showErrorMessage: (message) => seen.lines.push(message),
      },
      commands: { registerCommand: (name, f) => ((seen.commands[name] = f), disposable) },
      Uri: { parse: (uri) => ({ fsPath: uri.slice("file://".length) }) },
    },
    {},
  );
  const clients = [];
  class LanguageClient {
    constructor(id, name, server, options) {
      Object.assign(this, { server, options, features: [] });
      clients.push(this);
    }
    registerFeature(f) { this.features.push(f); }
    async start() { this.running = true; }
    async stop() { this.running = false; }
  }
  const load = Module._load;
  Module._load = (name, ...rest) => {
    if (name === "vscode") return vscode;
    if (name === "vscode-languageclient/node") return { LanguageClient };
    return load(name, ...rest);
  };
  try {
    const extension = require("../extension.js");
    await extension.activate({ subscriptions: [] });
    assert.deepStrictEqual(Object.keys(seen.editors), manifest.contributes.customEditors.map((e) => e.viewType));
    assert.deepStrictEqual(clients[0].server.args, ["lsp"]);
    settings.arguments = ["-log=verbose"];
    await seen.changed({ affectsConfiguration: (s) => s === "mica.arguments" });
    assert.strictEqual(clients.length, 2);
    assert.ok(!clients[0].running && clients[1].running);
    assert.deepStrictEqual(clients[1].server.args, ["lsp", "-log=verbose"]);
    const capabilities = {};
    clients[1].features[0].fillClientCapabilities(capabilities);
    assert.ok(capabilities.experimental.micaExplanations);
    const answer = { text: "why\n", places: [] };
    await clients[1].options.middleware.executeCommand(explainCommand, [], async () => answer);
    assert.deepStrictEqual(seen.lines, ["why\n"]);
    await extension.deactivate();
  } finally {
    Module._load = load;
  }
});

test("the server answers the requests of all views", { skip: !process.env.MICA && "MICA does not name the binary" }, async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), "mica-"));
  const documents = {
    "a.mlir": ["mlir", "func.func @f(%a: i32) -> i32 {\n  %0 = \"t.id\"(%a) : (i32) -> i32\n  return %0 : i32\n}\n"],
    "a.pdll": ["pdll", "Pattern Id { let root = op<t.id>(x: Value); replace root with x; }\n"],
  };
  const server = spawn(process.env.MICA, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  connection.listen();
  await connection.sendRequest("initialize", { processId: null, rootUri: null, capabilities: {}, workspaceFolders: [{ uri: `file://${dir}`, name: "w" }] });
  await connection.sendNotification("initialized", {});
  const uriOf = (name) => `file://${path.join(dir, name)}`;
  for (const [name, [languageId, text]] of Object.entries(documents)) {
    writeFileSync(path.join(dir, name), text);
    await connection.sendNotification("textDocument/didOpen", { textDocument: { uri: uriOf(name), languageId, version: 1, text } });
  }
  const want = { "mica.viewGeneric": '"func.return"', "mica.viewRewritten": "return %arg0 : i32", "mica.viewAST": "PatternDecl", "mica.viewPDL": "pdl.pattern @Id", "mica.viewCpp": "struct Id" };
  for (const [command, view] of Object.entries(views)) {
    const name = view.method.startsWith("mlir/") ? "a.mlir" : "a.pdll";
    const answer = await connection.sendRequest(view.method, view.params(uriOf(name), { line: 1, character: 3 }));
    assert.ok(contentOf(answer).includes(want[command]), `${command}: ${contentOf(answer)}`);
  }
  const explanation = await connection.sendRequest("workspace/executeCommand", { command: explainCommand, arguments: [{ uri: uriOf("a.mlir"), position: { line: 2, character: 3 }, rule: "Id" }] });
  assert.ok(explanationText(explanation, (uri) => uri).includes("the rule is for 't.id'") || explanation.text.includes("'Id'"), explanation.text);
  const bytecode = path.join(dir, "b.mlirbc");
  execFileSync(process.env.MICA, ["opt", "--emit-bytecode", "--allow-unregistered-dialect", path.join(dir, "a.mlir"), "-o", bytecode]);
  const converted = await connection.sendRequest(bytecodeRequest, { uri: `file://${bytecode}` });
  assert.ok(converted.output.includes("func.func @f"), JSON.stringify(converted));
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
  connection.dispose();
});
