package pass

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// AnyOp is the anchor of a pipeline that runs on any operation that is isolated from above.
const AnyOp = "any"

// An OpManager is a pipeline: passes that run on an operation one after the other. It is
// MLIR's OpPassManager.
type OpManager struct {
	anchor string // the name of the operations, AnyOp for all
	passes []*Instance
	// Implicit makes Add nest a pass that is restricted to operations of another name.
	Implicit bool
	prepared bool
}

// NewOpManager returns an empty pipeline for operations of a name, or for [AnyOp].
func NewOpManager(anchor string) *OpManager { return &OpManager{anchor: anchor} }

// Anchor returns the name of the operations that the pipeline runs on.
func (m *OpManager) Anchor() string { return m.anchor }

// Passes returns the passes. An adaptor pass runs other pipelines; see [Instance.Nested].
func (m *OpManager) Passes() []*Instance { return m.passes }

// Add appends a pass. It panics if the pass is restricted to other operations than the
// pipeline's, unless the pipeline nests implicitly.
func (m *OpManager) Add(p Pass) {
	if err := m.add(instanceOf(p)); err != nil {
		panic(err)
	}
}

func (m *OpManager) add(p *Instance) error {
	on := p.def.On.Op
	if on == "" || m.anchor == AnyOp || on == m.anchor {
		m.passes, m.prepared = append(m.passes, p), false
		return nil
	}
	if !m.Implicit {
		return fmt.Errorf("Can't add pass '%s' restricted to '%s' on a PassManager intended to run on '%s', did you intend to nest?",
			p.Name(), on, m.anchor)
	}
	return m.Nest(on).add(p)
}

// Nest appends a pipeline for the operations of a name in the operations of m, and returns
// it. Pipelines that are appended one after the other run together, operation by operation.
func (m *OpManager) Nest(anchor string) *OpManager {
	n := &OpManager{anchor: anchor, Implicit: m.Implicit}
	a := &adaptor{managers: []*OpManager{n}}
	m.passes = append(m.passes, &Instance{def: a.definition(), pass: a, adaptor: a})
	m.prepared = false
	return n
}

// Nested returns the pipelines that an adaptor runs, or nil for other passes.
func (p *Instance) Nested() []*OpManager {
	if p.adaptor == nil {
		return nil
	}
	return p.adaptor.managers
}

// eachPass calls f for each pass that is not an adaptor.
func (m *OpManager) eachPass(f func(*Instance)) {
	for _, p := range m.passes {
		if p.adaptor == nil {
			f(p)
			continue
		}
		for _, n := range p.adaptor.managers {
			n.eachPass(f)
		}
	}
}

// title names the pipeline in reports.
func (m *OpManager) title() string { return "'" + m.anchor + "' Pipeline" }

// canScheduleOn reports whether the pipeline runs on an operation.
func (m *OpManager) canScheduleOn(def *ir.OpDef) bool {
	if m.anchor != AnyOp {
		return m.anchor == def.Name
	}
	return def.Registered && def.Has(ir.IsolatedFromAbove) &&
		!slices.ContainsFunc(m.passes, func(p *Instance) bool { return !p.canScheduleOn(def) })
}

// loadDialects loads the dialects whose operations the passes may create.
func (m *OpManager) loadDialects(ctx *ir.Context) {
	m.eachPass(func(p *Instance) {
		for _, n := range p.def.DependentDialects {
			ctx.Dialect(n)
		}
	})
}

// prepare joins adjacent adaptors, checks that the passes can run, and initializes them.
func (m *OpManager) prepare(ctx *ir.Context) error {
	if m.prepared {
		return nil
	}
	if err := m.join(ctx); err != nil {
		return err
	}
	if m.anchor != AnyOp {
		if def := ctx.LookupOp(m.anchor); def != nil {
			for _, p := range m.passes {
				if !p.canScheduleOn(def) {
					return fmt.Errorf("unable to schedule pass '%s' on a PassManager intended to run on '%s'!", p.Name(), m.anchor)
				}
			}
		}
	}
	for _, p := range m.passes {
		if i, ok := p.pass.(Initializer); ok {
			if err := i.Initialize(ctx); err != nil {
				return err
			}
		}
	}
	m.prepared = true
	return nil
}

