// The extension starts `mica lsp` and shows the views that the server has beyond the protocol.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { views, contentOf } = require("./views");

// viewScheme is that of the documents that show views. They are not written to disk.
const viewScheme = "mica-view";

let client;

// start starts the server as the settings say.
async function start() {
  const settings = vscode.workspace.getConfiguration("mica");
  const server = { command: settings.get("path"), args: ["lsp", ...settings.get("arguments")] };
  client = new LanguageClient("mica", "mica", server, {
    documentSelector: ["tablegen", "pdll", "mlir"].map((language) => ({ language })),
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/{*.td,*.pdll,mica.toml}") },
  });
  try {
    await client.start();
  } catch (err) {
    vscode.window.showErrorMessage(`mica: '${server.command}' does not start: ${err.message}. The setting mica.path names the binary.`);
  }
}

async function stop() {
  const old = client;
  client = undefined;
  await old?.stop();
}

// contents are the texts of the views by their URIs.
const contents = new Map();

// show asks the server for a view of the document in the active editor and shows it beside that.
async function show(view) {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !client) {
    return;
  }
  try {
    const position = client.code2ProtocolConverter.asPosition(editor.selection.active);
    const answer = await client.sendRequest(view.method, view.params(editor.document.uri.toString(), position));
    const name = editor.document.uri.path.split("/").pop();
    const uri = vscode.Uri.parse(`${viewScheme}:${name} (${view.title})${view.suffix}`);
    contents.set(uri.toString(), contentOf(answer));
    changed.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
  } catch (err) {
    vscode.window.showErrorMessage(`mica: ${err.message}`);
  }
}

const changed = new vscode.EventEmitter();

exports.activate = async function (context) {
  context.subscriptions.push(
    changed,
    vscode.workspace.registerTextDocumentContentProvider(viewScheme, {
      onDidChange: changed.event,
      provideTextDocumentContent: (uri) => contents.get(uri.toString()) ?? "",
    }),
    vscode.workspace.onDidCloseTextDocument((document) => contents.delete(document.uri.toString())),
    vscode.commands.registerCommand("mica.restart", async () => {
      await stop();
      await start();
    }),
    ...Object.entries(views).map(([command, view]) => vscode.commands.registerCommand(command, () => show(view))),
  );
  await start();
};

exports.deactivate = stop;
