//===- Constraints.td - Predicates and what they constrain ----------------===//
//
// A predicate is a C++ condition with placeholders, or a combination of
// predicates. A constraint is a predicate together with its description in
// verification messages.
//
//===----------------------------------------------------------------------===//

#ifndef CONSTRAINTS
#define CONSTRAINTS

include "mlir/IR/Utils.td"

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

class Pred;

// A leaf: one C++ expression of type bool. Placeholders are `$_self` for the
// tested entity, `$_op` for the operation, `$_builder` and `$_ctxt`, and in
// traits of operations `$name` for an argument or a result.
class CPred<code pred> : Pred {
  code predExpr = "(" # pred # ")";
}

// How a combination composes the conditions of its children.
class PredCombinerKind;
def PredCombinerAnd : PredCombinerKind;
def PredCombinerOr : PredCombinerKind;
def PredCombinerNot : PredCombinerKind;
def PredCombinerSubstLeaves : PredCombinerKind;
def PredCombinerConcat : PredCombinerKind;

class CombinedPred<PredCombinerKind k, list<Pred> c> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = c;
}

// Holds if all children hold, so with no children always.
class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;

// Holds if at least one child holds, so with no children never.
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;

class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;

defvar TruePred = And<[]>;
defvar False = Or<[]>;

// The child, with every `pat` in its leaves replaced by `repl`. This is how a
// condition on a type becomes one on the type of some operand.
class SubstLeaves<string pat, string repl, Pred child>
    : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = pat;
  string replacement = repl;
}

// The text of the child's condition between two other texts.
class Concat<string pre, Pred child, string suf>
    : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = pre;
  string suffix = suf;
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

class Constraint<Pred pred, string desc = ""> {
  Pred predicate = pred;
  // Description of what the entity must be, for messages.
  string summary = desc;
}

// A condition on a type or an attribute. With a function name, generators can
// emit a free function for the predicate.
class AttrTypeConstraint<Pred pred, string summary = "",
                         string cppFunctionNameParam = "">
    : Constraint<pred, summary> {
  string cppFunctionName = cppFunctionNameParam;
}

// `$_self` is the type; `cppType` the C++ class of all types that satisfy it.
class TypeConstraint<Pred predicate, string summary = "",
                     string cppTypeParam = "::mlir::Type",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam> {
  string cppType = cppTypeParam;
}

// `$_self` is the attribute.
class AttrConstraint<Pred predicate, string summary = "",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam>;

// `$_self` is the property as its interface type.
class PropConstraint<Pred predicate, string summary = "",
                     string interfaceTypeParam = "">
    : Constraint<predicate, summary> {
  code interfaceType = interfaceTypeParam;
}

// `$_self` is the region.
class RegionConstraint<Pred predicate, string summary = "">
    : Constraint<predicate, summary>;

// `$_self` is the block.
class SuccessorConstraint<Pred predicate, string summary = "">
    : Constraint<predicate, summary>;

// More constraints are declared with the entities that they constrain: see
// CommonTypeConstraints.td, CommonAttrConstraints.td, Properties.td, OpBase.td.

#endif // CONSTRAINTS
