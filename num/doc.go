// Package num implements integers and floating-point numbers of any width, like
// LLVM's APInt and APFloat. The evaluator of C++ expressions and the IR share it.
//
// [APInt] is a value type that needs no allocation up to 64 bits. An [APFloat] holds
// the bits of a number in one of the [FloatKind] formats; arithmetic and conversions
// round to nearest, ties to even. Text follows MLIR's assembly format, which rounds
// decimals differently from package strconv.
package num
