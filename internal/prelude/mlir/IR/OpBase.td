//===- OpBase.td - Defining operations ---------------------*- tablegen -*-===//
//
// What nearly every definition starts from: the class Op, the traits of
// operations, regions and successors, and predicates over several operands.
//
//===----------------------------------------------------------------------===//

#ifndef OP_BASE
#define OP_BASE

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/IR/Traits.td"
include "mlir/IR/Utils.td"
include "mlir/IR/AttrTypeBase.td"

//===----------------------------------------------------------------------===//
// Kinds of traits
//===----------------------------------------------------------------------===//

// Marks a trait that constrains the structure of the operation, not its values.
// Such traits are verified before all others.
class StructuralOpTrait;

// `traits` lists the traits that must precede this one.
class NativeOpTrait<string name, list<Trait> traits = [],
                    code extraOpDeclaration = [{}],
                    code extraOpDefinition = [{}]>
    : NativeTrait<name, "Op", extraOpDeclaration, extraOpDefinition> {
  list<Trait> dependentTraits = traits;
}

// The older name.
class OpTrait<string name> : NativeOpTrait<name>;

class ParamNativeOpTrait<string prop, string params, list<Trait> traits = []>
    : ParamNativeTrait<prop, params, "Op"> {
  list<Trait> dependentTraits = traits;
}

class GenInternalOpTrait<string prop, list<Trait> traits = []>
    : GenInternalTrait<prop, "Op"> {
  list<Trait> dependentTraits = traits;
}

class PredOpTrait<string descr, Pred pred, list<Trait> traits = []>
    : PredTrait<descr, pred> {
  list<Trait> dependentTraits = traits;
}

//===----------------------------------------------------------------------===//
// Traits: algebra
//===----------------------------------------------------------------------===//

// x op y == y op x
def Commutative : NativeOpTrait<"IsCommutative">;
// op(op(x)) == op(x), x op x == x
def Idempotent : NativeOpTrait<"IsIdempotent">;
// op(op(x)) == x
def Involution : NativeOpTrait<"IsInvolution">;
// Has no operands and one result, which is known.
def ConstantLike : NativeOpTrait<"ConstantLike">;

//===----------------------------------------------------------------------===//
// Traits: types of operands and results
//===----------------------------------------------------------------------===//

def SameTypeOperands : NativeOpTrait<"SameTypeOperands">;
def SameOperandsShape : NativeOpTrait<"SameOperandsShape">;
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
def SameOperandsAndResultElementType
    : NativeOpTrait<"SameOperandsAndResultElementType">;
def ResultsAreFloatLike : NativeOpTrait<"ResultsAreFloatLike">;
// The shapes of the operands broadcast to those of the results.
def ResultsBroadcastableShape : NativeOpTrait<"ResultsBroadcastableShape">;
// Every result has the type that the first attribute is, or has.
def FirstAttrDerivedResultType
    : GenInternalOpTrait<"FirstAttrDerivedResultType">;

// Layouts of memrefs may be replaced by the identity.
def MemRefsNormalizable : NativeOpTrait<"MemRefsNormalizable">;

// On tensors and vectors the same as on each element; and what follows from
// it: there is a form on scalars, on vectors, on tensors.
def Elementwise : NativeOpTrait<"Elementwise">;
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
def ElementwiseMappable
    : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

//===----------------------------------------------------------------------===//
// Traits: numbers of operands and results
//===----------------------------------------------------------------------===//

// Two ways to say how many values each of several variadic operands has.
def SameVariadicOperandSize : GenInternalOpTrait<"SameVariadicOperandSize">;
def SameVariadicResultSize : GenInternalOpTrait<"SameVariadicResultSize">;
def AttrSizedOperandSegments : NativeOpTrait<"AttrSizedOperandSegments">,
                               StructuralOpTrait;
def AttrSizedResultSegments : NativeOpTrait<"AttrSizedResultSegments">,
                              StructuralOpTrait;

//===----------------------------------------------------------------------===//
// Traits: regions, blocks and scopes
//===----------------------------------------------------------------------===//

def Terminator : NativeOpTrait<"IsTerminator">;
// Regions use no value from outside.
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;
// Symbols and dimensions of affine operations may be defined at the top of it.
def AffineScope : NativeOpTrait<"AffineScope">;
// Stack allocations are freed at its end.
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;

def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;
def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;

// One block a region; a missing terminator `op` is added.
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>,
      StructuralOpTrait;
class SingleBlockImplicitTerminator<string op>
    : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;

// The parent must be one of the named operations.
class HasParent<string op>
    : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>,
      StructuralOpTrait;

