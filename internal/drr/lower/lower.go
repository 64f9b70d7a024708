package lower

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/pdl/regions"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
	"github.com/mica-ir/mica/source"
)

// Lower returns a module with the patterns of the rules and registers the native
// functions that they apply in natives. The dialects in the rules and the pdl
// dialect must be registered with ctx, and api must know their C++ classes. Rules
// with an error are left out; there is one error for each. None may have Problems.
func Lower(rules []*drr.Rule, ctx *ir.Context, api *cppapi.API, natives *rewrite.Natives) (*ir.Operation, diag.List) {
	l := &lowering{ctx: ctx, api: api, natives: natives, b: ir.NewBuilder(ctx), rw: rewrite.NewRewriter(ctx, nil)}
	if err := pdl.Check(ctx); err != nil {
		l.diags.Errorf(diag.Place{}, "%v", err)
		return nil, l.diags
	}
	l.types.attribute, l.types.operation = pdl.TypeOf(ctx, pdl.Attribute), pdl.TypeOf(ctx, pdl.Operation)
	l.types.typ, l.types.value = pdl.TypeOf(ctx, pdl.Type), pdl.TypeOf(ctx, pdl.Value)
	l.types.typs, l.types.values = pdl.TypeOf(ctx, pdl.TypeRange), pdl.TypeOf(ctx, pdl.ValueRange)
	module := ir.NewModule(ctx, ctx.UnknownLoc())
	for _, r := range rules {
		before := len(l.diags)
		made := l.alternatives(r)
		if l.diags[before:].HasErrors() {
			// Later errors in a rule are consequences of its first one.
			first := slices.IndexFunc(l.diags[before:], func(d *diag.Diagnostic) bool { return d.Severity == diag.Error })
			l.diags = append(l.diags[:before], l.diags[before+first])
			for _, op := range made {
				op.Erase()
			}
			continue
		}
		for _, op := range made {
			module.Region(0).Entry().Append(op)
		}
	}
	regions.Register(module, natives)
	return module, l.diags
}

// alternatives lowers a rule to a pattern for each way to match.
func (l *lowering) alternatives(r *drr.Rule) []*ir.Operation {
	count := alternatives(r.Source)
	if count > maxAlternatives {
		l.diags.Errorf(diag.At(r.Pos()), "the rule can match in %d ways, more than %d", count, maxAlternatives)
		return nil
	}
	var made []*ir.Operation
	for k := range count {
		if op := l.rule(r, k, count); op != nil {
			made = append(made, op)
		}
	}
	return made
}

// maxAlternatives bounds the number of patterns for one rule.
const maxAlternatives = 256

// A lowering lowers one rule at a time.
type lowering struct {
	ctx     *ir.Context
	api     *cppapi.API
	natives *rewrite.Natives
	b       *ir.Builder
	rw      *rewrite.Rewriter
	diags   diag.List
	types   struct{ attribute, operation, typ, value, typs, values ir.Type }

	current *drr.Rule
	part    part // of the rule
	symbols map[string]*symbol
	// supplemental: the additional operations of a rewrite are being lowered, which bind no symbols.
	supplemental bool
	native       map[*ir.Value]*cxx.Type // C++ types of the results of native calls
	matched      map[*drr.Node]*ir.Value // operations of the source
	definers     map[*drr.Node]*ir.Value // values whose defining operations native calls match
	way          int                     // the number of the alternative being lowered
	choice       int                     // the part of way that has not been used yet, a mixed-radix number
	ways         int                     // the number of alternatives that differ in this part
	calls        int                     // natives registered for the rule
	root         *ir.Value
	// rootTypes holds the type handles of the root's result groups.
	rootTypes []*ir.Value
	lastOp    *ir.Value // the last operation that was built
}

// A symbol is the meaning of a name in the rule.
type symbol struct {
	handle *ir.Value // an operand, a range of operands, an attribute, or an operation
	op     *ods.Operator
	attr   *ods.Attribute // of an attribute
	parts  []*ir.Value    // of a native call with several results, or a listed group
	typ    *ods.TypeConstraint
	// variadic: the parts are the values of one operand group.
	variadic bool
	result   bool // created by the rewrite
	// property is set if handle is the attribute form of a property.
	property *propertySymbol
	// number is that of a region or of a successor of handle.
	number int
	// inlined: handle is a list of values of unknown length.
	inlined bool
}

// errorf reports an error at the part of the rule that is being lowered.
func (l *lowering) errorf(format string, args ...any) {
	l.current.AddNotes(l.diags.Errorf(diag.At(l.part.Pos()), format, args...))
}

// A part is a part of a rule.
type part interface{ Pos() source.Pos }

// enter starts the lowering of a part of the rule. The returned function returns to
// the outer part.
func (l *lowering) enter(p part) func() {
	outer, loc := l.part, l.b.Loc
	l.part, l.b.Loc = p, l.location(p.Pos())
	return func() { l.part, l.b.Loc = outer, loc }
}

