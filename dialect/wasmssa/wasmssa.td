//===- WasmSSAOps.td - Operations of wasmssa ---------------*- tablegen -*-===//

#ifndef MICA_WASMSSA_OPS
#define MICA_WASMSSA_OPS

include "mlir/Dialect/WasmSSA/IR/WasmSSABase.td"
include "mlir/Dialect/WasmSSA/IR/WasmSSAInterfaces.td"
include "mlir/Dialect/WasmSSA/IR/WasmSSATypes.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

class WasmSSA_Op<string mnemonic, list<Trait> traits = []> : Op<WasmSSA_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

class _Level<string mnemonic> : WasmSSA_Op<mnemonic, [Terminator, DeclareOpInterfaceMethods<LabelLevelOpInterface>]> {
  let arguments = (ins Variadic<WasmSSA_ValType>:$inputs);
  let regions = (region AnyRegion:$body);
  let successors = (successor AnySuccessor:$target);
  let assemblyFormat = "(`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $body `>` $target";
}

def WasmSSA_BlockOp : _Level<"block"> {
  let summary = "runs a region, whose label is after its end";
  let description = [{
    A branch to the label, and the end of the region, go to the successor, with the values that they give.

    ```mlir
    wasmssa.block(%a) : i32 : {
    ^bb0(%x: i32):
      wasmssa.block_return %x : i32
    } > ^next
    ```
  }];
}
def WasmSSA_LoopOp : _Level<"loop"> {
  let summary = "runs a region, whose label is at its start";
  let description = [{
    A branch to the label starts the region again with the values that it gives. The end of the region goes to
    the successor.
  }];
}