//===----------------------------------------------------------------------===//
// Successors and regions
//===----------------------------------------------------------------------===//

// The operators of the dags that list an operation's regions and successors.
def region;
def successor;

class Successor<Pred condition, string descr = "">
    : SuccessorConstraint<condition, descr>;
def AnySuccessor : Successor<?, "any successor">;
// Any number; only the last one of the list may be variadic.
class VariadicSuccessor<Successor successor>
    : Successor<successor.predicate, successor.summary>;

class Region<Pred condition, string descr = "">
    : RegionConstraint<condition, descr>;
def AnyRegion : Region<CPred<"true">, "any region">;
class VariadicRegion<Region region>
    : Region<region.predicate, region.summary>;

// By the number of blocks.
class SizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItems($_self, " # numBlocks # ")">,
             "region with " # numBlocks # " blocks"> {
  int blocks = numBlocks;
}
class MinSizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItemsOrMore($_self, " # numBlocks # ")">,
             "region with at least " # numBlocks # " blocks">;
class MaxSizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItemsOrLess($_self, " # numBlocks # ")">,
             "region with at most " # numBlocks # " blocks">;

//===----------------------------------------------------------------------===//
// Operands, attributes and results with additional information
//===----------------------------------------------------------------------===//

class OpVariableDecorator;

class OpVariable<Constraint varConstraint, string desc = "",
                 list<OpVariableDecorator> varDecorators = []> {
  Constraint constraint = varConstraint;
  string summary = desc;
  list<OpVariableDecorator> decorators = varDecorators;
}
class Arg<Constraint constraint, string desc = "",
          list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;
class Res<Constraint constraint, string desc = "",
          list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

// An additional `build`. The first two parameters, `$_builder` and `$_state`, are
// not listed. Without a body it is only declared.
class OpBuilder<dag p, code b = ""> {
  dag dagParams = p;
  code body = b;
}
class DeprecatedOpBuilder<string reason, dag p, code b = "">
    : OpBuilder<p, b>, CppDeprecated<reason>;

// The older name.
class OpBuilderDAG<dag p, code b = ""> : OpBuilder<p, b>;

// Operations that documentation shows together.
class OpDocGroup {
  string summary;
  string description;
}

class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  // Without the dialect's prefix.
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;

  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;

  // Operands, attributes and properties by name, in the order of the custom
  // builders; then the results, regions and successors.
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);

  // Builders in addition to, or instead of, the generated ones.
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;

  // The custom form: a declarative format, or implemented in C++.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Hooks that are implemented in C++. The second verifier runs after those of
  // the operations in the regions.
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;
  bit useCustomPropertiesEncoding = 0;

  list<Trait> traits = props;

  // Text for the generated class and for its source file.
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;

  // Older spelling of hasVerifier and hasCustomAssemblyFormat: the bodies of
  // the three methods.
  code verifier = ?;
  code parser = ?;
  code printer = ?;
}

// Mixins for operations that share arguments or results.
class Arguments<dag args> {
  dag arguments = args;
}
class Results<dag rets> {
  dag results = rets;
}

//===----------------------------------------------------------------------===//
// Constraints: an interface that is implemented, or will be once it is loaded
//===----------------------------------------------------------------------===//

