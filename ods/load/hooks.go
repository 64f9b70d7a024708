package load

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// sourceHooks adds the hooks in the C++ of the definition that Go does not have, and reports
// those that neither has.
func (o *opLoader) sourceHooks() {
	n := &o.native
	if o.op.HasInterface("RegionKindInterface") && n.RegionKind == nil && !o.hasTrait("HasOnlyGraphRegion") {
		o.regionKind()
	}
	if o.op.HasInterface("OpAsmOpInterface") {
		o.asmNames()
	}
	if o.op.HasInterface("MemoryEffectOpInterface") && n.Effects == nil && o.def.Effects == nil && o.def.Bits&ir.NoMemoryEffect == 0 {
		if o.def.Effects = o.traitEffects(); o.def.Effects == nil {
			o.memoryEffects()
		}
	}
	if o.op.HasFolder && n.Fold == nil {
		o.folder()
	}
	o.interfaceMethods()
	if o.op.HasCanonicalizer || o.op.HasCanonicalizeMethod {
		o.canonicalizer()
	}
}

func (o *opLoader) hasTrait(name string) bool {
	for _, t := range o.def.Traits {
		if t.Name == name {
			return true
		}
	}
	return false
}

// errNowhere is the reason for a hook that is not in the definition at all.
var errNowhere = errors.New("it is written in C++")

// unimplemented notes a hook that is neither in the definition nor in Go.
func (o *opLoader) unimplemented(what string, err error) {
	if err != nil && err != errNowhere {
		what += " (" + err.Error() + ")"
	}
	o.report.Unimplemented = append(o.report.Unimplemented, what)
}

// hook returns a method of the operation's class, or nil, with an entry in the report, if it
// cannot be called.
func (o *opLoader) hook(name, what string, result *cxx.Type, params int) *cxx.Func {
	f, err := o.api.Hook(o.class(), name, params)
	return o.found(f, err, what, result)
}

// staticHook is hook for a static function.
func (o *opLoader) staticHook(name, what string, result *cxx.Type, params int) *cxx.Func {
	f, err := o.api.StaticHook(o.class(), name, params)
	return o.found(f, err, what, result)
}

func (o *opLoader) found(f *cxx.Func, err error, what string, result *cxx.Type) *cxx.Func {
	switch {
	case f == nil && err == nil:
		err = errNowhere
	case err == nil && result != nil && !cxx.Same(f.Result, result):
		err = fmt.Errorf("it returns '%s'", f.Result)
	}
	if err != nil {
		o.unimplemented(what, err)
		return nil
	}
	return f
}

// overrides reports whether the operation's class has a function of that name, so that
// it does not have the default of an interface.
func (o *opLoader) overrides(interfaceName, method string) bool {
	return o.api.Declares(o.class(), method) || o.declares(interfaceName, method)
}

// declares reports whether the list of traits declares a method of an interface.
func (o *opLoader) declares(interfaceName, method string) bool {
	for _, t := range o.op.Traits {
		if cppapi.TraitName(t.Interface) != interfaceName {
			continue
		}
		for _, m := range t.Methods {
			if m == method {
				return true
			}
		}
	}
	return false
}

func (o *opLoader) regionKind() {
	f := o.staticHook("getRegionKind", "kinds of regions", o.api.TypeNamed("mlir::RegionKind"), 1)
	if f == nil {
		return
	}
	o.def.RegionKind = func(op *ir.Operation, region int) ir.RegionKind {
		v, err := f.Invoke(nil, cxx.Uint(uint64(region)))
		if err != nil {
			cppapi.HookFailed(op, "getRegionKind", err)
			return ir.SSACFGRegion
		}
		return ir.RegionKind(v.Int())
	}
}

