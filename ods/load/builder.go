package load

import (
	"strconv"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

func sourceBuilder(b ods.OpBuilder) cppapi.SourceBuilder {
	return cppapi.SourceBuilder{Params: sourceParams(b.Params), Body: b.Body}
}

// A buildParam is a parameter of a builder that mlir-tblgen generates, after the builder
// and the state.
type buildParam struct {
	typ *cxx.Type
	add func(s *buildState, v cxx.Value) bool
	// inGo adds the parameter $1 to the state $0, and goType is the Go type of $1.
	inGo, goType string
	// optional means that the parameter has a default value and can be omitted.
	optional bool
}

// A buildState is a state with the sizes of its groups.
type buildState struct {
	*ir.OperationState
	operands, results []int32
	listed            bool // without the sizes of the groups
}

// defaultBuilders returns the builders that mlir-tblgen generates, whose parameters are the
// parts of the operation. The types of the results are a parameter each or a list, or follow
// from the rest; attributes are themselves or, where C++ has another type for them, their
// values. Others have lists of all operands and all attributes.
func (l *loader) defaultBuilders(op *ods.Operator, stored storeFunc) []*cxx.Func {
	rest, hasValues := l.buildParams(op, false, stored)
	lists := [][]buildParam{rest}
	if hasValues {
		values, _ := l.buildParams(op, true, stored)
		lists = append(lists, values)
	}
	var each []buildParam
	for i, v := range op.Results {
		each = append(each, l.resultParam(i, v))
	}
	all := []buildParam{{
		typ: l.api.TypeRange(), inGo: "$0.Results($1......)",
		add: func(s *buildState, v cxx.Value) bool {
			s.Types = append(s.Types, cppapi.Types(v)...)
			return true
		},
	}}
	var funcs []*cxx.Func
	add := func(params []buildParam) { funcs = cppapi.AddBuild(funcs, l.defaultBuilder(op, params)) }
	infers := op.HasInterface("InferTypeOpInterface")
	for _, list := range lists {
		add(append(each[:len(each):len(each)], list...))
		if len(op.Results) > 0 && infers || op.KnowsInference {
			add(list)
		}
		add(append(all[:1:1], list...))
	}
	if op.HasVariadicRegions() {
		return funcs // the number of regions is a parameter
	}
	listed := []buildParam{l.operandsParam(), l.attributesParam()}
	add(append(all[:1:1], listed...))
	if (infers || op.KnowsInference && op.InfersTypes()) && len(op.Successors) == 0 {
		add(listed)
	}
	return funcs
}

// operandsParam is the list of all operands.
func (l *loader) operandsParam() buildParam {
	return buildParam{typ: l.api.ValueRange(), inGo: "$0.Operands($1......)", add: func(s *buildState, v cxx.Value) bool {
		s.Operands, s.listed = append(s.Operands, cppapi.Values(v)...), true
		return true
	}}
}

// attributesParam is the list of all attributes.
func (l *loader) attributesParam() buildParam {
	return buildParam{
		typ: cxx.ListOf(l.api.Class("NamedAttribute").Type()), inGo: "$0.Attributes($1......)", optional: true,
		add: func(s *buildState, v cxx.Value) bool {
			s.Attributes = append(s.Attributes, cppapi.NamedAttributes(v)...)
			return true
		},
	}
}

func (l *loader) defaultBuilder(op *ods.Operator, params []buildParam) *cxx.Func {
	f := &cxx.Func{Host: cppapi.DefaultBuild{}, Params: []*cxx.Type{l.api.Builder.Type(), l.api.Class("OperationState").Type()}}
	inGo := &cxx.GoCall{Args: []string{"", ""}, Steps: []cxx.GoStep{}}
	for i, p := range params {
		f.Params = append(f.Params, p.typ)
		inGo.Args = append(inGo.Args, p.goType)
		inGo.Steps = append(inGo.Steps, cxx.GoStep{Text: p.inGo, To: 1, Arg: i + 2})
		if p.optional {
			f.Optional++
			inGo.Defaults = append(inGo.Defaults, "nil")
		}
	}
	f.Go = inGo
	f.Call = func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s, ok := args[1].Obj().(*ir.OperationState)
		if !ok {
			return m.Failf("build: no state")
		}
		b := &buildState{OperationState: s}
		for i, p := range params[:len(args)-2] {
			if !p.add(b, args[i+2]) {
				return m.FailUnknown("build: an argument of type '%s'", p.typ)
			}
		}
		ctx := s.Location().Context()
		if s.Def.Has(ir.AttrSizedOperandSegments) && !b.listed {
			s.AddAttribute(ir.OperandSegments, ctx.DenseI32Array(b.operands))
		}
		if s.Def.Has(ir.AttrSizedResultSegments) && len(b.results) > 0 {
			s.AddAttribute(ir.ResultSegments, ctx.DenseI32Array(b.results))
		}
		return cxx.Value{}
	}
	return f
}

