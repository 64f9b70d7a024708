//===- SMTOps.td - Operations of smt -----------------------*- tablegen -*-===//

#ifndef MICA_SMT_OPS
#define MICA_SMT_OPS

include "mlir/Dialect/SMT/IR/SMTAttributes.td"
include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/Dialect/SMT/IR/SMTTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SMTOp<string mnemonic, list<Trait> traits = []> : Op<SMTDialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

class _Command<string mnemonic, dag given = (ins), string format = "attr-dict", list<Trait> traits = []>
    : SMTOp<mnemonic, traits> {
  let arguments = given;
  let assemblyFormat = format;
}

def SolverOp : SMTOp<"solver", [IsolatedFromAbove, SingleBlockImplicitTerminator<"smt::YieldOp">]> {
  let summary = "starts a solver, gives it the commands in its region, and ends it";
  let description = [{
    The inputs and results are values of the program around it, not terms.

    ```mlir
    smt.solver () : () -> () {
      %n = smt.declare_fun "n" : !smt.int
      %0 = smt.int.constant 3
      %1 = smt.int.cmp gt %n, %0
      smt.assert %1
      smt.check sat {} unknown {} unsat {}
    }
    ```
  }];
  let arguments = (ins Variadic<AnyNonSMTType>:$inputs);
  let results = (outs Variadic<AnyNonSMTType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "`(` $inputs `)` attr-dict `:` functional-type($inputs, $results) $bodyRegion";
  let hasRegionVerifier = 1;
}

def SetLogicOp : _Command<"set_logic", (ins StrAttr:$logic), "$logic attr-dict", [HasParent<"smt::SolverOp">]> {
  let summary = "names the logic that the formulas keep to, such as \"QF_BV\"";
}
def AssertOp : _Command<"assert", (ins BoolType:$input), "$input attr-dict"> {
  let summary = "adds a formula to the ones that have to hold";
}
def ResetOp : _Command<"reset"> {
  let summary = "drops all formulas and declarations";
}

class _Levels<string mnemonic> : _Command<mnemonic, (ins ConfinedAttr<I32Attr, [IntNonNegative]>:$count), "$count attr-dict">;
def PushOp : _Levels<"push"> {
  let summary = "opens levels of formulas that a later `smt.pop` drops";
}
def PopOp : _Levels<"pop"> {
  let summary = "drops the formulas of as many levels";
}

def CheckOp : SMTOp<"check", [NoRegionArguments, SingleBlockImplicitTerminator<"smt::YieldOp">]> {
  let summary = "asks whether the formulas can hold together, and runs the region of the answer";
  let description = [{
    ```mlir
    %0 = smt.check sat {
      %yes = arith.constant true
      smt.yield %yes : i1
    } unknown {
      %no = arith.constant false
      smt.yield %no : i1
    } unsat {
      %no = arith.constant false
      smt.yield %no : i1
    } -> i1
    ```
  }];
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$satRegion, SizedRegion<1>:$unknownRegion, SizedRegion<1>:$unsatRegion);
  let assemblyFormat = [{
    attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion (`->` qualified(type($results))^ )?
  }];
  let hasRegionVerifier = 1;
}

def YieldOp : SMTOp<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "ends a region of this dialect with its values";
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let assemblyFormat = "($values^ `:` qualified(type($values)))? attr-dict";
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

def DeclareFunOp : SMTOp<"declare_fun", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a new symbol that is not interpreted";
  let description = [{
    Each one is another symbol, also if its name is used before: the name is only a prefix.

    ```mlir
    %n = smt.declare_fun "n" : !smt.int
    %f = smt.declare_fun : !smt.func<(!smt.int, !smt.int) !smt.bool>
    ```
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$namePrefix);
  let results = (outs Res<AnySMTType, "a symbolic value", [MemAlloc]>:$result);
  let assemblyFormat = "($namePrefix^)? attr-dict `:` qualified(type($result))";
}

// The text of the messages for types that do not match is the reference's.
class _SMTPart<string whole, string part, string get> : TypesMatchWith<"summary", whole, part, get>;

def ApplyFuncOp : SMTOp<"apply_func", [
    Pure, _SMTPart<"func", "result", "cast<SMTFuncType>($_self).getRangeType()">,
    RangedTypesMatchWith<"summary", "func", "args", "cast<SMTFuncType>($_self).getDomainTypes()">]> {
  let summary = "a function of its arguments";
  let arguments = (ins SMTFuncType:$func, Variadic<AnyNonFuncSMTType>:$args);
  let results = (outs AnyNonFuncSMTType:$result);
  let assemblyFormat = "$func `(` $args `)` attr-dict `:` qualified(type($func))";
}

//===----------------------------------------------------------------------===//
// Terms of the core theory
//===----------------------------------------------------------------------===//

