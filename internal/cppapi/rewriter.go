package cppapi

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// An OpBuilder is the Go side of mlir::OpBuilder: *ir.Builder, and types that embed it.
type OpBuilder interface {
	HasContext
	Create(s *ir.OperationState) *ir.Operation
	SetInsertionPoint(op *ir.Operation)
	SetInsertionPointAfter(op *ir.Operation)
}

// A PatternRewriter is the Go side of mlir::PatternRewriter: *rewrite.Rewriter.
type PatternRewriter interface {
	OpBuilder
	Replace(op *ir.Operation, values ...*ir.Value)
	Erase(op *ir.Operation)
	ModifyInPlace(op *ir.Operation, change func())
	BeginModification(op *ir.Operation)
	EndModification(op *ir.Operation, keep bool) bool
	ReplaceAllUsesWith(v, w *ir.Value)
	MatchFailure(op *ir.Operation, format string, args ...any) bool
}

// rewriters registers the methods of builders and rewriters that change the IR, and
// mlir::OperationState.
func (a *API) rewriters() {
	b, op, value := a.Builder, a.Operation.Type(), a.Value.Type()
	method := func(name string, params []*cxx.Type, result *cxx.Type, f func(m *cxx.Machine, r PatternRewriter, args []cxx.Value) cxx.Value) {
		b.Method(name, &cxx.Func{Params: params, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			r, ok := args[0].Obj().(PatternRewriter)
			if !ok || AsOperation(args[1]) == nil && AsValue(args[1]) == nil {
				return m.Failf("%s: no rewriter, or nothing to rewrite", name)
			}
			return f(m, r, args[1:])
		}})
	}
	method("replaceOp", []*cxx.Type{op, a.ValueRange()}, nil, func(m *cxx.Machine, r PatternRewriter, args []cxx.Value) cxx.Value {
		vs := Values(args[1])
		if len(vs) != AsOperation(args[0]).NumResults() {
			return m.Failf("replaceOp: %d values for %d results", len(vs), AsOperation(args[0]).NumResults())
		}
		r.Replace(AsOperation(args[0]), vs...)
		return cxx.Value{}
	})
	method("replaceOp", []*cxx.Type{op, op}, nil, func(m *cxx.Machine, r PatternRewriter, args []cxx.Value) cxx.Value {
		by := AsOperation(args[1])
		if by == nil || by.NumResults() != AsOperation(args[0]).NumResults() {
			return m.Failf("replaceOp: no operation with %d results to replace it", AsOperation(args[0]).NumResults())
		}
		r.Replace(AsOperation(args[0]), by.Results()...)
		return cxx.Value{}
	})
	method("eraseOp", []*cxx.Type{op}, nil, func(m *cxx.Machine, r PatternRewriter, args []cxx.Value) cxx.Value {
		r.Erase(AsOperation(args[0]))
		return cxx.Value{}
	})
	method("replaceAllUsesWith", []*cxx.Type{value, value}, nil, func(m *cxx.Machine, r PatternRewriter, args []cxx.Value) cxx.Value {
		to := AsValue(args[1])
		if to == nil {
			return m.Failf("replaceAllUsesWith: null value")
		}
		r.ReplaceAllUsesWith(AsValue(args[0]), to)
		return cxx.Value{}
	})
	b.Method("replaceAllUsesWith", &cxx.Func{Params: []*cxx.Type{a.ValueRange(), a.ValueRange()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		r, ok := args[0].Obj().(PatternRewriter)
		from, to := Values(args[1]), Values(args[2])
		if !ok || len(from) != len(to) || slices.Contains(from, nil) || slices.Contains(to, nil) {
			return m.Failf("replaceAllUsesWith: no rewriter, null values, or %d values for %d", len(to), len(from))
		}
		for i, v := range from {
			r.ReplaceAllUsesWith(v, to[i])
		}
		return cxx.Value{}
	}})
	method("setInsertionPoint", []*cxx.Type{op}, nil, func(m *cxx.Machine, r PatternRewriter, args []cxx.Value) cxx.Value {
		r.SetInsertionPoint(AsOperation(args[0]))
		return cxx.Value{}
	})
	method("setInsertionPointAfter", []*cxx.Type{op}, nil, func(m *cxx.Machine, r PatternRewriter, args []cxx.Value) cxx.Value {
		r.SetInsertionPointAfter(AsOperation(args[0]))
		return cxx.Value{}
	})
	method("notifyMatchFailure", []*cxx.Type{op, cxx.TypeString}, cxx.LogicalResult(), func(_ *cxx.Machine, r PatternRewriter, args []cxx.Value) cxx.Value {
		return cxx.Bool(r.MatchFailure(AsOperation(args[0]), "%s", args[1].Str()))
	})
	a.transactions(b)
	b.Method("modifyOpInPlace", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		if s.NumArgs() != 2 {
			return nil
		}
		change := s.Callable(1)
		if change == nil {
			return nil
		}
		return &cxx.Func{Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			r, ok := args[0].Obj().(PatternRewriter)
			op := AsOperation(args[1])
			if !ok || op == nil {
				return m.Failf("modifyOpInPlace: no rewriter, or nothing to modify")
			}
			r.ModifyInPlace(op, func() { change.Call(m) })
			return cxx.Value{}
		}}
	}})
	b.Method("create", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil {
			return nil
		}
		if s.NumArgs() == 0 || !s.Converts(0, a.Location.Type()) { // as PDLL's manual writes it
			return a.createOp(s, t, func(_ *cxx.Machine, args []cxx.Value) (cxx.Value, *ir.Location) {
				return args[0], locationOf(args[0])
			}, 0)
		}
		return a.createOp(s, t, func(m *cxx.Machine, args []cxx.Value) (cxx.Value, *ir.Location) {
			l, _ := args[1].Obj().(*ir.Location)
			return args[0], l
		}, 1)
	}})
	b.Method("replaceOpWithNewOp", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil || s.NumArgs() < 1 {
			return nil
		}
		create := a.createOp(s, t, func(m *cxx.Machine, args []cxx.Value) (cxx.Value, *ir.Location) {
			if old := AsOperation(args[1]); old != nil {
				return args[0], old.Location()
			}
			return args[0], nil
		}, 1)
		return &cxx.Func{Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			r, ok := args[0].Obj().(PatternRewriter)
			old := AsOperation(args[1])
			v := create.Call(m, args)
			if by := AsOperation(v); !m.Failed() && ok && by != nil && by.NumResults() == old.NumResults() {
				r.Replace(old, by.Results()...)
			} else if !m.Failed() {
				if ok && by != nil {
					r.Erase(by)
				}
				return m.Failf("replaceOpWithNewOp: the operations have different results")
			}
			return v
		}}
	}})
	a.operationState()
	a.mutators()
}