func (l *loader) resultParam(i int, v *ods.Value) buildParam {
	n := strconv.Itoa(i)
	add := func(s *buildState, ts ...ir.Type) bool {
		s.Types, s.results = append(s.Types, ts...), append(s.results, int32(len(ts)))
		return true
	}
	switch v.Constraint.Arity {
	case ods.Single:
		return buildParam{typ: l.api.Type.Type(), inGo: "$0.ResultAt(" + n + ", $1)", goType: "ir.Type", add: func(s *buildState, v cxx.Value) bool {
			return cppapi.AsType(v) != nil && add(s, cppapi.AsType(v))
		}}
	case ods.Optional:
		return buildParam{typ: l.api.Type.Type(), inGo: "if t := $1; t != nil {\n$0.ResultAt(" + n + ", t)\n}", goType: "ir.Type", add: func(s *buildState, v cxx.Value) bool {
			if t := cppapi.AsType(v); t != nil {
				return add(s, t)
			}
			return add(s)
		}}
	}
	return buildParam{typ: l.api.TypeRange(), inGo: "$0.ResultAt(" + n + ", $1......)", add: func(s *buildState, v cxx.Value) bool { return add(s, cppapi.Types(v)...) }}
}

// buildParams returns the parameters after the types of the results. If values is set,
// attributes are given as values, and hasValues reports whether any attribute has that form.
func (l *loader) buildParams(op *ods.Operator, values bool, stored storeFunc) (params []buildParam, hasValues bool) {
	all, attrs := op.BuilderDefaults(values)
	for i, a := range op.Args {
		switch a.Kind {
		case ods.OperandArg:
			params = append(params, l.operandParam(a.Index, op.Operands[a.Index]))
		case ods.AttributeArg:
			d := op.Attributes[a.Index]
			if d.Attr.DerivedBody != "" || d.Name == ir.OperandSegments || d.Name == ir.ResultSegments || op.IsSegments(d.Name) {
				continue
			}
			t := l.storageType(op, d.Attr)
			if v := l.attrSlot(op, a.Index, d, cxx.Compile).typ; !cxx.Same(v, t) && d.Attr.ConstBuilderCall != "" && v.Kind != cxx.KindOptional {
				if hasValues = true; values {
					p := slotParam(a.Index, d.Name, v, stored)
					if v.Kind == cxx.KindObject && v.Class.DerivesFrom(l.api.Type) {
						p.goType = "ir.Type"
					}
					p.optional = i >= attrs
					params = append(params, p)
					continue
				}
			}
			params = append(params, buildParam{typ: t, inGo: "$0.SetAt(" + strconv.Itoa(a.Index) + ", $1)", goType: "ir.Attribute", optional: i >= attrs, add: func(s *buildState, v cxx.Value) bool {
				if x := cppapi.AsAttribute(v); x != nil {
					s.AddAttribute(d.Name, x)
				}
				return true
			}})
		case ods.PropertyArg:
			p := op.Properties[a.Index]
			f, ok := l.propertyForm(p.Prop)
			if !ok {
				return nil, false
			}
			slot := slotParam(len(op.Attributes)+a.Index, p.Name, f.typ, stored)
			slot.optional = p.Prop.HasDefault && i >= all
			params = append(params, slot)
		}
	}
	for i, s := range op.Successors {
		n := strconv.Itoa(i)
		if s.Variadic {
			params = append(params, buildParam{typ: cxx.ListOf(l.api.Block.Type()), inGo: "$0.SuccessorAt(" + n + ", $1......)", add: func(s *buildState, v cxx.Value) bool {
				for k := range v.Len() {
					b, ok := v.At(k).Obj().(*ir.Block)
					if !ok {
						return false
					}
					s.Successors = append(s.Successors, b)
				}
				return true
			}})
			continue
		}
		params = append(params, buildParam{typ: l.api.Block.Type(), inGo: "$0.SuccessorAt(" + n + ", $1)", add: func(s *buildState, v cxx.Value) bool {
			b, ok := v.Obj().(*ir.Block)
			s.Successors = append(s.Successors, b)
			return ok
		}})
	}
	return params, hasValues
}

