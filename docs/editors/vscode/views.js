// The views that the server has beyond the protocol: requests, and how their answers are shown.

const ofDocument = (uri) => ({ uri });
const ofKind = (kind) => (uri) => ({ uri, kind });

// views are by the command that shows them.
exports.views = {
  "mica.viewGeneric": { method: "mlir/viewGeneric", params: ofDocument, title: "generic form", suffix: ".mlir" },
  "mica.viewRewritten": { method: "mlir/viewRewritten", params: (uri, position) => ({ uri, position }), title: "rewritten", suffix: ".mlir" },
  "mica.viewAST": { method: "pdll/viewOutput", params: ofKind("ast"), title: "syntax tree", suffix: ".txt" },
  "mica.viewPDL": { method: "pdll/viewOutput", params: ofKind("mlir"), title: "pdl", suffix: ".mlir" },
  "mica.viewCpp": { method: "pdll/viewOutput", params: ofKind("cpp"), title: "C++", suffix: ".cpp" },
};

// contentOf returns the text of a view: the output, and after it as comments what the driver did.
exports.contentOf = ({ output, log }) => {
  if (!log) {
    return output;
  }
  return output + "\n" + log.trimEnd().split("\n").map((line) => "// " + line).join("\n") + "\n";
};

// bytecodeRequest is the request for the text of a file with bytecode.
exports.bytecodeRequest = "mlir/convertFromBytecode";

// explainCommand is the command that says why a rule does not match.
exports.explainCommand = "mica.explainRule";

// explanationText returns the lines in which an explanation is shown: its text, and the places that it mentions, in a form that the
// output of the editor makes links of.
exports.explanationText = ({ text, places }, pathOf) => {
  const lines = text.trimEnd().split("\n");
  for (const { uri, range, message } of places) {
    lines.push(`${pathOf(uri)}:${range.start.line + 1}:${range.start.character + 1}: ${message.split("\n")[0]}`);
  }
  return lines.join("\n") + "\n";
};

// needsRestart reports whether a change of settings concerns how the server is started.
exports.needsRestart = (affects) => ["mica.path", "mica.arguments"].some(affects);
