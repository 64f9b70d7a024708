// The extension starts `mica lsp` and shows the views that the server has beyond the protocol.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { views, contentOf, bytecodeRequest, explainCommand, explanationText, needsRestart } = require("./views");

// viewScheme is that of the documents that show views. They are not written to disk.
const viewScheme = "mica-view";

// bytecodeScheme is that of the documents with the text of bytecode.
const bytecodeScheme = "mica-bytecode";

let client;

// output shows explanations; places in it are links.
let output;

// start starts the server as the settings say.
async function start() {
  const settings = vscode.workspace.getConfiguration("mica");
  const server = { command: settings.get("path"), args: ["lsp", ...settings.get("arguments")] };
  client = new LanguageClient("mica", "mica", server, {
    documentSelector: ["tablegen", "pdll", "mlir"].map((language) => ({ language })),
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/{*.td,*.pdll,mica.toml}") },
    middleware: {
      executeCommand: async (command, args, next) => {
        const result = await next(command, args);
        if (command === explainCommand && result) {
          output.appendLine(explanationText(result, (uri) => vscode.Uri.parse(uri).fsPath));
          output.show(true);
        }
        return result;
      },
    },
  });
  // The server then sends no message with the text of an explanation.
  client.registerFeature({
    fillClientCapabilities: (capabilities) => {
      capabilities.experimental = { ...capabilities.experimental, micaExplanations: true };
    },
    initialize: () => {},
    getState: () => ({ kind: "static" }),
    clear: () => {},
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

// bytecodeEditor opens a file with bytecode as text, in a document that cannot be changed.
const bytecodeEditor = {
  openCustomDocument: (uri) => ({ uri, dispose: () => {} }),
  resolveCustomEditor: async (document, panel) => {
    const column = panel.viewColumn;
    try {
      const { output: text } = await client.sendRequest(bytecodeRequest, { uri: document.uri.toString() });
      const uri = vscode.Uri.from({ scheme: bytecodeScheme, path: `${document.uri.path}.mlir` });
      contents.set(uri.toString(), text);
      changed.fire(uri);
      await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { viewColumn: column, preview: false });
    } catch (err) {
      vscode.window.showErrorMessage(`mica: ${document.uri.fsPath}: ${err.message}`);
    }
    panel.dispose();
  },
};

exports.activate = async function (context) {
  output = vscode.window.createOutputChannel("mica: rules");
  const provider = {
    onDidChange: changed.event,
    provideTextDocumentContent: (uri) => contents.get(uri.toString()) ?? "",
  };
  context.subscriptions.push(
    changed,
    output,
    vscode.workspace.registerTextDocumentContentProvider(viewScheme, provider),
    vscode.workspace.registerTextDocumentContentProvider(bytecodeScheme, provider),
    vscode.window.registerCustomEditorProvider("mica.bytecode", bytecodeEditor),
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      if (needsRestart((setting) => event.affectsConfiguration(setting))) {
        await stop();
        await start();
      }
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
