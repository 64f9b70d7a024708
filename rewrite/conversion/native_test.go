package conversion_test

import (
	"strings"
	"testing"
)

// TestNativeTransactions runs rules whose native rewrites change operations in place. Their changes are undone if they
// fail, or if the operations that they create cannot be converted: [convertWith] compares the module.
func TestNativeTransactions(t *testing.T) {
	const in = `%a = "m.a"() : () -> i64
		%b = "m.b"() {n = 1 : i64} : () -> i64
		"toy.op"(%a, %b) {n = 1 : i64} : (i64, i64) -> ()`
	rule := func(body, replacement string) string {
		return `Rewrite Change(root: Op) -> Op [{
				Operation *other = root->getOperand(1).getDefiningOp();
				` + body + `
				return other;
			}];
			Pattern {
				let r = op<toy.op>(x: ValueRange);
				rewrite r with { let o = Change(r); ` + replacement + ` };
			}`
	}
	const erase = "erase r;"
	const illegal = "replace r with op<toy.rest>(x);"
	tests := []struct{ name, rule, want string }{
		{"finalize", rule(`rewriter.startOpModification(other); other->setAttr("n", rewriter.getI64IntegerAttr(2)); rewriter.finalizeOpModification(other);`, erase), `n = 2`},
		{"finalizeUndone", rule(`rewriter.startOpModification(other); other->setAttr("n", rewriter.getI64IntegerAttr(2)); rewriter.finalizeOpModification(other);`, illegal), `n = 1`},
		{"cancel", rule(`rewriter.startOpModification(other); other->setAttr("n", rewriter.getI64IntegerAttr(2)); rewriter.cancelOpModification(other);`, erase), `n = 1`},
		{"cancelOperands", rule(`rewriter.startOpModification(root); root->setOperand(0, root->getOperand(1)); rewriter.cancelOpModification(root);`, "replace r with op<m.r>(x);"), `"m.r"(%0, %1)`},
		{"cancelUndone", rule(`rewriter.startOpModification(other); other->setAttr("n", rewriter.getI64IntegerAttr(2)); rewriter.cancelOpModification(other);`, illegal), `n = 1`},
		{"inPlace", rule(`rewriter.modifyOpInPlace(other, [&] { other->setAttr("n", rewriter.getI64IntegerAttr(2)); });`, erase), `n = 2`},
		{"inPlaceUndone", rule(`rewriter.modifyOpInPlace(other, [&] { other->setAttr("n", rewriter.getI64IntegerAttr(2)); });`, illegal), `n = 1`},
		{"inPlaceOperandsUndone", rule(`rewriter.modifyOpInPlace(root, [&] { root->setOperand(0, root->getOperand(1)); root->setAttr("n", rewriter.getI64IntegerAttr(3)); });`, illegal), `"toy.op"(%0, %1) {n = 1`},
		{"unfinished", rule(`rewriter.startOpModification(other); other->setAttr("n", rewriter.getI64IntegerAttr(2));`, illegal), `n = 1`},
		{"failsWithin", rule(`rewriter.startOpModification(other); other->setAttr("n", rewriter.getI64IntegerAttr(2)); other->getOperand(7); rewriter.finalizeOpModification(other);`, erase), `n = 1`},
		{"failsInPlace", rule(`rewriter.modifyOpInPlace(other, [&] { other->setAttr("n", rewriter.getI64IntegerAttr(2)); other->getOperand(7); });`, erase), `n = 1`},
		{"neverBegun", rule(`rewriter.finalizeOpModification(other);`, erase), `n = 1`},
		{"otherBegun", rule(`rewriter.startOpModification(root); rewriter.finalizeOpModification(other);`, erase), `n = 1`},
		{"nested", rule(`rewriter.startOpModification(other); rewriter.startOpModification(root); root->setAttr("n", rewriter.getI64IntegerAttr(5)); rewriter.cancelOpModification(root);
			other->setAttr("n", rewriter.getI64IntegerAttr(2)); rewriter.finalizeOpModification(other);`, erase), `n = 2`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := convertWith(t, test.rule, in); !strings.Contains(got, test.want) {
				t.Errorf("%s is not in\n%s", test.want, got)
			}
		})
	}
}