// slotParam is the parameter of an attribute or a property that is given as its value.
func slotParam(slot int, name string, t *cxx.Type, stored storeFunc) buildParam {
	p := buildParam{typ: t, inGo: "$0.SetAt(" + strconv.Itoa(slot) + ", $1)"}
	if t.Kind == cxx.KindOptional {
		p.inGo = "if v := $1; v != nil {\n$0.SetAt(" + strconv.Itoa(slot) + ", *v)\n}"
	}
	p.add = func(s *buildState, v cxx.Value) bool {
		x, ok := stored(s.Location().Context(), slot, v, t)
		if x != nil {
			s.AddAttribute(name, x)
		}
		return ok
	}
	return p
}

func (l *loader) operandParam(i int, v *ods.Value) buildParam {
	n := strconv.Itoa(i)
	add := func(s *buildState, vs ...*ir.Value) bool {
		s.Operands, s.operands = append(s.Operands, vs...), append(s.operands, int32(len(vs)))
		return true
	}
	switch v.Constraint.Arity {
	case ods.Single:
		return buildParam{typ: l.api.Value.Type(), inGo: "$0.OperandAt(" + n + ", $1)", add: func(s *buildState, v cxx.Value) bool {
			return cppapi.AsValue(v) != nil && add(s, cppapi.AsValue(v))
		}}
	case ods.Optional:
		return buildParam{typ: l.api.Value.Type(), inGo: "if v := $1; v != nil {\n$0.OperandAt(" + n + ", v)\n}", add: func(s *buildState, v cxx.Value) bool {
			if x := cppapi.AsValue(v); x != nil {
				return add(s, x)
			}
			return add(s)
		}}
	case ods.Variadic:
		return buildParam{typ: l.api.ValueRange(), inGo: "$0.OperandAt(" + n + ", $1......)", add: func(s *buildState, v cxx.Value) bool { return add(s, cppapi.Values(v)...) }}
	}
	return buildParam{typ: cxx.ListOf(l.api.ValueRange()), inGo: "for _, g := range $1 {\n$0.OperandAt(" + n + ", g...)\n}", add: func(s *buildState, v cxx.Value) bool {
		n, sizes := 0, make([]int32, v.Len())
		for k := range v.Len() {
			g := cppapi.Values(v.At(k))
			s.Operands = append(s.Operands, g...)
			n, sizes[k] = n+len(g), int32(len(g))
		}
		s.operands = append(s.operands, int32(n))
		if name := s.Def.Operands[i].Segments; name != "" {
			s.AddAttribute(name, s.Location().Context().DenseI32Array(sizes))
		}
		return true
	}}
}