// locationOf returns the location at which a builder inserts, nil if it has none.
func locationOf(builder cxx.Value) *ir.Location {
	if b, ok := builder.Obj().(interface{ Location() *ir.Location }); ok {
		return b.Location()
	}
	return nil
}

// mutators registers the methods of operations that change them.
func (a *API) mutators() {
	add := func(name string, params []*cxx.Type, f func(op *ir.Operation, m *cxx.Machine, args []cxx.Value)) {
		a.Operation.Method(name, &cxx.Func{Params: params, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			f(args[0].Obj().(*ir.Operation), m, args[1:])
			return cxx.Value{}
		}})
	}
	str, attr, uint := cxx.TypeString, a.Attribute.Type(), cxx.TypeUint32
	for _, name := range []string{"setAttr", "setDiscardableAttr"} {
		add(name, []*cxx.Type{str, attr}, func(op *ir.Operation, m *cxx.Machine, args []cxx.Value) {
			x := AsAttribute(args[1])
			if x == nil {
				m.Failf("null attribute")
				return
			}
			op.SetAttr(args[0].Str(), x)
		})
	}
	// Unlike the methods above, this one sets an attribute in the operation's properties; null
	// removes it.
	add("setInherentAttr", []*cxx.Type{str, attr}, func(op *ir.Operation, m *cxx.Machine, args []cxx.Value) {
		if op.Def().Slot(args[0].Str()) < 0 {
			m.Failf("'%s' has no inherent attribute '%s'", op.Name(), args[0].Str())
			return
		}
		op.SetAttr(args[0].Str(), AsAttribute(args[1]))
	})
	dict, list := a.classes["DictionaryAttr"].Type(), cxx.ListOf(a.classes["NamedAttribute"].Type())
	for _, name := range []string{"setAttrs", "setDiscardableAttrs"} {
		add(name, []*cxx.Type{dict}, func(op *ir.Operation, _ *cxx.Machine, args []cxx.Value) {
			d, _ := args[0].Obj().(*ir.DictionaryAttr)
			var entries []ir.NamedAttribute
			if d != nil {
				entries = d.Entries
			}
			replaceAttrs(op, entries)
		})
		add(name, []*cxx.Type{list}, func(op *ir.Operation, _ *cxx.Machine, args []cxx.Value) {
			replaceAttrs(op, NamedAttributes(args[0]))
		})
	}
	for _, name := range []string{"removeAttr", "removeDiscardableAttr"} {
		a.Operation.Method(name, &cxx.Func{Params: []*cxx.Type{str}, Result: attr, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			op, name := args[0].Obj().(*ir.Operation), args[1].Str()
			old := op.Attr(name)
			op.RemoveAttr(name)
			return attrOf(old)
		}})
	}
	add("setOperand", []*cxx.Type{uint, a.Value.Type()}, func(op *ir.Operation, m *cxx.Machine, args []cxx.Value) {
		v := AsValue(args[1])
		if v == nil || args[0].Uint() >= uint64(op.NumOperands()) {
			m.Failf("setOperand: null value, or no operand %d", args[0].Uint())
			return
		}
		op.SetOperand(int(args[0].Uint()), v)
	})
	add("setOperands", []*cxx.Type{a.ValueRange()}, func(op *ir.Operation, m *cxx.Machine, args []cxx.Value) {
		vs := Values(args[0])
		if slices.Contains(vs, nil) {
			m.Failf("setOperands: null value")
			return
		}
		op.SetOperands(vs)
	})
	add("insertOperands", []*cxx.Type{uint, a.ValueRange()}, func(op *ir.Operation, m *cxx.Machine, args []cxx.Value) {
		at, vs := args[0].Uint(), Values(args[1])
		if slices.Contains(vs, nil) || at > uint64(op.NumOperands()) {
			m.Failf("insertOperands: null value, or no place %d", at)
			return
		}
		op.InsertOperands(int(at), vs...)
	})
	a.Operation.Method("eraseOperands", &cxx.Func{Params: []*cxx.Type{uint, uint}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return eraseOperands(m, args[0].Obj().(*ir.Operation), args[1].Uint(), args[2].Uint())
	}})
	a.Operation.Method("eraseOperand", &cxx.Func{Params: []*cxx.Type{uint}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return eraseOperands(m, args[0].Obj().(*ir.Operation), args[1].Uint(), 1)
	}})
}

