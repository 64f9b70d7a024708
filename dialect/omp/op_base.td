//===- OpenMPOpBase.td - Types and classes of omp ----------*- tablegen -*-===//

#ifndef MICA_OPENMP_OP_BASE
#define MICA_OPENMP_OP_BASE

include "mlir/Dialect/OpenMP/OpenMPAttrDefs.td"
include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/Dialect/OpenMP/OpenMPOpsInterfaces.td"
include "mlir/Dialect/OpenMP/OpenMPTypeInterfaces.td"
include "mlir/IR/OpBase.td"

class OpenMP_Type<string name, string typeMnemonic> : TypeDef<OpenMP_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def IntLikeType : AnyTypeOf<[AnyInteger, Index]>;
def OpenMP_PointerLikeType : TypeAlias<OpenMP_PointerLikeTypeInterface, "OpenMP-compatible variable type">;

def OpenMP_MapBoundsType : OpenMP_Type<"MapBounds", "map_bounds_ty"> {
  let summary = "Type for representing omp map clause bounds information";
  let description = "The bounds of a dimension, from `omp.map.bounds`.";
}
def CanonicalLoopInfoType : OpenMP_Type<"CanonicalLoopInfo", "cli"> {
  let summary = "Type for representing a reference to a canonical loop";
  let description = [{
    A name of a loop for its transformations. `omp.new_cli` creates the name. One operation gives it to a loop: the loop itself,
    or a transformation that generates the loop. At most one transformation applies to the loop, after which there is no loop of
    that name. The value does not exist when the program runs: it neither leaves its function nor is an operand of other
    operations.
  }];
}

// A part of operations. The arguments say which of its fields an operation with the clause does not take over.
class OpenMP_Clause<bit skipTraits, bit skipArguments, bit skipAssemblyFormat, bit skipDescription, bit skipExtraClassDeclaration> {
  bit ignoreTraits = skipTraits;
  list<Trait> traits = [];

  bit ignoreArgs = skipArguments;
  dag arguments;

  // The required text is before that of all optional ones, which have any order.
  bit ignoreAsmFormat = skipAssemblyFormat;
  string reqAssemblyFormat = "";
  string optAssemblyFormat = "";

  bit ignoreDesc = skipDescription;
  string description = "";

  bit ignoreExtraDecl = skipExtraClassDeclaration;
  string extraClassDeclaration = "";
}

// An operation with clauses, and perhaps a region. An operation with more than these combines what the clauses have with its own.
class OpenMP_Op<string mnemonic, list<Trait> traits = [], list<OpenMP_Clause> clauses = [], bit singleRegion = false>
    : Op<OpenMP_Dialect, mnemonic, traits # !listremove(
        !foldl([]<Trait>, clauses, all, c, !if(c.ignoreTraits, all, all # !listremove(c.traits, all))), traits)> {
  list<OpenMP_Clause> clauseList = clauses;
  dag clausesArgs = !foldl((ins), clauses, all, c, !if(c.ignoreArgs, all, !con(all, c.arguments)));

  defvar formats = !filter(c, clauses, !not(c.ignoreAsmFormat));
  defvar required = !filter(f, !foreach(c, formats, c.reqAssemblyFormat), !not(!empty(f)));
  defvar optional = !filter(f, !foreach(c, formats, c.optAssemblyFormat), !not(!empty(f)));
  string clausesReqAssemblyFormat = !interleave(required, " ");
  string clausesOptAssemblyFormat = !interleave(optional, " | ");
  string clausesAssemblyFormat = !if(!empty(required), "", clausesReqAssemblyFormat # " ")
      # !if(!empty(optional), "", "oilist(" # clausesOptAssemblyFormat # ")");

  string clausesDescription = !foldl("", clauses, all, c, !if(c.ignoreDesc, all, all # c.description));
  string clausesExtraClassDeclaration =
      !foldl("", clauses, all, c, !if(c.ignoreExtraDecl, all, all # c.extraClassDeclaration # "\n"));

  let description = clausesDescription;
  let arguments = clausesArgs;
  let regions = !if(singleRegion, (region AnyRegion:$region), (region));
  let assemblyFormat = !if(!empty(clausesAssemblyFormat), ?,
                           clausesAssemblyFormat # !if(singleRegion, " $region", "") # " attr-dict");
  let extraClassDeclaration = clausesExtraClassDeclaration;
}

// A loop, or a transformation of loops.
class OpenMPTransform_Op<string mnemonic, list<Trait> traits = [], list<OpenMP_Clause> clauses = []>
    : OpenMP_Op<mnemonic, [DeclareOpInterfaceMethods<LoopTransformationInterface>] # traits, clauses>;

// A transformation in the form `omp.NAME (generated) <- (loops) clauses`.
class OpenMPTransformBase_Op<string mnemonic, list<Trait> traits = [], list<OpenMP_Clause> clauses = []>
    : OpenMPTransform_Op<mnemonic, traits # [AttrSizedOperandSegments], clauses> {
  let arguments = !con((ins Variadic<CanonicalLoopInfoType>:$generatees, Variadic<CanonicalLoopInfoType>:$applyees), clausesArgs);
  let assemblyFormat = "custom<LoopTransformClis>($generatees, $applyees) " # clausesAssemblyFormat # " attr-dict";
}

#endif // MICA_OPENMP_OP_BASE
