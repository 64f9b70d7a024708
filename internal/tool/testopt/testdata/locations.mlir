// ARGS: --mlir-print-debuginfo --mlir-print-local-scope
test.attr_with_loc("value" loc("a"("b")))
test.attr_with_loc("value")