func eraseOperands(m *cxx.Machine, op *ir.Operation, at, n uint64) cxx.Value {
	if at+n > uint64(op.NumOperands()) {
		return m.Failf("eraseOperands(%d, %d) of %d operands", at, n, op.NumOperands())
	}
	op.SetOperands(slices.Delete(op.Operands(), int(at), int(at+n)))
	return cxx.Value{}
}

// replaceAttrs replaces the discardable attributes of an operation. Inherent ones keep
// their values unless there are new ones.
func replaceAttrs(op *ir.Operation, attrs []ir.NamedAttribute) {
	for _, a := range slices.Clone(op.Attrs()) {
		op.RemoveAttr(a.Name)
	}
	for _, a := range attrs {
		op.SetAttr(a.Name, a.Value)
	}
}

// operationState registers mlir::OperationState, to which builders add.
func (a *API) operationState() {
	c := a.class("OperationState")
	c.IsA = cxx.Is[*ir.OperationState]
	add := func(name string, params []*cxx.Type, f func(s *ir.OperationState, args []cxx.Value)) {
		c.Method(name, &cxx.Func{Params: params, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			f(args[0].Obj().(*ir.OperationState), args[1:])
			return cxx.Value{}
		}})
	}
	add("addOperands", []*cxx.Type{a.ValueRange()}, func(s *ir.OperationState, args []cxx.Value) { s.Operands = append(s.Operands, Values(args[0])...) })
	add("addTypes", []*cxx.Type{a.TypeRange()}, func(s *ir.OperationState, args []cxx.Value) { s.Types = append(s.Types, Types(args[0])...) })
	add("addAttribute", []*cxx.Type{cxx.TypeString, a.Attribute.Type()}, func(s *ir.OperationState, args []cxx.Value) {
		if x := AsAttribute(args[1]); x != nil {
			s.AddAttribute(args[0].Str(), x)
		}
	})
	c.Method("getContext", cxx.Getter(a.Context.Type(), func(s *ir.OperationState) cxx.Value { return cxx.Obj(s.Location().Context()) }))
	c.Method("addRegion", &cxx.Func{Result: a.Region.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		s := args[0].Obj().(*ir.OperationState)
		s.Regions = append(s.Regions, &ir.Region{})
		return cxx.Obj(s.Regions[len(s.Regions)-1])
	}})
}