// asmNames are the names that OpAsmOpInterface suggests.
func (o *opLoader) asmNames() {
	const iface = "OpAsmOpInterface"
	n, def := &o.native, o.def
	if n.ResultNames == nil && o.overrides(iface, "getAsmResultNames") {
		if f := o.hook("getAsmResultNames", "names of results", nil, 1); f != nil {
			def.ResultNames = func(op *ir.Operation, set func(v *ir.Value, name string)) {
				callNaming(f, op, "getAsmResultNames", cxx.Obj(op), (&cppapi.NameSetter{Value: set}).Argument(f))
			}
		}
	}
	if n.ArgumentNames == nil && o.overrides(iface, "getAsmBlockArgumentNames") {
		if f := o.hook("getAsmBlockArgumentNames", "names of block arguments", nil, 2); f != nil {
			def.ArgumentNames = func(op *ir.Operation, r *ir.Region, set func(v *ir.Value, name string)) {
				callNaming(f, op, "getAsmBlockArgumentNames", cxx.Obj(op), cxx.Obj(r), (&cppapi.NameSetter{Value: set}).Argument(f))
			}
		}
	}
	if n.BlockNames == nil && o.overrides(iface, "getAsmBlockNames") {
		if f := o.hook("getAsmBlockNames", "names of blocks", nil, 1); f != nil {
			def.BlockNames = func(op *ir.Operation, set func(b *ir.Block, name string)) {
				callNaming(f, op, "getAsmBlockNames", cxx.Obj(op), (&cppapi.NameSetter{Block: set}).Argument(f))
			}
		}
	}
	if n.DefaultDialect == "" && o.overrides(iface, "getDefaultDialect") {
		if f := o.staticHook("getDefaultDialect", "default dialect", cxx.TypeString, 0); f != nil {
			if v, err := f.Invoke(nil); err != nil {
				o.unimplemented("default dialect", err)
			} else {
				def.DefaultDialect = v.Str()
			}
		}
	}
}

// callNaming calls a function that suggests names.
func callNaming(f *cxx.Func, op *ir.Operation, name string, args ...cxx.Value) {
	if _, err := f.Invoke(nil, args...); err != nil {
		cppapi.HookFailed(op, name, err)
	}
}

// traitEffects returns the memory effects that a trait implements, nil if none does or the
// operation's class has its own.
func (o *opLoader) traitEffects() func(op *ir.Operation) []ir.Effect {
	if o.overrides("MemoryEffectOpInterface", "getEffects") {
		return nil
	}
	for _, t := range o.def.Traits {
		if t.Effects != nil {
			return t.Effects
		}
	}
	return nil
}

func (o *opLoader) memoryEffects() {
	f := o.hook("getEffects", "memory effects", cxx.TypeVoid, 1)
	if f == nil {
		return
	}
	o.def.Effects = func(op *ir.Operation) []ir.Effect {
		var list cxx.Vec
		if _, err := f.Invoke(nil, cxx.Obj(op), cxx.List(&list)); err != nil {
			cppapi.HookFailed(op, "getEffects", err)
			return []ir.Effect{{Kind: ir.Write}} // the effects are unknown
		}
		effects := make([]ir.Effect, 0, len(list.Elems))
		for _, v := range list.Elems {
			if e, ok := v.Obj().(*ir.Effect); ok {
				effects = append(effects, *e)
			}
		}
		return effects
	}
}

// folder is fold in C++: of one result, or of all results into a list.
func (o *opLoader) folder() {
	name := "folder"
	if f, err := o.api.Hook(o.class(), "fold", 1); f != nil || err != nil {
		if f = o.hook("fold", name, nil, 1); f != nil {
			o.foldWith(func(op *ir.Operation, view *cppapi.FoldView) ([]ir.FoldResult, bool) {
				v, err := f.Invoke(nil, cxx.Obj(op), cxx.Obj(view))
				if err != nil {
					cppapi.HookFailed(op, "fold", err)
				}
				if err != nil || v.IsNull() {
					return nil, false
				}
				return []ir.FoldResult{cppapi.FoldResultOf(v)}, true
			})
		}
		return
	}
	if f := o.hook("fold", name, cxx.LogicalResult(), 2); f != nil {
		o.foldWith(func(op *ir.Operation, view *cppapi.FoldView) ([]ir.FoldResult, bool) {
			var list cxx.Vec
			v, err := f.Invoke(nil, cxx.Obj(op), cxx.Obj(view), cxx.List(&list))
			if err != nil {
				cppapi.HookFailed(op, "fold", err)
			}
			if err != nil || !v.Bool() {
				return nil, false
			}
			var results []ir.FoldResult
			for _, v := range list.Elems {
				results = append(results, cppapi.FoldResultOf(v))
			}
			return results, true
		})
	}
}