class _Core<string mnemonic, dag given, string format, list<Trait> traits = [Pure]> : SMTOp<mnemonic, traits> {
  let arguments = given;
  let results = (outs BoolType:$result);
  let assemblyFormat = format;
}

def BoolConstantOp : _Core<"constant", (ins BoolAttr:$value), "$value attr-dict",
    [Pure, ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "`true` or `false`";
  let hasFolder = 1;
}
def NotOp : _Core<"not", (ins BoolType:$input), "$input attr-dict"> {
  let summary = "holds if its operand does not";
}
def ImpliesOp : _Core<"implies", (ins BoolType:$lhs, BoolType:$rhs), "$lhs `,` $rhs attr-dict"> {
  let summary = "holds unless the first operand holds and the second does not";
}

class _Connective<string mnemonic> : _Core<mnemonic, (ins Variadic<BoolType>:$inputs), "$inputs attr-dict"> {
  let builders = [OpBuilder<(ins "mlir::Value":$lhs, "mlir::Value":$rhs), [{
    build($_builder, $_state, mlir::ValueRange{lhs, rhs});
  }]>];
}
def AndOp : _Connective<"and"> {
  let summary = "holds if all operands do";
}
def OrOp : _Connective<"or"> {
  let summary = "holds if an operand does";
}
def XOrOp : _Connective<"xor"> {
  let summary = "holds if an odd number of operands do";
}

class _Comparison<string mnemonic> : _Core<mnemonic, (ins Variadic<AnyNonFuncSMTType>:$inputs), "", [Pure, SameTypeOperands]> {
  let builders = [OpBuilder<(ins "mlir::Value":$lhs, "mlir::Value":$rhs), [{
    build($_builder, $_state, mlir::ValueRange{lhs, rhs});
  }]>];
  let assemblyFormat = ?;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def EqOp : _Comparison<"eq"> {
  let summary = "holds if all operands are equal: `%0 = smt.eq %a, %b, %c : !smt.int`";
}
def DistinctOp : _Comparison<"distinct"> {
  let summary = "holds if no two operands are equal: `%0 = smt.distinct %a, %b, %c : !smt.int`";
}

def IteOp : SMTOp<"ite", [Pure, AllTypesMatch<["thenValue", "elseValue", "result"]>]> {
  let summary = "the second operand if the first one holds, else the third";
  let arguments = (ins BoolType:$cond, AnySMTType:$thenValue, AnySMTType:$elseValue);
  let results = (outs AnySMTType:$result);
  let assemblyFormat = "$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))";
}

//===----------------------------------------------------------------------===//
// Quantifiers
//===----------------------------------------------------------------------===//

class QuantifierOp<string mnemonic> : SMTOp<mnemonic, [
    RecursivelySpeculatable, RecursiveMemoryEffects, SingleBlockImplicitTerminator<"smt::YieldOp">]> {
  let description = [{
    The arguments of the region are the variables. A pattern has the same arguments and tells the
    solver which terms to look for when it replaces them. The solver prefers to replace the variables
    of formulas with less weight. `no_pattern` keeps it from finding patterns itself.

    ```mlir
    %0 = smt.}] # mnemonic # [{ ["n"] weight 2 {
    ^bb0(%n: !smt.int):
      %1 = smt.apply_func %f(%n) : !smt.func<(!smt.int) !smt.bool>
      smt.yield %1 : !smt.bool
    } patterns {
    ^bb0(%n: !smt.int):
      %1 = smt.apply_func %f(%n) : !smt.func<(!smt.int) !smt.bool>
      smt.yield %1 : !smt.bool
    }
    ```
  }];
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$weight, UnitAttr:$noPattern, OptionalAttr<StrArrayAttr>:$boundVarNames);
  let results = (outs BoolType:$result);
  let regions = (region SizedRegion<1>:$body, VariadicRegion<SizedRegion<1>>:$patterns);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "TypeRange":$boundVarTypes, "function_ref<Value(OpBuilder &, Location, ValueRange)>":$bodyBuilder,
                                 CArg<"std::optional<ArrayRef<StringRef>>", "std::nullopt">:$boundVarNames,
                                 CArg<"function_ref<ValueRange(OpBuilder &, Location, ValueRange)>", "{}">:$patternBuilder,
                                 CArg<"uint32_t", "0">:$weight, CArg<"bool", "false">:$noPattern)>];
  let assemblyFormat = [{
    ($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)?
    attr-dict-with-keyword $body (`patterns` $patterns^)?
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def ForallOp : QuantifierOp<"forall"> {
  let summary = "holds if the region does for all values of its arguments";
}
def ExistsOp : QuantifierOp<"exists"> {
  let summary = "holds if the region does for some values of its arguments";
}

#endif // MICA_SMT_OPS
