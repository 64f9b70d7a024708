// The commands of the extension are those of the manifest, and show what the server answers.

const assert = require("node:assert");
const { spawn } = require("node:child_process");
const { mkdtempSync, writeFileSync } = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const { createMessageConnection, StreamMessageReader, StreamMessageWriter } = require("vscode-jsonrpc/node");
const manifest = require("../package.json");
const { views, contentOf } = require("../views");

test("each view is a command of the manifest", () => {
  const declared = manifest.contributes.commands.map((c) => c.command).filter((c) => c !== "mica.restart");
  assert.deepStrictEqual(Object.keys(views).sort(), declared.sort());
});

test("what the driver did follows as comments", () => {
  assert.strictEqual(contentOf({ output: "a\n", log: "b\nc\n" }), "a\n\n// b\n// c\n");
  assert.strictEqual(contentOf({ output: "a\n" }), "a\n");
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
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
  connection.dispose();
});