// join joins adjacent adaptors.
func (m *OpManager) join(ctx *ir.Context) error {
	var joined []*Instance
	for _, p := range m.passes {
		if n := len(joined); p.adaptor != nil && n > 0 && joined[n-1].adaptor != nil && p.adaptor.joinTo(ctx, joined[n-1].adaptor) {
			continue
		}
		joined = append(joined, p)
	}
	m.passes = joined
	for _, p := range m.passes {
		for _, n := range p.Nested() {
			if err := n.prepare(ctx); err != nil {
				return err
			}
		}
	}
	return nil
}

// joinTo moves the pipelines of a to another adaptor, unless that changes which operations
// a pipeline runs on.
func (a *adaptor) joinTo(ctx *ir.Context, to *adaptor) bool {
	if a.conflicts(ctx, to) || to.conflicts(ctx, a) {
		return false
	}
	for _, m := range a.managers {
		i := slices.IndexFunc(to.managers, func(n *OpManager) bool { return n.anchor == m.anchor })
		if i < 0 {
			to.managers = append(to.managers, m)
			continue
		}
		to.managers[i].passes = append(to.managers[i].passes, m.passes...)
	}
	slices.SortStableFunc(to.managers, func(x, y *OpManager) int {
		switch {
		case x.anchor == AnyOp || y.anchor == AnyOp:
			if x.anchor == y.anchor {
				return 0
			} else if x.anchor == AnyOp {
				return 1
			}
			return -1
		}
		return strings.Compare(x.anchor, y.anchor)
	})
	return true
}

// conflicts reports whether a's pipeline for any operation can run on operations that o has a
// pipeline for.
func (a *adaptor) conflicts(ctx *ir.Context, o *adaptor) bool {
	i := slices.IndexFunc(a.managers, func(m *OpManager) bool { return m.anchor == AnyOp })
	return i >= 0 && slices.ContainsFunc(o.managers, func(m *OpManager) bool {
		if m.anchor == AnyOp {
			return true
		}
		def := ctx.LookupOp(m.anchor)
		return def != nil && a.managers[i].canScheduleOn(def)
	})
}

// String returns the pipeline as text, which [Registry.ParsePipeline] reads.
func (m *OpManager) String() string { return string(m.appendText(nil, -1)) }

// Pretty returns the pipeline as text with a line for each pass.
func (m *OpManager) Pretty() string { return string(m.appendText(nil, 0)) + "\n" }

// appendText appends the pipeline, on lines of their own unless indent is negative.
func (m *OpManager) appendText(b []byte, indent int) []byte {
	b = append(append(b, m.anchor...), '(')
	inner := indent
	if indent >= 0 {
		inner = indent + 2
	}
	newline := func(n int) {
		if indent >= 0 {
			b = append(b, "\n"+strings.Repeat(" ", n)...)
		}
	}
	if len(m.passes) > 0 {
		newline(inner)
	} else if indent >= 0 {
		b = append(b, '\n')
	}
	for i, p := range m.passes {
		if i > 0 {
			b = append(b, ',')
			newline(inner)
		}
		b = p.appendText(b, inner)
	}
	newline(indent)
	return append(b, ')')
}

func (p *Instance) appendText(b []byte, indent int) []byte {
	if p.adaptor == nil {
		if p.def.Argument == "" {
			return append(b, "unknown<"+p.Name()+">"...)
		}
		return p.appendOptions(append(b, p.def.Argument...))
	}
	for i, n := range p.adaptor.managers {
		if i > 0 {
			b = append(b, ',')
			if indent >= 0 {
				b = append(b, "\n"+strings.Repeat(" ", indent)...)
			}
		}
		b = n.appendText(b, indent)
	}
	return b
}