// createOp returns the function that creates an operation of class t with the arguments from
// first on: by a builder of the definition, or by listing the types of results, operands and
// attributes.
func (a *API) createOp(s *cxx.Site, t *cxx.Type, where func(*cxx.Machine, []cxx.Value) (cxx.Value, *ir.Location), first int) *cxx.Func {
	return a.newOp(s, t, where, first, t, func(_ *cxx.Machine, b OpBuilder, st *ir.OperationState) cxx.Value {
		return cxx.Obj(b.Create(st))
	})
}

// listsTypes reports whether a type is that of the first argument of builders with result
// types.
func listsTypes(t *cxx.Type) bool {
	return isListOf[ir.Type](t) || t.Kind == cxx.KindObject && t.Class.IsA != nil && derivesFrom(t.Class, "mlir::Type")
}

// derivesFrom reports whether a class is, or derives from, one with a name.
func derivesFrom(c *cxx.Class, name string) bool {
	return c.Name == name || slices.ContainsFunc(c.Bases, func(b *cxx.Class) bool { return derivesFrom(b, name) })
}

// newOp is createOp for a function that builds something else from the operation's state.
func (a *API) newOp(s *cxx.Site, t *cxx.Type, where func(*cxx.Machine, []cxx.Value) (cxx.Value, *ir.Location), first int, result *cxx.Type, create func(m *cxx.Machine, b OpBuilder, st *ir.OperationState) cxx.Value) *cxx.Func {
	name := a.OpName(t.Class)
	if name == "" {
		s.Errorf("'%s' is not an operation that can be created", t)
		return nil
	}
	n := s.NumArgs() - first
	var build *cxx.Func
	state := a.classes["OperationState"].Type()
	unknown := ""
	for _, f := range t.Class.StaticFuncs("build") {
		if _, ok := f.Host.(DefaultBuild); ok || len(f.Params) < n+2 || len(f.Params)-f.Optional > n+2 || f.Params[1] != state || !a.fits(s, first, f.Params[2:]) {
			continue
		}
		if f.Unknown == "" {
			build = f
			break
		}
		unknown = cmp.Or(unknown, f.Unknown)
	}
	types := make([]*cxx.Type, n)
	for i := range types {
		types[i] = s.ArgType(first + i)
	}
	if build == nil && unknown != "" && (n == 0 || !listsTypes(types[0])) {
		s.Errorf("the builder of '%s' with these arguments cannot be evaluated: %s", name, unknown)
		return nil
	}
	if build != nil {
		for i := range n {
			s.Convert(first+i, build.Params[2+i])
		}
	}
	return &cxx.Func{Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		builder, loc := where(m, args)
		b, ok := builder.Obj().(OpBuilder)
		if !ok || loc == nil {
			return m.Failf("create: no builder or no location")
		}
		def := b.Context().LookupOp(name)
		if def == nil {
			return m.Failf("create: '%s' is not registered", name)
		}
		if !m.Step(operationCost) {
			return cxx.Value{}
		}
		st := &ir.OperationState{Def: def, Loc: loc}
		rest := args[len(args)-n:]
		if build != nil {
			build.Call(m, append([]cxx.Value{builder, cxx.Obj(st)}, rest...))
		} else if why := a.fill(st, rest, types); why != "" {
			return m.FailUnknown("create of '%s': %s", name, why)
		}
		if m.Failed() {
			return cxx.Value{}
		}
		st.NumRegions = max(st.NumRegions, len(def.Regions))
		if len(st.Types) == 0 && len(def.Results) > 0 {
			var d diag.List
			if def.InferTypes == nil {
				return m.Failf("create: the result types of '%s' cannot be inferred", name)
			}
			if st.Types, ok = def.InferTypes(st, &d); !ok {
				return m.Failf("create: the result types of '%s' cannot be inferred", name)
			}
		}
		return create(m, b, st)
	}}
}

