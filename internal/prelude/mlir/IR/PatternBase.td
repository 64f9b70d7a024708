//===- PatternBase.td - Rewrite rules ----------------------*- tablegen -*-===//
//
// A rule is made of dags. Their operators are operations, calls of native code,
// or the directives below; their arguments are constraints, nested dags and
// `$name`s.
//
//===----------------------------------------------------------------------===//

#ifndef PATTERNBASE_TD
#define PATTERNBASE_TD

include "mlir/IR/OpBase.td"

// Adds to the benefit that a rule has by the number of operations it matches.
def addBenefit;

// The last dags replace the results of the matched root, in order; the dags
// before them create auxiliary operations. All of `preds` must hold. The
// supplemental dags are run when the replacements are made.
class Pattern<dag source, list<dag> results, list<dag> preds = [],
              list<dag> supplemental_results = [],
              dag benefitAdded = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = preds;
  list<dag> supplementalPatterns = supplemental_results;
  dag benefitDelta = benefitAdded;
}

// For the usual case with a single result dag.
class Pat<dag pattern, dag result, list<dag> preds = [],
          list<dag> supplemental_results = [],
          dag benefitAdded = (addBenefit 0)>
    : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;

//===----------------------------------------------------------------------===//
// Native code
//===----------------------------------------------------------------------===//

// An expression over `$0`, `$1` and so on, the arguments in the dag. `$_self` is,
// in a source pattern, the operation or attribute that is matched. Others are
// `$_builder` and `$_loc`. `returns` is the number of values.
class NativeCodeCall<string expr, int returns = 1> {
  string expression = expr;
  int numReturns = returns;
}
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

// Matches an operation with a known result and binds the attribute to `$0`.
def ConstantLikeMatcher
    : NativeCodeCall<"::mlir::success(::mlir::matchPattern("
                     "$_self->getResult(0), ::mlir::m_Constant(&$0)))">;

//===----------------------------------------------------------------------===//
// Directives
//===----------------------------------------------------------------------===//

// In place of an operation: the value to use instead.
def replaceWithValue;
// As an operation's last arguments: where it is, and what types it returns.
def location;
def returnType;
// In a source pattern: two operands in either order; the values of a variadic.
def either;
def variadic;

//===----------------------------------------------------------------------===//
// Constraints that are useful in rules
//===----------------------------------------------------------------------===//

def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;

#endif // PATTERNBASE_TD