func (o *opLoader) foldWith(fold func(*ir.Operation, *cppapi.FoldView) ([]ir.FoldResult, bool)) {
	o.def.Fold = func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if len(operands) != op.NumOperands() {
			operands = make([]ir.Attribute, op.NumOperands())
		}
		return fold(op, &cppapi.FoldView{Op: op, Operands: operands})
	}
}

// interfaceMethods reports the methods of interfaces that the operation has to define and that
// are neither in the definition nor in Go. Those of mlir's own interfaces are hooks, which are
// reported one by one.
func (o *opLoader) interfaceMethods() {
	if o.record(o.op.Dialect.Name) != nil {
		return
	}
	for _, t := range o.op.Traits {
		if t.Model == nil || trimGlobal(t.Model.CppNamespace) == "mlir" {
			continue
		}
		for _, m := range t.Model.Methods {
			if m.Body == "" && (m.Default == "" || slices.Contains(t.Methods, m.Name)) {
				if err := o.api.Lacks(o.class(), m.Name); err != nil {
					o.unimplemented("method '"+m.Name+"' of "+t.Model.CppClass, err)
				}
			}
		}
	}
}

// defInterfaceMethods is interfaceMethods for the types and the attributes of a dialect.
func (s *shared) defInterfaceMethods(report *DialectReport) {
	for d, c := range s.classes {
		if report.Known || d.Dialect == nil || d.Dialect.Name != report.Name {
			continue
		}
		for _, t := range d.Traits {
			if t.Model == nil || !s.isOwn(t.Model) {
				continue
			}
			for _, m := range t.Model.Methods {
				if m.Body != "" || m.Default != "" && !slices.Contains(t.Methods, m.Name) {
					continue
				}
				if err := s.api.Lacks(c, m.Name); err != nil {
					report.Unimplemented = append(report.Unimplemented, "method '"+m.Name+"' of "+t.Model.CppClass+" of '"+d.CppClass+"' ("+err.Error()+")")
				}
			}
		}
		for _, p := range d.Params {
			for _, field := range p.Code {
				report.Unimplemented = append(report.Unimplemented, "C++ of parameter '"+p.Name+"' of '"+d.CppClass+"': "+field)
			}
		}
	}
	slices.Sort(report.Unimplemented)
}

// inferTypes sets inferReturnTypes and the related hooks. The types of some operations follow
// from their definition, see [opLoader.inference].
func (o *opLoader) inferTypes() {
	n, def := &o.native, o.def
	if n.InferTypes == nil && def.InferTypes == nil || n.InferTypes == nil && o.overrides("InferTypeOpInterface", "inferReturnTypes") {
		if infer := o.inferWith("inferReturnTypes"); infer != nil {
			def.InferTypes = func(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) { return asTypes(infer(s, nil, d)) }
		} else if tensors := o.op.HasTrait("InferTensorType") && o.inferTensors(); !tensors && n.Verify == nil {
			o.unimplemented("inferred types", o.inferError)
		}
	}
	if n.CompatibleTypes == nil && o.overrides("InferTypeOpInterface", "isCompatibleReturnTypes") {
		if f := o.staticHook("isCompatibleReturnTypes", "compatible types", cxx.TypeBool, 2); f != nil {
			def.CompatibleTypes = func(inferred, have []ir.Type) bool {
				return caster{f, o.ctx, o.def.Name + "::isCompatibleReturnTypes"}.Compatible(inferred, have)
			}
		}
	}
	if o.overrides("InferTypeOpInterface", "refineReturnTypes") {
		if refine := o.inferWith("refineReturnTypes"); refine != nil {
			def.RefineTypes = func(s *ir.OperationState, d *diag.List) bool {
				_, ok := refine(s, s.Types, d)
				return ok
			}
		} else if n.Verify == nil {
			o.unimplemented("refined types", o.inferError)
		}
	}
}