// location converts a location in a .td file to an IR location.
func (l *lowering) location(p source.Pos) *ir.Location {
	if !p.IsValid() {
		return l.ctx.UnknownLoc()
	}
	line, col := p.LineCol()
	return l.ctx.FileLineColLoc(p.File.Name, uint32(line), uint32(col))
}

// rule lowers one of the alternatives of a rule. It returns nil after an error.
func (l *lowering) rule(r *drr.Rule, choice, ways int) *ir.Operation {
	l.current, l.part, l.way, l.choice, l.ways, l.calls = r, r, choice, choice, ways, 0
	l.symbols, l.native = map[string]*symbol{}, map[*ir.Value]*cxx.Type{}
	l.matched, l.definers = map[*drr.Node]*ir.Value{}, map[*drr.Node]*ir.Value{}

	l.root, l.rootTypes = nil, nil
	before := len(l.diags)
	l.b.Loc = l.location(r.Pos())
	l.b.ClearInsertionPoint()
	pattern := l.create("pdl.pattern", nil, nil, 1,
		attr("benefit", l.ctx.Int64Attr(l.ctx.I16(), int64(min(r.Benefit, math.MaxInt16)))),
		attr("sym_name", l.ctx.StringAttr(l.patternName(r, choice))))
	body := ir.NewBlock()
	pattern.Region(0).AppendBlock(body)
	l.b.SetInsertionPointToEnd(body)

	l.root = l.matchOp(r.Source, true)
	if l.diags[before:].HasErrors() {
		return nil
	}
	for _, c := range r.Constraints {
		l.constraint(c)
	}
	rewriteOp := l.create("pdl.rewrite", []*ir.Value{l.root}, nil, 1)
	steps := ir.NewBlock()
	rewriteOp.Region(0).AppendBlock(steps)
	l.b.SetInsertionPointToEnd(steps)
	l.fuseLocations(r)
	l.rewrite(r)
	if l.diags[before:].HasErrors() {
		return nil
	}
	return pattern
}

func (l *lowering) patternName(r *drr.Rule, choice int) string {
	if choice == 0 {
		return r.Name
	}
	return fmt.Sprintf("%s.%d", r.Name, choice)
}

func attr(name string, a ir.Attribute) ir.NamedAttribute {
	return ir.NamedAttribute{Name: name, Value: a}
}

// create inserts an operation at the insertion point. attrs include the segment
// sizes.
func (l *lowering) create(name string, operands []*ir.Value, types []ir.Type, regions int, attrs ...ir.NamedAttribute) *ir.Operation {
	s := &ir.OperationState{Def: l.ctx.OpDef(name), Loc: l.b.Loc, Operands: operands, Types: types, Attributes: attrs, NumRegions: regions}
	if name == "pdl.rewrite" {
		s.AddAttribute(ir.OperandSegments, l.ctx.DenseI32Array([]int32{1, int32(len(operands) - 1)}))
	}
	return l.b.Create(s)
}

// one is create for an operation with one result.
func (l *lowering) one(name string, t ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return l.create(name, operands, []ir.Type{t}, 0, attrs...).Result(0)
}

// operation creates a pdl.operation.
func (l *lowering) operation(name string, operands []*ir.Value, attrNames []string, attrs, types []*ir.Value) *ir.Value {
	all := append(append(append([]*ir.Value{}, operands...), attrs...), types...)
	names := make([]ir.Attribute, len(attrNames))
	for i, n := range attrNames {
		names[i] = l.ctx.StringAttr(n)
	}
	return l.one("pdl.operation", l.types.operation, all,
		attr("opName", l.ctx.StringAttr(name)),
		attr("attributeValueNames", l.ctx.ArrayAttr(names)),
		attr(ir.OperandSegments, l.ctx.DenseI32Array([]int32{int32(len(operands)), int32(len(attrs)), int32(len(types))})))
}

// nativeName returns the name for the rule's next native function.
func (l *lowering) nativeName() string {
	l.calls++
	return fmt.Sprintf("%s.%d", l.patternName(l.current, l.way), l.calls)
}

// compile compiles a C++ snippet of the rule. It returns nil after an error.
func (l *lowering) compile(s *snippet.Code, what string) *snippet.Function {
	s.Builder, s.Description = "$_builder", what+" of the rule '"+l.current.Name+"'"
	if op := l.current.Source.Op; op != nil {
		s.Namespaces = append(s.Namespaces, op.CppNamespace)
	}
	f, errs := snippet.Compile(l.api, s)
	if f == nil {
		l.errorf("%s cannot be evaluated: %s", s.Description, snippet.Describe(errs))
		d := l.diags[len(l.diags)-1]
		d.Notef(diag.At(l.part.Pos()), "the code is: %s", strings.Join(strings.Fields(s.Text), " "))
		for _, e := range errs {
			if strings.HasPrefix(e.Message, "use of undeclared identifier") {
				d.Notef(diag.At(l.part.Pos()), "functions for native code come from C++ files (--cxx), from records of class CppFunctions or native functions of PDLL next to the rules, and from Go (mica.Config.Code)")
				break
			}
		}
	}
	return f
}
