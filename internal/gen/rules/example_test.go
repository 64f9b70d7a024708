package rules_test

import (
	"bytes"
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/internal/gen/rules"
)

// A rule becomes a function that matches and one that rewrites.
func Example() {
	ctx, _ := mica.NewContext(mica.Config{AllowUnregistered: true})
	read, _ := ctx.ReadRules(mica.Text("neg.pdll", "Pattern NegOfNeg => replace op<toy.neg>(op<toy.neg>(x: Value)) with x;"))
	compiled, _ := ctx.Compile(read[0], mica.RuleOptions{})
	out, diags := rules.Generate([]rules.Set{{Name: "neg.pdll", Compiled: compiled}}, rules.Options{Package: "neg", NoExplanations: true})
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	fmt.Printf("%s", out.Text[bytes.Index(out.Text, []byte("// matchToyNeg")):])
	// Output:
	// // matchToyNeg finds the matches of rules at 'toy.neg'.
	// func (s *ruleState) matchToyNeg(root *ir.Operation, r *rewrite.Rewriter, to []rewrite.Match) []rewrite.Match {
	// 	operands := compiled.Operands(root, compiled.All, false)
	// 	def := operands.DefiningOp()
	// 	if def == nil || def.Def() != s.opToyNeg || def.NumOperands() != 1 { // NegOfNeg
	// 		return to
	// 	}
	// 	defOperand0 := def.Operand(0)
	// 	if defOperand0 == nil {
	// 		return to
	// 	}
	// 	defResults := compiled.Results(def, compiled.All, false)
	// 	if !compiled.EqualValues(defResults, operands) {
	// 		return to
	// 	}
	// 	// NegOfNeg (neg.pdll:1:1)
	// 	s.negOfNeg = negOfNegInputs{defOperand0: defOperand0, root: root, def: def}
	// 	to = append(to, rewrite.Match{Pattern: s.patterns[0], Data: 0})
	// 	return to
	// }
	//
	// // rewriteNegOfNeg applies NegOfNeg (neg.pdll:1:1).
	// func (s *ruleState) rewriteNegOfNeg(r *rewrite.Rewriter) bool {
	// 	m := &s.negOfNeg
	// 	x := &s.rewrite
	// 	x.Begin(r, m.def, m.root)
	// 	if !x.With().Operands(m.defOperand0).Replace("neg.pdll:1:21", m.root) {
	// 		return false
	// 	}
	// 	return true
	// }
}
