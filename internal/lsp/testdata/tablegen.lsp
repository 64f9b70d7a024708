// mica lsp
{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":1,"rootUri":null,"capabilities":{}}}
// -----
{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"test:///shapes.td","languageId":"tablegen","version":1,
"text":"\n// Something with corners.\nclass Shape<int n> {\n  // How many there are.\n  int corners = n;\n}\ndef Square : Shape<4> { let corners = 4; }\ndef Odd { Shape s = Square; int c = Sqare.corners; }\n"}}}
// -----
// Only the unknown name is wrong, and a change away.
{"jsonrpc":"2.0","id":1,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"test:///shapes.td"},"range":{"start":{"line":7,"character":37},"end":{"line":7,"character":37}},"context":{"diagnostics":[]}}}
// -----
{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"test:///shapes.td","version":2},"contentChanges":[{"range":{"start":{"line":7,"character":36},"end":{"line":7,"character":41}},"text":"Square"}]}}
// -----
{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"test:///shapes.td"},"position":{"line":7,"character":46}}}
// -----
{"jsonrpc":"2.0","id":3,"method":"textDocument/definition","params":{"textDocument":{"uri":"test:///shapes.td"},"position":{"line":6,"character":30}}}
// -----
{"jsonrpc":"2.0","id":4,"method":"textDocument/references","params":{"textDocument":{"uri":"test:///shapes.td"},"position":{"line":2,"character":6},"context":{"includeDeclaration":false}}}
// -----
{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"test:///shapes.td"}}}
// -----
{"jsonrpc":"2.0","id":5,"method":"shutdown"}
// -----
{"jsonrpc":"2.0","method":"exit"}
