package mlir

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/explain"
)

// An explanation is the answer to the question why a rule does not match.
type explanation struct {
	// Text has all of it.
	Text string `json:"text"`
	// Places are the parts that concern a place: the operation, the condition in the rule, and the operation at which
	// it was asked.
	Places []explainedPlace `json:"places"`
}

// UserText is the text for an editor that shows only messages.
func (e *explanation) UserText() string { return e.Text }

// An explainedPlace is a part of an explanation.
type explainedPlace struct {
	protocol.Location
	Message string `json:"message"`
}

// maxExplained is the number of operations that are explained if the question names none.
const maxExplained = 3

// explainRule says why a rule does not match at an operation of a document, or where in the document it comes nearest to
// a match if there is no position. The rules of the workspace are applied to a copy, so the document does not change.
func (d *dialects) explainRule(w *server.Workspace, path string, t *server.Text, an server.Analysis, params json.RawMessage) (any, error) {
	a, ok := an.(*analysis)
	if !ok {
		return nil, server.Failed("the document is not open")
	}
	var q struct {
		Position *struct{ Line, Character int }
		Rule     string
	}
	if err := json.Unmarshal(params, &q); err != nil {
		return nil, err
	}
	if q.Rule == "" {
		return nil, server.Failed("the request names no rule")
	}
	rules, err := a.base.rulesFor(w, path)
	if err != nil {
		return nil, err
	}
	parts := a.parts
	at := uint32(0)
	if q.Position != nil {
		at = t.File.OffsetUTF16(q.Position.Line, q.Position.Character)
		p := a.part(at)
		if p == nil {
			return nil, server.Failed("there is no operation at the position")
		}
		parts = []*part{p}
	}
	var answer diag.List
	for _, p := range parts {
		list, err := p.explain(t, rules, q.Rule, q.Position != nil, at)
		if err != nil {
			return nil, err
		}
		answer = append(answer, list...)
	}
	if len(answer) == 0 {
		return nil, server.Failed("no operation is of interest for the rule '%s'", q.Rule)
	}
	return explained(w, rules.broken, answer[:min(len(answer), maxExplained)]), nil
}

// explain explains the rule at the operation at an offset, or at the operations of the part where it comes nearest to a
// match.
func (p *part) explain(t *server.Text, rules *ruleSet, rule string, one bool, at uint32) (diag.List, error) {
	places := &asm.Places{}
	module, list := asm.Parse(rules.ctx.IR(), t.File, asm.ParseOptions{Part: asm.Part{Start: p.start, End: p.end, Set: true}, Places: places})
	if module == nil || list.HasErrors() {
		return nil, server.Failed("%s", firstError(list))
	}
	root := module
	config := explain.Config{Module: module, Rule: rule, Print: shownOp}
	if one {
		op := opAt(places, at)
		if op == nil {
			return nil, server.Failed("there is no operation at the position")
		}
		root = isolatedAbove(op, module)
		config.At = func(x *ir.Operation) bool { return x == op }
	}
	config.Run = func() error {
		if res := rewrite.ApplyGreedily(root, rules.frozen, rewrite.GreedyConfig{}); res.Diagnostics.HasErrors() {
			return res.Diagnostics
		}
		return nil
	}
	r := explain.Find(config)
	if len(r.Rules) == 0 {
		return nil, server.Failed("there is no rule '%s'; the rules are %s", rule, strings.Join(r.Known, ", "))
	}
	var answer diag.List
	for _, f := range r.Findings {
		answer = append(answer, f.Diagnostic())
	}
	return answer, nil
}

// shownOp returns the text of an operation in an explanation.
func shownOp(op *ir.Operation) string {
	text := asm.String(op, asm.Options{SkipRegions: true, LocalScope: true, ElideElements: true, ElementsLimit: largeElements})
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// opAt returns the innermost operation at an offset, or nil.
func opAt(places *asm.Places, at uint32) *ir.Operation {
	for i := range places.Ops { // an operation follows those that it contains
		if o := &places.Ops[i]; o.Start <= at && at <= o.End {
			return o.Op
		}
	}
	return nil
}

// isolatedAbove returns the innermost isolated operation that contains an operation, or the module.
func isolatedAbove(op, module *ir.Operation) *ir.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Has(ir.IsolatedFromAbove) {
			return p
		}
	}
	return module
}

// explained formats an answer.
func explained(w *server.Workspace, broken, answer diag.List) *explanation {
	e := &explanation{Places: []explainedPlace{}}
	var b strings.Builder
	add := func(d *diag.Diagnostic, indent string) {
		fmt.Fprintf(&b, "%s%s\n", indent, d.Message)
		if at, ok := w.Location(d.Place); ok {
			e.Places = append(e.Places, explainedPlace{at, d.Message})
		}
	}
	for _, d := range answer {
		add(d, "")
		for _, n := range d.Notes {
			add(n, "  ")
		}
	}
	for _, d := range broken {
		b.WriteString(leftOut(d))
	}
	e.Text = b.String()
	return e
}

// maxActions bounds the rules that are offered for an operation.
const maxActions = 20

// Actions offers explanations of the rules that are for the operation at an offset.
func (a *analysis) Actions(w *server.Workspace, at uint32) (list []server.Action) {
	p := a.part(at)
	if p == nil || p.op == nil {
		return nil
	}
	op := opAt(&p.places, at)
	files, err := ruleFiles(w, a.file.Name)
	if op == nil || err != nil {
		return nil
	}
	line, _ := a.file.LineCol(at)
	character := a.file.ColumnUTF16(at)
	for _, r := range a.dialects.names.names(a.base, w, files) {
		if r.root != "" && r.root != op.Name() || len(list) == maxActions {
			continue
		}
		list = append(list, server.Action{Title: fmt.Sprintf("Why does %s not match here?", r.name), Command: server.ExplainRule,
			Argument: map[string]any{"uri": string(a.text.URI), "position": map[string]int{"line": line - 1, "character": character}, "rule": r.name}})
	}
	return slices.Clip(list)
}
