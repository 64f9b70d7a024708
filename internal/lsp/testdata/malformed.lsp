// mica lsp
// A server answers whatever it gets, and goes on.
{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"test:///none.td"},"position":{"line":0,"character":0}}}
// -----
{"jsonrpc":"2.0","id":2,
// -----
[1, 2]
// -----
{"jsonrpc":"2.0","id":3,"method":"textDocument/hover"}
// -----
{"jsonrpc":"2.0","id":4,"method":"textDocument/hover","params":{"textDocument":{"uri":7}}}
// -----
{"jsonrpc":"2.0","id":5,"method":"no/such"}
// -----
{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"test:///none.td","version":2},"contentChanges":[{"text":"x"}]}}
// -----
{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"test:///a.td","languageId":"tablegen","version":1,"text":"def A;"}}}
// -----
{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"test:///a.td","version":2},"contentChanges":[{"range":{"start":{"line":9,"character":0},"end":{"line":0,"character":0}},"text":"x"}]}}
// -----
// The range ended before it started, so the document is closed.
{"jsonrpc":"2.0","id":6,"method":"textDocument/hover","params":{"textDocument":{"uri":"test:///a.td"},"position":{"line":0,"character":4}}}
// -----
{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":{}}}
// -----
{"jsonrpc":"2.0","id":7,"method":"shutdown"}
// -----
{"jsonrpc":"2.0","id":8,"method":"textDocument/hover","params":{"textDocument":{"uri":"test:///a.td"},"position":{"line":0,"character":4}}}
// -----
{"jsonrpc":"2.0","method":"exit"}