// A DefaultBuild is the Host of a builder that mlir-tblgen generates.
type DefaultBuild struct{}

// AddBuild adds a function build as mlir-tblgen does: a function that accepts all arguments of
// another replaces it.
func AddBuild(list []*cxx.Func, f *cxx.Func) []*cxx.Func {
	takes := func(f, g *cxx.Func) bool {
		n := len(g.Params)
		return len(f.Params) >= n && len(f.Params)-f.Optional <= n && slices.EqualFunc(f.Params[:n], g.Params, cxx.Same)
	}
	if slices.ContainsFunc(list, func(g *cxx.Func) bool { return takes(g, f) }) {
		return list
	}
	list = slices.DeleteFunc(slices.Clone(list), func(g *cxx.Func) bool { return takes(f, g) })
	return append(list, f)
}

// defaultBuild is build(builder, state, ...) with result types, operands and attributes
// in the order of the definition, which bodies of builders call.
func (a *API) defaultBuild() *cxx.Func {
	return &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		n := s.NumArgs() - 2
		if n < 0 || !s.Converts(0, a.Builder.Type()) || !s.Converts(1, a.classes["OperationState"].Type()) {
			return nil
		}
		types := make([]*cxx.Type, n)
		for i := range types {
			types[i] = s.ArgType(2 + i)
		}
		return &cxx.Func{Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if why := a.fill(args[1].Obj().(*ir.OperationState), args[2:], types); why != "" {
				return m.FailUnknown("build: %s", why)
			}
			return cxx.Value{}
		}}
	}}
}

// fits reports whether the arguments of a call from one on convert to parameters.
func (a *API) fits(s *cxx.Site, first int, params []*cxx.Type) bool {
	for i := first; i < s.NumArgs(); i++ {
		if !s.Converts(i, params[i-first]) {
			return false
		}
	}
	return true
}