class PromisedAttrInterface<AttrInterface interface>
    : AttrConstraint<
          CPred<"$_self.hasPromiseOrImplementsInterface<" #
                !if(!empty(interface.cppNamespace), "",
                    interface.cppNamespace # "::") #
                interface.cppInterfaceName # ">()">,
          "promising or implementing the `" # interface.cppInterfaceName #
          "` attr interface">;

class HasPromiseOrImplementsTypeInterface<TypeInterface interface>
    : CPred<"$_self.hasPromiseOrImplementsInterface<" #
            !if(!empty(interface.cppNamespace), "",
                interface.cppNamespace # "::") #
            interface.cppInterfaceName # ">()">;

class PromisedTypeInterface<TypeInterface interface>
    : TypeConstraint<HasPromiseOrImplementsTypeInterface<interface>,
                     "promising or implementing the `" #
                     interface.cppInterfaceName # "` type interface">;

//===----------------------------------------------------------------------===//
// Expressions about a named operand or result
//===----------------------------------------------------------------------===//

class Rank<string name>
    : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name #
              ".getType()).getRank()">;
class Shape<string name>
    : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name #
              ".getType()).getShape()">;
class ElementCount<string name>
    : StrFunc<"llvm::cast<::mlir::ShapedType>($" # name #
              ".getType()).getNumElements()">;
class ElementType<string name>
    : StrFunc<"getElementTypeOrSelf($" # name # ")">;

//===----------------------------------------------------------------------===//
// Predicates and traits over a list of expressions
//===----------------------------------------------------------------------===//

// At least one is true.
class AnyPred<list<string> values>
    : CPred<!if(!lt(!size(values), 1), "false",
                !foldl("(" # !head(values) # ")", !tail(values), acc, v,
                       acc # " || (" # v # ")"))>;

// All are equal: each to the next, and the last to the first.
class AllMatchPred<list<string> values>
    : CPred<!if(!lt(!size(values), 2), "true",
                !foldl("(" # !head(values) # ")", !tail(values), acc, v,
                       acc # " == (" # v # ") && (" # v # ")") #
                " == (" # !head(values) # ")")>;

class AllMatch<list<string> values, string summary>
    : PredOpTrait<summary, AllMatchPred<values>>;

// `operator` is an expression over `$_self`, applied to each of the names.
class AllMatchSameOperatorPred<list<string> names, string operator>
    : AllMatchPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;

class AllMatchSameOperatorTrait<list<string> names, string operator,
                                string summary>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " #
                  summary,
                  AllMatchSameOperatorPred<names, operator>> {
  list<string> values = names;
}

class AnyMatchOperatorPred<list<string> names, string operator>
    : AnyPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;

class AnyMatchOperatorTrait<list<string> names, string operator,
                            string summary>
    : PredOpTrait<"any of {" # !interleave(names, ", ") # "} has " # summary,
                  AnyMatchOperatorPred<names, operator>> {
  list<string> values = names;
}

class AllElementCountsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementCount<"_self">.result,
                                "element count">;
class AllElementTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementType<"_self">.result,
                                "element type">;
class AllRanksMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, Rank<"_self">.result, "rank">;
class AllShapesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, Shape<"_self">.result, "shape">;
// Formats also use it to infer types: one type determines the others.
class AllTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.getType()", "type">;
// The same class of type, whatever the parameters.
class AllTypeIDsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.getType().getTypeID()",
                                "type IDs">;

//===----------------------------------------------------------------------===//
// Traits: one type follows from another
//===----------------------------------------------------------------------===//

// A shaped value has one element for each value of a variadic operand, all of
// its element type.
class ShapedTypeMatchesElementCountAndTypes<string shapedArg,
                                            string elementsArg>
    : PredOpTrait<
          "shaped type '" # shapedArg # "' matches '" # elementsArg #
          "' element count and types",
          And<[CPred<ElementCount<shapedArg>.result #
                     " == static_cast<int64_t>($" # elementsArg #
                     ".getTypes().size())">,
               CPred<"::llvm::all_of($" # elementsArg # ".getTypes(), "
                     "[&](::mlir::Type t) { return t == " #
                     ElementType<shapedArg>.result # "; })">]>> {
  string shaped = shapedArg;
  string elements = elementsArg;
}

// The type of `rhsArg` is `transform` applied to that of `lhsArg`, which is
// `$_self` in the expression. Formats use it to infer the type of `rhsArg`.
class TypesMatchWith<string summary, string lhsArg, string rhsArg,
                     string transform, string comparator = "std::equal_to<>()">
    : PredOpTrait<summary,
                  CPred<comparator # "(" #
                        !subst("$_self", "$" # lhsArg # ".getType()",
                               transform) #
                        ", $" # rhsArg # ".getType())">> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
}

// The same, and true as long as one of the two is absent.
class OptionalTypesMatchWith<string summary, string lhsArg, string rhsArg,
                             string transform,
                             string comparator = "std::equal_to<>()">
    : TypesMatchWith<summary, lhsArg, rhsArg, transform,
                     "!get" # snakeCaseToCamelCase<lhsArg>.ret # "() || !get" #
                     snakeCaseToCamelCase<rhsArg>.ret # "() || " #
                     comparator>;

// The same for lists of types.
class RangedTypesMatchWith<string summary, string lhsArg, string rhsArg,
                           string transform>
    : TypesMatchWith<summary, lhsArg, rhsArg, transform, "llvm::equal">;

//===----------------------------------------------------------------------===//
// Traits: operands have certain types, one by one or in certain combinations
//===----------------------------------------------------------------------===//

class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes>
    : PredOpTrait<
          "operands {" # !interleave(inputArgs, ", ") #
          "} match expected types",
          !foldl(TruePred, !range(!size(inputArgs)), acc, i,
                 And<[acc, SubstLeaves<"$_self",
                                       "$" # inputArgs[i] # ".getType()",
                                       allowedTypes[i].predicate>]>)> {
  assert !eq(!size(inputArgs), !size(allowedTypes)),
         "inputArgs and allowedTypes lists must have the same length";

  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}

class InputAddressIsCombinationOf<list<string> inputArgs,
                                  list<list<Type>> allowedCombinations,
                                  string description = "">
    : PredOpTrait<
          !if(!empty(description),
              "operands {" # !interleave(inputArgs, ", ") #
              "} match one of the allowed type combinations",
              description),
          Or<!foreach(combination, allowedCombinations,
                      !foldl(TruePred, !range(!size(inputArgs)), acc, i,
                             And<[acc,
                                  SubstLeaves<"$_self",
                                              "$" # inputArgs[i] #
                                              ".getType()",
                                              combination[i].predicate>]>))>> {
  assert !gt(!size(allowedCombinations), 0),
         "allowedCombinations must not be empty";

  defvar inputArgSize = !size(inputArgs);
  defvar validSizes =
      !foldl(1, allowedCombinations, acc, combination,
             !and(acc, !eq(inputArgSize, !size(combination))));
  assert validSizes,
         "each combination in allowedCombinations must have the same length as inputArgs";

  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}

class TypeIsPred<string name, Type type>
    : SubstLeaves<"$_self", "$" # name # ".getType()", type.predicate>;
class TypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary,
                  TypeIsPred<name, type>>;

class ElementTypeIsPred<string name, Type type>
    : And<[SubstLeaves<"$_self", "$" # name # ".getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "getElementTypeOrSelf($" # name # ")",
                       type.predicate>]>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary,
                  ElementTypeIsPred<name, type>>;

//===----------------------------------------------------------------------===//
// Predicates over operands (TCop) and results (TCres) by number. VTEt is the
// element type of a vector or tensor.
//===----------------------------------------------------------------------===//

// Operand `idx` is shaped, with elements of `type`.
class TCopVTEtIs<int idx, Type type>
    : And<[CPred<"$_op.getNumOperands() > " # idx>,
           SubstLeaves<"$_self", "$_op.getOperand(" # idx # ").getType()",
                       IsShapedTypePred>,
           SubstLeaves<"$_self",
                       "getElementTypeOrSelf($_op.getOperand(" # idx # "))",
                       type.predicate>]>;

// Operands `i` and `j` are shaped, with the same type of elements.
class TCopVTEtIsSameAs<int i, int j>
    : And<[CPred<"$_op.getNumOperands() > " # !if(!gt(i, j), i, j)>,
           SubstLeaves<"$_self", "$_op.getOperand(" # i # ").getType()",
                       IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.getOperand(" # j # ").getType()",
                       IsShapedTypePred>,
           CPred<"::mlir::getElementTypeOrSelf($_op.getOperand(" # i #
                 ")) == ::mlir::getElementTypeOrSelf($_op.getOperand(" # j #
                 "))">]>;

// All operands with these numbers have the same type of elements.
class TCopVTEtAreSameAt<list<int> indices>
    : CPred<"::llvm::all_equal(::llvm::map_range("
            "::mlir::ArrayRef<unsigned>({" # !interleave(indices, ", ") # "}), "
            "[this](unsigned i) { "
            "return getElementTypeOrSelf(this->getOperand(i)); }))">;

// Result `i` and operand `j` are shaped.
class TCOpResIsShapedTypePred<int i, int j>
    : And<[CPred<"$_op.getNumResults() > " # i>,
           CPred<"$_op.getNumOperands() > " # j>,
           SubstLeaves<"$_self", "$_op.getResult(" # i # ").getType()",
                       IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.getOperand(" # j # ").getType()",
                       IsShapedTypePred>]>;

// Result `i` and operand `j` have the same type; the same type of elements.
class TCresIsSameAsOpBase<int i, int j>
    : CPred<"$_op.getResult(" # i # ").getType() == $_op.getOperand(" # j #
            ").getType()">;
class TCresVTEtIsSameAsOpBase<int i, int j>
    : CPred<"getElementTypeOrSelf($_op.getResult(" # i #
            ")) == getElementTypeOrSelf($_op.getOperand(" # j # "))">;
class TCresVTEtIsSameAsOp<int i, int j>
    : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;

// The shape of operand `opId` broadcasts with that of result `resId`.
class TCOpIsBroadcastableToRes<int opId, int resId>
    : And<[TCOpResIsShapedTypePred<opId, resId>,
           CPred<"::mlir::OpTrait::util::getBroadcastedType($_op.getOperand(" #
                 opId # ").getType(), $_op.getResult(" # resId #
                 ").getType())">]>;

#endif // OP_BASE