// inferTensors is inferReturnTypeComponents.
func (o *opLoader) inferTensors() bool {
	infer := o.inferWith("inferReturnTypeComponents")
	if infer != nil {
		o.def.InferTypes = func(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) { return asTensors(infer(s, nil, d)) }
	}
	return infer != nil
}

// inferWith returns a function that calls inferReturnTypes or refineReturnTypes, in each of
// their forms: with an adaptor (4 parameters), with properties (7), and the older one (6).
func (o *opLoader) inferWith(name string) func(s *ir.OperationState, types []ir.Type, d *diag.List) ([]cxx.Value, bool) {
	o.inferError = errNowhere
	for _, form := range []int{4, 7, 6} {
		f, err := o.api.StaticHook(o.class(), name, form)
		if err != nil {
			o.inferError = err
			return nil
		}
		if f != nil {
			return func(s *ir.OperationState, types []ir.Type, d *diag.List) ([]cxx.Value, bool) {
				return runInference(f, form, s, types, d)
			}
		}
	}
	return nil
}

func runInference(f *cxx.Func, form int, s *ir.OperationState, types []ir.Type, d *diag.List) ([]cxx.Value, bool) {
	if d == nil {
		d = &diag.List{}
	}
	var out cxx.Vec
	for _, t := range types {
		out.Elems = append(out.Elems, cppapi.TypeValue(t))
	}
	l := s.Location()
	args := []cxx.Value{cxx.Obj(l.Context()), cxx.Obj(l)}
	view := ir.NewView(s)
	if form == 4 {
		args = append(args, cxx.Obj(view))
	} else {
		regions := make([]cxx.Value, len(s.Regions))
		for i, r := range s.Regions {
			regions[i] = cxx.Ptr(r)
		}
		args = append(args, cppapi.ValuesValue(s.Operands), cxx.Obj(l.Context().DictionaryAttr(view.AllAttrs())))
		if form == 7 {
			args = append(args, cxx.Obj(s))
		}
		args = append(args, cxx.Values(regions))
	}
	v, err := f.Invoke(&cppapi.Diagnostics{List: d, State: s}, append(args, cxx.List(&out))...)
	if err != nil {
		d.Errorf(l.Place(), "'%s' op the result types cannot be inferred: %v", s.Def.Name, err)
		return nil, false
	}
	return out.Elems, v.Bool()
}

// asTypes converts the list that inferReturnTypes filled to types.
func asTypes(list []cxx.Value, ok bool) ([]ir.Type, bool) {
	if !ok {
		return nil, false
	}
	types := make([]ir.Type, len(list))
	for i, v := range list {
		if types[i] = cppapi.AsType(v); types[i] == nil {
			return nil, false
		}
	}
	return types, true
}

// asTensors converts the components that inferReturnTypeComponents appended to tensor types.
func asTensors(list []cxx.Value, ok bool) ([]ir.Type, bool) {
	if !ok {
		return nil, false
	}
	types := make([]ir.Type, len(list))
	for i, v := range list {
		x, _ := v.Obj().(*cppapi.ShapedTypeComponents)
		switch {
		case x == nil || x.Element == nil:
			return nil, false
		case x.Ranked:
			types[i] = x.Element.Context().RankedTensorType(x.Dims, x.Element, x.Encoding)
		default:
			types[i] = x.Element.Context().UnrankedTensorType(x.Element)
		}
	}
	return types, true
}
