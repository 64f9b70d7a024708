//===- LinalgEnums.td - Enumerations of linalg -------------*- tablegen -*-===//

#ifndef MICA_LINALG_ENUMS
#define MICA_LINALG_ENUMS

include "mlir/IR/EnumAttr.td"

// The cases have the values from `first` on.
class _Fn<string name, list<string> words, int first = 0> : I32EnumAttr<name, "",
    !foreach(i, !range(words), I32EnumAttrCase<words[i], !add(i, first)>)> {
  let cppNamespace = "::mlir::linalg";
  let genSpecializedAttr = 0;
}

defvar _unary = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square",
                 "tanh", "erf"];
defvar _binary = ["add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned",
                  "min_unsigned", "powf"];
defvar _ternary = ["select"];

// What is computed of one, two or three elements.
def UnaryFn : _Fn<"UnaryFn", _unary>;
def BinaryFn : _Fn<"BinaryFn", _binary>;
def TernaryFn : _Fn<"TernaryFn", _ternary>;
def ElementwiseKind : _Fn<"ElementwiseKind", _unary # _binary # _ternary>;

// The kinds before these numbers have one, two and three operands.
def ElementwiseCaseLimits : I32EnumAttr<"ElementwiseCaseLimits", "", []> {
  int last_unary = !size(_unary);
  int last_binary = !size(_unary # _binary);
  int last_ternary = !size(_unary # _binary # _ternary);
  let enumerants = [
    I32EnumAttrCase<"LastUnary", last_unary>, I32EnumAttrCase<"LastBinary", last_binary>,
    I32EnumAttrCase<"LastTernary", last_ternary>];
  let cppNamespace = "::mlir::linalg";
  let genSpecializedAttr = 0;
}

def ElementwiseArityGroup : _Fn<"ElementwiseArityGroup", ["Unary", "Binary", "Ternary"], 1>;

// How a value gets another type.
def TypeFn : _Fn<"TypeFn", ["cast_signed", "cast_unsigned"]>;

// Sizes of tiles and filters of Winograd's convolutions.
def WinogradConv2DFmr : I32EnumAttr<"WinogradConv2DFmr", "", [
    I32EnumAttrCase<"F_2_3", 0>, I32EnumAttrCase<"F_4_3", 1>, I32EnumAttrCase<"F_2_5", 2>]> {
  let cppNamespace = "mlir::linalg";
}

#endif // MICA_LINALG_ENUMS
