// A small dialect with a type, an attribute, and operations with formats, folds and verifiers.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shapes_Dialect : Dialect {
  let name = "shapes";
  let cppNamespace = "::shapes";
  let summary = "rectangles";
  let useDefaultTypePrinterParser = 1;
}

def Shapes_Rect : TypeDef<Shapes_Dialect, "Rect"> {
  let mnemonic = "rect";
  let summary = "a rectangle with a width and a height";
  let parameters = (ins "int64_t":$width, "int64_t":$height);
  let assemblyFormat = "`<` $width `,` $height `>`";
  let genVerifyDecl = 1;
}

def Shapes_Corner : I32EnumAttr<"Corner", "a corner", [
    I32EnumAttrCase<"TopLeft", 0, "top_left">, I32EnumAttrCase<"Center", 1, "center">
  ]> {
  let cppNamespace = "::shapes";
}

class Shapes_Op<string mnemonic, list<Trait> traits = []> : Op<Shapes_Dialect, mnemonic, traits # [Pure]>;

def Shapes_MakeOp : Shapes_Op<"make"> {
  let summary = "a new rectangle";
  let arguments = (ins OptionalAttr<StrAttr>:$label, UnitAttr:$filled);
  let results = (outs Shapes_Rect:$result);
  let assemblyFormat = "($label^)? (`filled` $filled^)? attr-dict `:` type($result)";
}

def Shapes_AreaOp : Shapes_Op<"area"> {
  let summary = "the area of a rectangle";
  let arguments = (ins Shapes_Rect:$input);
  let results = (outs I64:$area);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

def Shapes_AlignOp : Shapes_Op<"align", [AllTypesMatch<["first", "result"]>]> {
  let summary = "moves a rectangle to where others are";
  let arguments = (ins Shapes_Rect:$first, Variadic<Shapes_Rect>:$others, Shapes_Corner:$corner);
  let results = (outs Shapes_Rect:$result);
  let assemblyFormat = "$corner $first (`to` $others^ `:` type($others))? attr-dict `:` type($first)";
  let hasVerifier = 1;
}
