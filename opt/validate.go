package opt

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/semantics"
)

// validatedSteps is how many operations a function may execute in a comparison.
const validatedSteps = 100_000

// A validator compares the behavior of functions before and after each pass that changes
// them.
type validator struct {
	pass.NopInstrumentation
	comparison semantics.Comparison

	mu      sync.Mutex
	before  map[*pass.Run]snapshot
	counts  map[semantics.Verdict]int
	reasons map[string]int // of comparisons that were not made, or not to their end
}

// A snapshot is a copy of the operation that a pass runs on.
type snapshot struct {
	op          *ir.Operation
	fingerprint ir.Fingerprint
}

func newValidator(c semantics.Comparison) *validator {
	return &validator{comparison: c, before: map[*pass.Run]snapshot{}, counts: map[semantics.Verdict]int{}, reasons: map[string]int{}}
}

// compared reports whether a pass runs on functions or on a symbol table of functions.
func compared(op *ir.Operation) bool {
	_, function := ir.InterfaceOf[ir.CallableOpInterface](op)
	return function || op.Has(ir.SymbolTableTrait)
}

func (v *validator) BeforePass(r *pass.Run) {
	if len(r.Pass.Nested()) > 0 || !compared(r.Op) {
		return
	}
	s := snapshot{r.Op.Clone(ir.NewMapping()), ir.NewFingerprint(r.Op, false)}
	v.mu.Lock()
	v.before[r] = s
	v.mu.Unlock()
}

func (v *validator) AfterPass(r *pass.Run, failed bool) {
	v.mu.Lock()
	s, ok := v.before[r]
	delete(v.before, r)
	v.mu.Unlock()
	if !ok || failed || s.fingerprint == ir.NewFingerprint(r.Op, false) {
		return
	}
	for _, f := range semantics.CompareModules(s.op, r.Op, v.comparison) {
		if ir.NewFingerprint(f.Before, false) == fingerprintOf(f.After) {
			continue
		}
		if f.Verdict == semantics.Refuted {
			r.Report(f.Report(fmt.Sprintf("pass '%s' has changed what '@%s' does", passName(r.Pass), f.Name)))
		}
		v.count(f.Outcome)
	}
}

func fingerprintOf(op *ir.Operation) (f ir.Fingerprint) {
	if op != nil {
		f = ir.NewFingerprint(op, false)
	}
	return f
}

func (v *validator) count(o semantics.Outcome) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.counts[o.Verdict]++
	if o.Verdict == semantics.Undecided || o.Verdict == semantics.NotChecked {
		v.reasons[o.Verdict.String()+": "+o.Reason]++
	}
}

// refuted reports whether a function does something else after a pass.
func (v *validator) refuted() bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.counts[semantics.Refuted] > 0
}

// summarize writes how many functions were compared, and why some were not.
func (v *validator) summarize(w io.Writer) {
	v.mu.Lock()
	defer v.mu.Unlock()
	total := 0
	for _, n := range v.counts {
		total += n
	}
	fmt.Fprintf(w, "validated %d changes of functions: %d refuted, %d without a counterexample, %d not decided, %d not checked\n", total,
		v.counts[semantics.Refuted], v.counts[semantics.NotRefuted], v.counts[semantics.Undecided], v.counts[semantics.NotChecked])
	var reasons []string
	for r := range v.reasons {
		reasons = append(reasons, r)
	}
	slices.SortFunc(reasons, func(a, b string) int {
		if n := v.reasons[b] - v.reasons[a]; n != 0 {
			return n
		}
		return strings.Compare(a, b)
	})
	for _, r := range reasons {
		fmt.Fprintf(w, "  %d %s\n", v.reasons[r], r)
	}
}

// passName returns the name that users know a pass by.
func passName(p *pass.Instance) string {
	if _, rules := p.Pass().(*ruleApplication); rules {
		return "rules"
	}
	return p.Definition().Argument
}
