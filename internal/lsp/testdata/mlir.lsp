// mica lsp
{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":1,"rootUri":null,"capabilities":{}}}
// -----
{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"test:///f.mlir","languageId":"mlir","version":1,
"text":"!t = tensor<2xf32>\nmodule @outer {\n  func.func private @ext(!t) -> (i32, i32)\n  func.func @f(%x: !t, %c: i1) -> i32 {\n    %r:2 = call @ext(%x) : (!t) -> (i32, i32)\n    cf.cond_br %c, ^a(%r#1 : i32), ^a(%r#0 : i32)\n  ^a(%p: i32):\n    return %p : i32\n  }\n}\n// -----\nfunc.func @g() -> i32 {\n  return\n}\n"}}}
// -----
{"jsonrpc":"2.0","id":1,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"test:///f.mlir"}}}
// -----
{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"test:///f.mlir"},"position":{"line":4,"character":5}}}
// -----
{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":{"textDocument":{"uri":"test:///f.mlir"},"position":{"line":4,"character":18}}}
// -----
{"jsonrpc":"2.0","id":4,"method":"textDocument/references","params":{"textDocument":{"uri":"test:///f.mlir"},"position":{"line":4,"character":5},"context":{"includeDeclaration":true}}}
// -----
{"jsonrpc":"2.0","id":5,"method":"textDocument/definition","params":{"textDocument":{"uri":"test:///f.mlir"},"position":{"line":5,"character":36}}}
// -----
{"jsonrpc":"2.0","id":6,"method":"textDocument/hover","params":{"textDocument":{"uri":"test:///f.mlir"},"position":{"line":2,"character":25}}}
// -----
{"jsonrpc":"2.0","id":8,"method":"textDocument/completion","params":{"textDocument":{"uri":"test:///f.mlir"},"position":{"line":7,"character":12}}}
// -----
{"jsonrpc":"2.0","id":9,"method":"textDocument/formatting","params":{"textDocument":{"uri":"test:///f.mlir"},"options":{"tabSize":2,"insertSpaces":true}}}
// -----
{"jsonrpc":"2.0","id":10,"method":"textDocument/completion","params":{"textDocument":{"uri":"test:///f.mlir"},"position":{"line":3,"character":12}}}
// -----
{"jsonrpc":"2.0","id":7,"method":"shutdown"}
// -----
{"jsonrpc":"2.0","method":"exit"}
