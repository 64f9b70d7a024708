// ARGS: --mlir-print-debuginfo --mlir-pretty-debuginfo --mlir-print-local-scope
#z = loc("foo")
"x"() <{a = loc("f":1:2), b = [loc("g":1:1), loc(callsite("a" at fused["b", "c"]))]}> {a = loc("f":1:2), d = loc(#z)} : () -> ()
"y"() <{a = loc(#z), b = loc(unknown)}> : () -> ()