// fill fills in a state from result types, operands and attributes in the order of
// the definition. It returns why it cannot.
func (a *API) fill(s *ir.OperationState, args []cxx.Value, types []*cxx.Type) string {
	def := s.Def
	order := a.argumentOrder(def)
	attrs, groups := 0, make([]int32, 0, len(def.Operands))
	values := func(vs ...*ir.Value) {
		s.Operands = append(s.Operands, vs...)
		groups = append(groups, int32(len(vs)))
	}
	store := func(x ir.Attribute) string {
		for attrs < len(order) && order[attrs] < len(def.Attributes) && def.Attributes[order[attrs]].Hidden {
			attrs++
		}
		if attrs == len(order) {
			return "more attributes than it has"
		}
		if x != nil {
			s.AddAttribute(def.Attributes[order[attrs]].Name, x)
		}
		attrs++
		return ""
	}
	for i, v := range args {
		switch x := v.Obj().(type) {
		case ir.Type:
			s.Types = append(s.Types, x)
			continue
		case *ir.Value:
			values(x)
			continue
		case *ir.Operation:
			if x.NumResults() == 1 {
				values(x.Result(0))
				continue
			}
		case ir.Attribute:
			if why := store(x); why != "" {
				return why
			}
			continue
		}
		switch {
		case isListOf[ir.Type](types[i]):
			s.Types = append(s.Types, Types(v)...)
		case isListOf[*ir.Value](types[i]):
			values(Values(v)...)
		case a.opNamed[def.Name] == nil || attrs >= len(order):
			return "an argument of type '" + types[i].String() + "'"
		default: // the C++ value of an attribute or a property
			x, ok := a.opNamed[def.Name].Members.Store(s.Location().Context(), order[attrs], v, types[i])
			if !ok {
				return "an argument of type '" + types[i].String() + "' for '" + def.Attributes[order[attrs]].Name + "'"
			}
			if why := store(x); why != "" {
				return why
			}
		}
	}
	if def.Has(ir.AttrSizedOperandSegments) {
		if len(groups) != len(def.Operands) {
			return "not all groups of operands are given"
		}
		s.AddAttribute(ir.OperandSegments, s.Location().Context().DenseI32Array(groups))
	}
	return ""
}

// argumentOrder returns the slots of the attributes and properties of an operation in the
// order in which C++ takes them.
func (a *API) argumentOrder(def *ir.OpDef) []int {
	if o := a.opNamed[def.Name]; o != nil {
		return o.Members.Order()
	}
	order := make([]int, len(def.Attributes))
	for i := range order {
		order[i] = i
	}
	return order
}

// addBuilders adds the builders of an operation that are written in C++.
func (a *API) addBuilders(c *cxx.Class, builders []SourceBuilder) {
	for _, x := range builders {
		if x.Body != "" {
			a.AddSource(c, x.text())
		}
	}
}

// text returns the function build of a builder of an operation.
func (x *SourceBuilder) text() string {
	body := cxx.Substitute(x.Body, map[string]string{"_builder": "odsBuilder", "_state": "odsState"})
	params := append([]SourceParam{{Type: "::mlir::OpBuilder &", Name: "odsBuilder"}, {Type: "::mlir::OperationState &", Name: "odsState"}}, x.Params...)
	return functionText(true, "void", "build", params, body) + "\n"
}

// BuildFunc returns the function build of an operation's builder, and the reason if it cannot
// be run.
func (a *API) BuildFunc(op string, x SourceBuilder) (*SourceFunc, string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, f := range a.OpClass(op).StaticFuncs("build") {
		if s, ok := f.Host.(*SourceFunc); ok && s.Text == x.text() {
			return s, f.Unknown
		}
	}
	return nil, "it is not in C++"
}

// BuilderParam returns the type of a parameter of a function that is only declared in a
// namespace, or nil if it is unknown, and its default value, or nil.
func (a *API) BuilderParam(p SourceParam, namespace string) (*cxx.Type, *cxx.Program) {
	t := a.TypeNamed(p.Type, namespace)
	if t == nil || p.Default == "" {
		return t, nil
	}
	e, err := cxx.Parse(p.Default)
	if err != nil {
		return t, nil
	}
	return t, a.Compile(e, &cxx.Env{Registry: a.Registry, Namespaces: []string{namespace, "mlir", "llvm"}, Result: t})
}
