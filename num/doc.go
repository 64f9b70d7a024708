// Package num has integers and floating-point numbers of any width, as LLVM's APInt
// and APFloat are. The evaluator of C++ expressions and the IR share them.
//
// [APInt] is a value type: up to 64 bits need no allocation. An [APFloat] is kept as
// its bits in one of the [FloatKind] formats; arithmetic and conversions round to
// nearest, ties to even. Texts are those of MLIR's assembly, which rounds decimals
// differently than package strconv does.
package num
