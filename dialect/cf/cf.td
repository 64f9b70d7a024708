//===- ControlFlowOps.td - Operations of cf ----------------*- tablegen -*-===//

#ifndef MICA_CF
#define MICA_CF

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ControlFlow_Dialect : Dialect {
  let name = "cf";
  let cppNamespace = "::mlir::cf";
  let description = "Branches between the blocks of a region.";
  let dependentDialects = ["arith::ArithDialect"];
}

class CF_Op<string mnemonic, list<Trait> traits = []>
    : Op<ControlFlow_Dialect, mnemonic, traits>;

// Operands of a branch are arguments of the block.
defvar _branch = DeclareOpInterfaceMethods<BranchOpInterface,
                                           ["getSuccessorForOperands"]>;

def AssertOp : CF_Op<"assert", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "end of the program if a condition does not hold";
  let description = [{
    ```mlir
    cf.assert %positive, "expected a positive number"
    ```
  }];
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
  let hasCanonicalizeMethod = 1;
}

def BranchOp : CF_Op<"br", [_branch, Pure, Terminator]> {
  let summary = "branch to a block";
  let description = [{
    ```mlir
    cf.br ^next(%x, %y : i32, f32)
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
  }];
  let hasCanonicalizeMethod = 1;
}

def CondBranchOp : CF_Op<"cond_br", [
    AttrSizedOperandSegments, _branch, WeightedBranchOpInterface, Pure,
    Terminator]> {
  let summary = "branch to one of two blocks, as a condition says";
  let description = [{
    Weights say how often each of the two is taken, in relation.

    ```mlir
    cf.cond_br %c, ^yes(%x : i32), ^no
    cf.cond_br %c weights([9, 1]), ^often, ^seldom
    ```
  }];
  let arguments = (ins I1:$condition,
                       Variadic<AnyType>:$trueDestOperands,
                       Variadic<AnyType>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
  let hasCanonicalizer = 1;
}

def SwitchOp : CF_Op<"switch", [
    AttrSizedOperandSegments, _branch, Pure, Terminator]> {
  let summary = "branch to the block of a number";
  let description = [{
    The block of the case with the flag's value, or the default one if there is
    no such case.

    ```mlir
    cf.switch %n : i32, [
      default: ^other,
      1: ^one(%x : i32),
      2: ^two
    ]
    ```
  }];
  let arguments = (ins AnyInteger:$flag,
                       Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values,
                       DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor
                       AnySuccessor:$defaultDestination,
                       VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $flag `:` type($flag) `,` `[` `\n`
      custom<SwitchOpCases>(ref(type($flag)), $defaultDestination,
                            $defaultOperands, type($defaultOperands),
                            $case_values, $caseDestinations,
                            $caseOperands, type($caseOperands))
    `]` attr-dict
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // MICA_CF
