package mlir

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// rewritten is the answer to a request to apply rules: the resulting text, and the log of the
// driver with the reasons why rules did not match.
type rewritten struct {
	Output string `json:"output"`
	Log    string `json:"log"`
}

// viewRewritten applies the rules of the project, or else those of all .pdll files in the
// workspace, to the isolated operation at a position, such as a function. The document does not
// change.
func (d *dialects) viewRewritten(w *server.Workspace, path string, t *server.Text, an server.Analysis, params json.RawMessage) (any, error) {
	a, ok := an.(*analysis)
	if !ok {
		return nil, server.Failed("language server does not contain an entry for this source file")
	}
	var at struct {
		Position struct{ Line, Character int }
	}
	if err := json.Unmarshal(params, &at); err != nil {
		return nil, err
	}
	offset := t.File.OffsetUTF16(at.Position.Line, at.Position.Character)
	p := a.part(offset)
	if p == nil {
		return nil, server.Failed("there is no operation at the position")
	}
	rules, err := a.base.rulesFor(w, path)
	if err != nil {
		return nil, err
	}
	c := rules.ctx
	places := &asm.Places{}
	module, list := asm.Parse(c.IR(), t.File, asm.ParseOptions{Part: asm.Part{Start: p.start, End: p.end, Set: true}, Places: places})
	if module == nil || list.HasErrors() {
		return nil, server.Failed("%s", firstError(list))
	}
	op := isolatedAt(places, module, offset)
	var log strings.Builder
	for _, d := range rules.broken {
		log.WriteString(leftOut(d))
	}
	res := rewrite.ApplyGreedily(op, rules.frozen, rewrite.GreedyConfig{Trace: &log})
	if res.Diagnostics.HasErrors() {
		return nil, server.Failed("%s", firstError(res.Diagnostics))
	}
	text := asm.String(op, asm.Options{Unprintable: func(op *ir.Operation, err error) {
		fmt.Fprintf(&log, "'%s' op is printed in generic form, because its custom form %v\n", op.Name(), err)
	}})
	return rewritten{text + "\n", log.String()}, nil
}

// isolatedAt returns the innermost isolated operation with regions at an offset.
func isolatedAt(places *asm.Places, module *ir.Operation, at uint32) *ir.Operation {
	for i := range places.Ops { // an operation follows those that it contains
		o := &places.Ops[i]
		if o.Start <= at && at < o.End && o.Op.NumRegions() > 0 && o.Op.Has(ir.IsolatedFromAbove) {
			return o.Op
		}
	}
	return module
}
