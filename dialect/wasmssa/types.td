//===- WasmSSATypes.td - Types of wasmssa ------------------*- tablegen -*-===//

#ifndef MICA_WASMSSA_TYPES
#define MICA_WASMSSA_TYPES

include "mlir/Dialect/WasmSSA/IR/WasmSSABase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"

class WasmSSA_Type<string name, string text, string what, string more> : TypeDef<WasmSSA_Dialect, name> {
  let mnemonic = text;
  let summary = what;
  let description = more;
}

//===----------------------------------------------------------------------===//
// Types of values
//===----------------------------------------------------------------------===//

def WasmSSA_IntegerType : AnyTypeOf<[I32, I64]>;
def WasmSSA_FPType : AnyTypeOf<[F32, F64]>;
def WasmSSA_NumericType : AnyTypeOf<[WasmSSA_IntegerType, WasmSSA_FPType]> {
  let cppFunctionName = "isWasmNumericType";
}
def WasmSSA_VecType : AnyTypeOf<[I128]>;

def WasmSSA_FuncRefType : WasmSSA_Type<"FuncRef", "funcref", "Opaque type for function reference",
    "A reference to a function of any type, or to none."> {
  let assemblyFormat = "";
}
def WasmSSA_ExternRefType : WasmSSA_Type<"ExternRef", "externref", "Opaque type for external reference",
    "A reference to an object of the program that runs the module, or to none.">;
def WasmSSA_RefType : AnyTypeOf<[WasmSSA_FuncRefType, WasmSSA_ExternRefType]> {
  let cppFunctionName = "isWasmRefType";
}

def WasmSSA_ValType : AnyTypeOf<[WasmSSA_NumericType, WasmSSA_VecType, WasmSSA_RefType]> {
  let cppFunctionName = "isWasmValueType";
}
def WasmSSA_ResultType : TupleOf<[WasmSSA_ValType]>;

//===----------------------------------------------------------------------===//
// Types of other parts of a module
//===----------------------------------------------------------------------===//

def WasmSSA_FuncType : TypeAlias<FunctionType>;

def WasmSSA_LimitType : WasmSSA_Type<"Limit", "limit", "Wasm limit type",
    "The smallest and, if there is one, the largest size of a memory or a table: `!wasmssa<limit[1: 16]>`."> {
  let parameters = (ins "uint32_t":$min, OptionalParameter<"std::optional<uint32_t>">:$max);
  let assemblyFormat = "`[` $min `` `:` ($max^)? `]`";
}
def WasmSSA_LocalRef : WasmSSA_Type<"LocalRef", "local", "Type of a local variable",
    "A variable of a function, and the type of its values: `!wasmssa<local ref to i32>`."> {
  let parameters = (ins WasmSSA_ValType:$elementType);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$typeParam), [{
    return get(typeParam.getContext(), typeParam);
  }]>];
  let assemblyFormat = "`ref` `to` $elementType";
}
def WasmSSA_TableType : WasmSSA_Type<"Table", "tabletype", "Wasm table type",
    "The type of references in a table, and its limits."> {
  let parameters = (ins WasmSSA_RefType:$reference, WasmSSA_LimitType:$limit);
  let assemblyFormat = "$reference $limit";
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

def WasmSSA_FuncTypeAttr : TypeAttrOf<WasmSSA_FuncType>;
def WasmSSA_LimitTypeAttr : TypeAttrOf<WasmSSA_LimitType>;
def WasmSSA_TableTypeAttr : TypeAttrOf<WasmSSA_TableType>;
def WasmSSA_ValTypeAttr : TypeAttrOf<WasmSSA_ValType>;

def WasmSSA_IntegerAttr : AnyAttrOf<[I32Attr, I64Attr]>;
def WasmSSA_FPAttr : AnyAttrOf<[F32Attr, F64Attr]>;
def WasmSSA_NumericAttr : AnyAttrOf<[WasmSSA_IntegerAttr, WasmSSA_FPAttr]>;

#endif // MICA_WASMSSA_TYPES