def WasmSSA_IfOp : WasmSSA_Op<"if", [Terminator, DeclareOpInterfaceMethods<LabelLevelOpInterface>]> {
  let summary = "runs the first region if the condition is not zero, else the second";
  let description = [{
    ```mlir
    wasmssa.if %c(%a) : i32 : {
    ^bb0(%x: i32):
      wasmssa.block_return %x : i32
    } else {
    ^bb0(%x: i32):
      %0 = wasmssa.add %x %x : i32
      wasmssa.block_return %0 : i32
    } > ^next
    ```
  }];
  let arguments = (ins I32:$condition, Variadic<WasmSSA_ValType>:$inputs);
  let regions = (region AnyRegion:$if, AnyRegion:$else);
  let successors = (successor AnySuccessor:$target);
  let assemblyFormat = [{
    $condition (`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $if custom<ElseRegion>($else) `>` $target
  }];
}

def WasmSSA_BlockReturnOp : WasmSSA_Op<"block_return", [Terminator, DeclareOpInterfaceMethods<LabelBranchingOpInterface>]> {
  let summary = "ends a region, with values for the block after it";
  let arguments = (ins Variadic<WasmSSA_ValType>:$inputs);
  let extraClassDeclaration = "::mlir::Block* getTarget();";
  let assemblyFormat = "($inputs^ `:` type($inputs))? attr-dict";
}

def WasmSSA_BranchIfOp : WasmSSA_Op<"branch_if", [Terminator, DeclareOpInterfaceMethods<LabelBranchingOpInterface>]> {
  let summary = "branches to a label if the condition is not zero, else to its successor";
  let description = [{
    The label is that of the operation as many levels out as the number says, from zero for the one around.

    ```mlir
    wasmssa.branch_if %c to level 1 with args(%a : i32) else ^next
    ```
  }];
  let arguments = (ins I32:$condition, UI32Attr:$exitLevel, Variadic<WasmSSA_ValType>:$inputs);
  let successors = (successor AnySuccessor:$elseSuccessor);
  let assemblyFormat = [{
    $condition `to` `level` $exitLevel (`with` `args` `(`$inputs^ `:` type($inputs)`)`)? `else` $elseSuccessor attr-dict
  }];
}

def WasmSSA_ReturnOp : WasmSSA_Op<"return", [Terminator]> {
  let summary = "ends a function or the value of a global";
  let arguments = (ins Variadic<WasmSSA_ValType>:$operands);
  let builders = [OpBuilder<(ins)>];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

//===----------------------------------------------------------------------===//
// Parts of a module
//===----------------------------------------------------------------------===//

class _Import<string mnemonic, dag given, list<Trait> traits = []>
    : WasmSSA_Op<mnemonic, !listconcat([Symbol], traits, [ImportOpInterface])> {
  let arguments = !con((ins SymbolNameAttr:$sym_name, StrAttr:$moduleName, StrAttr:$importName), given);
  let extraClassDeclaration = [{
    bool isDeclaration() const { return true; }
    ::mlir::SymbolTable::Visibility getVisibility() { return ::mlir::SymbolTable::Visibility::Nested; }
  }];
}

// The symbol is public if the module exports it.
class _Defined<string mnemonic, dag given, list<Trait> traits = [Symbol]> : WasmSSA_Op<mnemonic, traits> {
  let arguments = !con((ins SymbolNameAttr:$sym_name), given, (ins UnitAttr:$exported));
  let extraClassDeclaration = [{
    ::mlir::SymbolTable::Visibility getVisibility() {
      using Visibility = ::mlir::SymbolTable::Visibility;
      return getExported() ? Visibility::Public : Visibility::Nested;
    }
  }];
}

defvar _importFormat = "$importName `from` $moduleName `as` $sym_name attr-dict";

def WasmSSA_FuncOp : _Defined<"func",
    (ins WasmSSA_FuncTypeAttr:$functionType, OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs),
    [AffineScope, AutomaticAllocationScope, DeclareOpInterfaceMethods<FunctionOpInterface, ["verifyBody"]>, IsolatedFromAbove, Symbol]> {
  let summary = "a function, whose arguments are local variables";
  let description = [{
    ```mlir
    wasmssa.func exported @twice(%a: !wasmssa<local ref to i32>) -> i32 {
      %0 = wasmssa.local_get %a : ref to i32
      %1 = wasmssa.add %0 %0 : i32
      wasmssa.return %1 : i32
    }
    ```
  }];
  let regions = (region AnyRegion:$body);
  let builders = [OpBuilder<(ins "::llvm::StringRef":$symbol, "FunctionType":$funcType)>];
  let extraClassDeclaration = [{
    ::mlir::Block *addEntryBlock();
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    ::llvm::ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    ::mlir::SymbolTable::Visibility getVisibility() {
      using Visibility = ::mlir::SymbolTable::Visibility;
      return getExported() ? Visibility::Public : Visibility::Nested;
    }
  }];
  let hasCustomAssemblyFormat = 1;
}

def WasmSSA_FuncImportOp : _Import<"import_func",
    (ins WasmSSA_FuncTypeAttr:$type, OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs),
    [CallableOpInterface]> {
  let summary = "a function of another module: `wasmssa.import_func \"f\" from \"m\" as @f {type = (i32) -> i64}`";
  let builders = [OpBuilder<(ins "StringRef":$symbol, "StringRef":$moduleName, "StringRef":$importName, "FunctionType":$type)>];
  let extraClassDeclaration = [{
    bool isDeclaration() const { return true; }
    ::mlir::Region *getCallableRegion() { return nullptr; }
    ::llvm::ArrayRef<Type> getArgumentTypes() { return getType().getInputs(); }
    ::llvm::ArrayRef<Type> getResultTypes() { return getType().getResults(); }
    ::mlir::SymbolTable::Visibility getVisibility() { return ::mlir::SymbolTable::Visibility::Nested; }
  }];
  let assemblyFormat = _importFormat;
}

def WasmSSA_FuncCallOp : WasmSSA_Op<"call"> {
  let summary = "calls a function of the module or an imported one";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<WasmSSA_ValType>:$operands);
  let results = (outs Variadic<WasmSSA_ValType>:$results);
  let assemblyFormat = "$callee (`(`$operands^`)`)? attr-dict `:` functional-type($operands, $results)";
}

def WasmSSA_GlobalOp : _Defined<"global", (ins WasmSSA_ValTypeAttr:$type, UnitAttr:$isMutable),
    [AffineScope, AutomaticAllocationScope, IsolatedFromAbove, Symbol, ConstantExpressionInitializerOpTrait]> {
  let summary = "a global, whose first value the region computes from constants and imported globals";
  let description = [{
    ```mlir
    wasmssa.global @limit i32 mutable : {
      %0 = wasmssa.const 40 : i32
      wasmssa.return %0 : i32
    }
    ```
  }];
  let regions = (region AnyRegion:$initializer);
  let hasCustomAssemblyFormat = 1;
}

def WasmSSA_GlobalImportOp : _Import<"import_global", (ins WasmSSA_ValTypeAttr:$type, UnitAttr:$isMutable)> {
  let summary = "a global of another module: `wasmssa.import_global \"g\" from \"m\" as @g mutable : i32`";
  let hasCustomAssemblyFormat = 1;
}

def WasmSSA_GlobalGetOp : WasmSSA_Op<"global_get", [DeclareOpInterfaceMethods<SymbolUserOpInterface>, ConstantExprOpTrait]> {
  let summary = "the value of a global";
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs WasmSSA_ValType:$global_val);
  let assemblyFormat = "$global attr-dict `:` type($global_val)";
}

def WasmSSA_MemOp : _Defined<"memory", (ins WasmSSA_LimitTypeAttr:$limits)> {
  let summary = "a memory, and how many pages it may have";
  let assemblyFormat = "(`exported` $exported^)? $sym_name $limits attr-dict";
}
def WasmSSA_MemImportOp : _Import<"import_mem", (ins WasmSSA_LimitTypeAttr:$limits)> {
  let summary = "a memory of another module";
  let assemblyFormat = _importFormat;
}
def WasmSSA_TableOp : _Defined<"table", (ins WasmSSA_TableTypeAttr:$type)> {
  let summary = "a table of references";
  let assemblyFormat = "(`exported` $exported^)? $sym_name $type attr-dict";
}
def WasmSSA_TableImportOp : _Import<"import_table", (ins WasmSSA_TableTypeAttr:$type)> {
  let summary = "a table of another module";
  let assemblyFormat = _importFormat;
}

//===----------------------------------------------------------------------===//
// Local variables
//===----------------------------------------------------------------------===//

class _Local<string mnemonic, dag given, list<Trait> traits = [DeclareOpInterfaceMethods<InferTypeOpInterface>]>
    : WasmSSA_Op<mnemonic, traits> {
  let arguments = given;
  let assemblyFormat = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict";
}

def WasmSSA_LocalOp : _Local<"local", (ins WasmSSA_ValTypeAttr:$type)> {
  let summary = "a new variable with the value zero: `wasmssa.local of type i32`";
  let results = (outs WasmSSA_LocalRef:$result);
  let assemblyFormat = "`of` `type` $type attr-dict";
}
def WasmSSA_LocalGetOp : _Local<"local_get", (ins WasmSSA_LocalRef:$localVar)> {
  let summary = "the value of a variable";
  let results = (outs WasmSSA_ValType:$result);
  let assemblyFormat = "$localVar `:` type($localVar) attr-dict";
}
def WasmSSA_LocalSetOp : _Local<"local_set", (ins WasmSSA_LocalRef:$localVar, WasmSSA_ValType:$value), []> {
  let summary = "gives a variable another value";
  let hasVerifier = 1;
}
def WasmSSA_LocalTeeOp : _Local<"local_tee", (ins WasmSSA_LocalRef:$localVar, WasmSSA_ValType:$value)> {
  let summary = "gives a variable another value, and returns it";
  let results = (outs WasmSSA_ValType:$result);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

def WasmSSA_ConstOp : WasmSSA_Op<"const", [AllTypesMatch<["value", "result"]>, ConstantExprOpTrait]> {
  let summary = "a number: `wasmssa.const 1.5 : f32`";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs WasmSSA_NumericType:$result);
  let assemblyFormat = "$value attr-dict";
}

class _WasmBinary<string mnemonic, Type type, string what> : WasmSSA_Op<mnemonic, [AllTypesMatch<["lhs", "rhs", "result"]>]> {
  let summary = what;
  let arguments = (ins AnyTypeOf<[type]>:$lhs, AnyTypeOf<[type]>:$rhs);
  let results = (outs AnyTypeOf<[type]>:$result);
  let assemblyFormat = "$lhs $rhs `:` type($lhs) attr-dict";
}

def WasmSSA_AddOp : _WasmBinary<"add", WasmSSA_NumericType, "the sum of two numbers: `wasmssa.add %a %b : i32`">;
def WasmSSA_SubOp : _WasmBinary<"sub", WasmSSA_NumericType, "the difference of two numbers">;
def WasmSSA_MulOp : _WasmBinary<"mul", WasmSSA_NumericType, "the product of two numbers">;
def WasmSSA_AndOp : _WasmBinary<"and", WasmSSA_NumericType, "the bits that both operands have">;
def WasmSSA_OrOp : _WasmBinary<"or", WasmSSA_NumericType, "the bits that an operand has">;
def WasmSSA_XOrOp : _WasmBinary<"xor", WasmSSA_NumericType, "the bits that one operand alone has">;
def WasmSSA_DivUIOp : _WasmBinary<"div_ui", WasmSSA_IntegerType, "the quotient of unsigned integers. Division by zero traps">;
def WasmSSA_DivSIOp : _WasmBinary<"div_si", WasmSSA_IntegerType, "the quotient of signed integers, rounded to zero. Division by zero traps">;
def WasmSSA_RemUIOp : _WasmBinary<"rem_ui", WasmSSA_IntegerType, "the remainder of unsigned integers. Division by zero traps">;
def WasmSSA_RemSIOp : _WasmBinary<"rem_si", WasmSSA_IntegerType, "the remainder of signed integers, with the sign of the first">;
def WasmSSA_DivOp : _WasmBinary<"div", WasmSSA_FPType, "the quotient of floating-point numbers">;
def WasmSSA_MinOp : _WasmBinary<"min", WasmSSA_FPType, "the smaller of two numbers, or NaN if one is">;
def WasmSSA_MaxOp : _WasmBinary<"max", WasmSSA_FPType, "the larger of two numbers, or NaN if one is">;
def WasmSSA_CopySignOp : _WasmBinary<"copysign", WasmSSA_FPType, "the first number with the sign of the second">;

class _WasmComparison<string mnemonic, Type type, string what> : WasmSSA_Op<mnemonic, [AllTypesMatch<["lhs", "rhs"]>]> {
  let summary = "one if " # what # ", else zero";
  let arguments = (ins AnyTypeOf<[type]>:$lhs, AnyTypeOf<[type]>:$rhs);
  let results = (outs I32:$result);
  let assemblyFormat = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict";
}

def WasmSSA_EqOp : _WasmComparison<"eq", WasmSSA_NumericType, "the operands are equal">;
def WasmSSA_NeOp : _WasmComparison<"ne", WasmSSA_NumericType, "the operands are not equal">;
def WasmSSA_LtSIOp : _WasmComparison<"lt_si", WasmSSA_IntegerType, "the first of two signed integers is less">;
def WasmSSA_LtUIOp : _WasmComparison<"lt_ui", WasmSSA_IntegerType, "the first of two unsigned integers is less">;
def WasmSSA_LeSIOp : _WasmComparison<"le_si", WasmSSA_IntegerType, "the first of two signed integers is not greater">;
def WasmSSA_LeUIOp : _WasmComparison<"le_ui", WasmSSA_IntegerType, "the first of two unsigned integers is not greater">;
def WasmSSA_GtSIOp : _WasmComparison<"gt_si", WasmSSA_IntegerType, "the first of two signed integers is greater">;
def WasmSSA_GtUIOp : _WasmComparison<"gt_ui", WasmSSA_IntegerType, "the first of two unsigned integers is greater">;
def WasmSSA_GeSIOp : _WasmComparison<"ge_si", WasmSSA_IntegerType, "the first of two signed integers is not less">;
def WasmSSA_GeUIOp : _WasmComparison<"ge_ui", WasmSSA_IntegerType, "the first of two unsigned integers is not less">;
def WasmSSA_LtOp : _WasmComparison<"lt", WasmSSA_FPType, "the first number is less">;
def WasmSSA_LeOp : _WasmComparison<"le", WasmSSA_FPType, "the first number is less or equal">;
def WasmSSA_GtOp : _WasmComparison<"gt", WasmSSA_FPType, "the first number is greater">;
def WasmSSA_GeOp : _WasmComparison<"ge", WasmSSA_FPType, "the first number is greater or equal">;

def WasmSSA_EqzOp : WasmSSA_Op<"eqz"> {
  let summary = "one if the integer is zero, else zero";
  let arguments = (ins WasmSSA_IntegerType:$input);
  let results = (outs I32:$result);
  let assemblyFormat = "$input`:` type($input) `->` type($result) attr-dict";
}

class _Shift<string mnemonic, string what> : WasmSSA_Op<mnemonic, [AllTypesMatch<["val", "bits", "result"]>]> {
  let summary = what;
  let arguments = (ins WasmSSA_IntegerType:$val, WasmSSA_IntegerType:$bits);
  let results = (outs WasmSSA_IntegerType:$result);
  let assemblyFormat = "$val `by` $bits `bits` `:` type($val) attr-dict";
}

def WasmSSA_ShLOp : _Shift<"shl", "an integer shifted left: `wasmssa.shl %a by %n bits : i32`">;
def WasmSSA_ShRSOp : _Shift<"shr_s", "a signed integer shifted right, with its sign from the left">;
def WasmSSA_ShRUOp : _Shift<"shr_u", "an unsigned integer shifted right, with zeros from the left">;
def WasmSSA_RotlOp : _Shift<"rotl", "an integer rotated left">;
def WasmSSA_RotrOp : _Shift<"rotr", "an integer rotated right">;

class _Unary<string mnemonic, Type type, string what> : WasmSSA_Op<mnemonic, [AllTypesMatch<["src", "result"]>]> {
  let summary = what;
  let arguments = (ins AnyTypeOf<[type]>:$src);
  let results = (outs AnyTypeOf<[type]>:$result);
  let assemblyFormat = "$src`:` type($src) attr-dict";
}

def WasmSSA_AbsOp : _Unary<"abs", WasmSSA_FPType, "the number without its sign: `wasmssa.abs %a : f32`">;
def WasmSSA_NegOp : _Unary<"neg", WasmSSA_FPType, "the number with the other sign">;
def WasmSSA_SqrtOp : _Unary<"sqrt", WasmSSA_FPType, "the square root">;
def WasmSSA_CeilOp : _Unary<"ceil", WasmSSA_FPType, "the least integer that is not less">;
def WasmSSA_FloorOp : _Unary<"floor", WasmSSA_FPType, "the greatest integer that is not greater">;
def WasmSSA_TruncOp : _Unary<"trunc", WasmSSA_FPType, "the integer that is nearest towards zero">;
def WasmSSA_ClzOp : _Unary<"clz", WasmSSA_IntegerType, "how many zeros are above the highest bit that is set">;
def WasmSSA_CtzOp : _Unary<"ctz", WasmSSA_IntegerType, "how many zeros are below the lowest bit that is set">;
def WasmSSA_PopCntOp : _Unary<"popcnt", WasmSSA_IntegerType, "how many bits are set">;

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

class _WasmConversion<string mnemonic, Type from, Type to, string what> : WasmSSA_Op<mnemonic> {
  let summary = what;
  let arguments = (ins AnyTypeOf<[from]>:$input);
  let results = (outs AnyTypeOf<[to]>:$result);
  let assemblyFormat = "$input `:` type($input) `to` type($result) attr-dict";
}

def WasmSSA_ConvertUOp : _WasmConversion<"convert_u", WasmSSA_IntegerType, WasmSSA_FPType,
    "the floating-point number nearest to an unsigned integer: `wasmssa.convert_u %a : i64 to f32`">;
def WasmSSA_ConvertSOp : _WasmConversion<"convert_s", WasmSSA_IntegerType, WasmSSA_FPType,
    "the floating-point number nearest to a signed integer">;
def WasmSSA_DemoteOp : _WasmConversion<"demote", F64, F32, "a number of 64 bits, rounded to 32">;
def WasmSSA_PromoteOp : _WasmConversion<"promote", Builtin_Float32, Builtin_Float64, "a number of 32 bits in 64">;
def WasmSSA_WrapOp : _WasmConversion<"wrap", I64, I32, "the lower 32 bits of an integer">;
def WasmSSA_ReinterpretOp : _WasmConversion<"reinterpret", WasmSSA_NumericType, WasmSSA_NumericType,
    "the same bits as an integer or a floating-point number: `wasmssa.reinterpret %a : f32 as i32`"> {
  let assemblyFormat = "$input `:` type($input) `as` type($result) attr-dict";
  let hasVerifier = 1;
}

class _Extension<string mnemonic, string what> : WasmSSA_Op<mnemonic> {
  let summary = what;
  let arguments = (ins I32:$input);
  let results = (outs I64:$result);
  let assemblyFormat = "$input `to` type($result) attr-dict";
}

def WasmSSA_ExtendSI32Op : _Extension<"extend_i32_s", "a signed integer of 32 bits in 64">;
def WasmSSA_ExtendUI32Op : _Extension<"extend_i32_u", "an unsigned integer of 32 bits in 64">;

def WasmSSA_ExtendLowBitsSOp : WasmSSA_Op<"extend", [AllTypesMatch<["input", "result"]>]> {
  let summary = "the signed integer in the lowest 8, 16 or 32 bits: `wasmssa.extend 8 low bits from %a : i32`";
  let arguments = (ins WasmSSA_IntegerType:$input, Builtin_IntegerAttr:$bitsToTake);
  let results = (outs WasmSSA_IntegerType:$result);
  let assemblyFormat = "$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict";
  let hasVerifier = 1;
}

#endif // MICA_WASMSSA_OPS
