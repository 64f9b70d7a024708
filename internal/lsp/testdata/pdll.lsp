// mica lsp
{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":1,"rootUri":null,"capabilities":{}}}
// -----
{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"test:///rules.pdll","languageId":"pdll","version":1,
"text":"// Both are equal.\nConstraint Same(a: Value, b: Value);\nRewrite Make(v: Value) -> Op;\nPattern Twice with benefit(2) {\n  let x: Value;\n  let root = op<my.add>(x, y: Value);\n  Same(x, y);\n  rewrite root with {\n    let made = Make(x);\n    erase root;\n  };\n}\n"}}}
// -----
{"jsonrpc":"2.0","id":1,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"test:///rules.pdll"}}}
// -----
{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"test:///rules.pdll"},"position":{"line":3,"character":10}}}
// -----
{"jsonrpc":"2.0","id":3,"method":"textDocument/signatureHelp","params":{"textDocument":{"uri":"test:///rules.pdll"},"position":{"line":6,"character":10}}}
// -----
{"jsonrpc":"2.0","id":4,"method":"textDocument/inlayHint","params":{"textDocument":{"uri":"test:///rules.pdll"},"range":{"start":{"line":6,"character":0},"end":{"line":12,"character":0}}}}
// -----
{"jsonrpc":"2.0","id":5,"method":"textDocument/references","params":{"textDocument":{"uri":"test:///rules.pdll"},"position":{"line":4,"character":6},"context":{"includeDeclaration":true}}}
// -----
{"jsonrpc":"2.0","id":6,"method":"pdll/viewOutput","params":{"uri":"test:///rules.pdll","kind":"mlir"}}
// -----
{"jsonrpc":"2.0","id":8,"method":"textDocument/completion","params":{"textDocument":{"uri":"test:///rules.pdll"},"position":{"line":3,"character":19}}}
// -----
{"jsonrpc":"2.0","id":9,"method":"textDocument/completion","params":{"textDocument":{"uri":"test:///rules.pdll"},"position":{"line":4,"character":9}}}
// -----
{"jsonrpc":"2.0","id":7,"method":"shutdown"}
// -----
{"jsonrpc":"2.0","method":"exit"}
