package tollvm

import (
	"slices"

	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// The attributes of functions that control their lowering.
const (
	linkageAttr     = "llvm.linkage"
	readNoneAttr    = "llvm.readnone"
	variadicAttr    = "func.varargs"
	barePointerAttr = "llvm.bareptr"
	cInterfaceAttr  = "llvm.emit_c_interface"
)

// Functions is convert-func-to-llvm.
type Functions struct {
	IndexBits    int64 `option:"index-bitwidth"`
	BarePointers bool  `option:"use-bare-ptr-memref-call-conv"`
}

// Run lowers functions and calls. The module's data layouts determine the widths of indexes and
// pointers.
func (p *Functions) Run(r *pass.Run) error {
	o := Options{IndexBits: int(p.IndexBits), BarePointers: p.BarePointers}
	if err := o.fromLayouts(r.Op); err != nil {
		return err
	}
	return lower(r, o, conversion.Config{}, adder(FunctionPatterns), nil)
}

// FunctionPatterns returns the patterns for func.
func FunctionPatterns(t *Types) []conversion.Pattern {
	call := t.pattern("func.call", nil)
	call.Convert, call.ConvertMany = nil, t.directCall
	indirect := t.pattern("func.call_indirect", nil)
	indirect.Convert, indirect.ConvertMany = nil, t.indirectCall
	ret := t.pattern("func.return", nil)
	ret.Convert, ret.ConvertMany = nil, t.functionReturn
	return []conversion.Pattern{t.pattern("func.func", t.function), call, indirect, t.pattern("func.constant", t.functionConstant), ret}
}

// usesBarePointers reports whether memrefs are passed to the function as pointers.
func (t *Types) usesBarePointers(f *ir.Operation) bool {
	return t.options.BarePointers || f != nil && f.Attr(barePointerAttr) != nil
}

// A signature is the converted type of a function.
type signature struct {
	function  ir.Type // of the llvm dialect
	arguments *conversion.Signature
	// copied maps the index of a new argument to the type of a value that an attribute causes to be
	// passed by pointer.
	copied map[int]ir.Type
}

// signature converts the type of a function, and returns false if it cannot be.
func (t *Types) signature(f *ir.Operation, of *ir.FunctionType, variadic bool) (s signature, ok bool) {
	bare := t.usesBarePointers(f)
	s.arguments = conversion.NewSignature(len(of.Inputs))
	s.copied = map[int]ir.Type{}
	attrs := dictionaries(f, ir.ArgumentAttrsAttr)
	for i, in := range of.Inputs {
		types := t.parameters(in, bare)
		if types == nil {
			return s, false
		}
		if len(types) == 1 && !isPointer(types[0]) && i < len(attrs) && isCopied(attrs[i]) {
			s.copied[len(s.arguments.Types())] = types[0]
			types = []ir.Type{t.pointer(0)}
		}
		s.arguments.Map(i, types...)
	}
	result := llvm.VoidType(t.ctx)
	if len(of.Results) > 0 {
		if result, _ = t.results(of.Results, bare); result == nil {
			return s, false
		}
	}
	s.function = llvm.FunctionType(t.ctx, result, s.arguments.Types(), variadic)
	return s, true
}

// isCopied reports whether the argument with these attributes is a value that is passed as a
// pointer.
func isCopied(attrs *ir.DictionaryAttr) bool {
	return slices.ContainsFunc(attrs.Entries, func(a ir.NamedAttribute) bool { return a.Name == "llvm.byval" || a.Name == "llvm.byref" })
}

func isPointer(t ir.Type) bool {
	_, ok := llvm.AddressSpace(t)
	return ok
}

// parameters returns the types of the arguments that one of a type becomes, nil if the type
// cannot be converted.
func (t *Types) parameters(of ir.Type, bare bool) []ir.Type {
	var to ir.Type
	switch of := of.(type) {
	case *ir.MemRefType:
		if bare {
			to = t.barePointer(of)
			break
		}
		if s, ok := llvm.StructOf(t.descriptor(of)); ok {
			return flat(s.Body)
		}
	case *ir.UnrankedMemRefType:
		if bare {
			return nil
		}
		if s, ok := llvm.StructOf(t.Convert(of)); ok {
			return s.Body
		}
	default:
		types, ok := t.ConvertMany(of)
		if !ok {
			return nil
		}
		return types
	}
	if to == nil {
		return nil
	}
	return []ir.Type{to}
}

// flat returns types with the elements of arrays in place of these.
func flat(types []ir.Type) []ir.Type {
	var all []ir.Type
	for _, t := range types {
		if elem, n, ok := llvm.ArrayOf(t); ok {
			for range n {
				all = append(all, elem)
			}
			continue
		}
		all = append(all, t)
	}
	return all
}

// results returns the type of the result of a function with several results, nil if one
// cannot be converted, and the types of the values that each result becomes.
func (t *Types) results(of []ir.Type, bare bool) (ir.Type, [][]ir.Type) {
	var all []ir.Type
	groups := make([][]ir.Type, len(of))
	for i, r := range of {
		types, ok := t.ConvertMany(r)
		if m, isMemRef := r.(*ir.MemRefType); bare && isMemRef {
			p := t.barePointer(m)
			types, ok = []ir.Type{p}, p != nil
		} else if _, unranked := r.(*ir.UnrankedMemRefType); bare && unranked {
			ok = false
		}
		if !ok || slices.ContainsFunc(types, func(t ir.Type) bool { return !llvm.IsCompatibleType(t) }) {
			return nil, nil
		}
		groups[i] = types
		all = append(all, types...)
	}
	if len(all) == 1 {
		return all[0], groups
	}
	return llvm.StructType(t.ctx, all, false), groups
}

// function lowers a function. Only the entry block gets new arguments;
// branches are lowered by the patterns for cf.
func (t *Types) function(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	a, ok := op.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr)
	if !ok {
		return false
	}
	of, ok := a.Value.(*ir.FunctionType)
	if !ok {
		return r.MatchFailure(op, "Only support FunctionOpInterface with FunctionType")
	}
	variadic, isBool := ir.AsBool(op.Attr(variadicAttr))
	isVariadic := isBool && !variadic.Value.IsZero()
	s, ok := t.signature(op, of, isVariadic)
	if !ok {
		return r.MatchFailure(op, "signature conversion failed")
	}
	link := linkage(t.ctx, "external")
	if l := op.Attr(linkageAttr); l != nil {
		if !isLinkage(l) {
			r.EmitError(op, "Contains %s attribute not of type LLVM::LinkageAttr", linkageAttr)
			return r.MatchFailure(op, "Contains %s attribute not of type LLVM::LinkageAttr", linkageAttr)
		}
		link = l
	}
	readNone := op.Attr(readNoneAttr)
	if _, ok := readNone.(*ir.UnitAttr); readNone != nil && !ok {
		r.EmitError(op, "Contains %s attribute not of type UnitAttr", readNoneAttr)
		return r.MatchFailure(op, "Contains %s attribute not of type UnitAttr", readNoneAttr)
	}

	e := t.emit(op, r)
	f := e.function(ir.SymbolName(op), s.function, link, op)
	if readNone != nil {
		f.SetAttr("memory_effects", noEffects(t.ctx))
	}
	if results := op.Attr(ir.ResultAttrsAttr); results != nil && len(of.Results) == 1 {
		f.SetAttr(ir.ResultAttrsAttr, results)
	}
	if attrs := dictionaries(op, ir.ArgumentAttrsAttr); attrs != nil && len(s.arguments.Types()) > 0 {
		f.SetAttr(ir.ArgumentAttrsAttr, t.argumentAttrs(attrs, s.arguments))
	}
	r.InlineRegionAtEnd(op.Region(0), f.Region(0))
	if entry := f.Region(0).Entry(); entry != nil {
		e.loadCopied(r.ConvertBlock(entry, s.arguments, t.TypeConverter), s.copied, r)
	}
	if !t.usesBarePointers(op) && hasUnit(op, cInterfaceAttr) {
		if isVariadic {
			r.EmitError(op, "C interface for variadic functions is not supported yet.")
			return false
		}
		t.wrap(op, f, of, r)
	}
	r.Erase(op)
	return true
}

// hasUnit reports whether an operation has a unit attribute of a name.
func hasUnit(op *ir.Operation, name string) bool {
	_, ok := op.Attr(name).(*ir.UnitAttr)
	return ok
}

// isLinkage reports whether an attribute is a kind of linkage.
func isLinkage(a ir.Attribute) bool {
	d, ok := a.(*ir.DefinedAttr)
	return ok && d.Def.Dialect.Namespace == "llvm" && d.Def.Mnemonic == "linkage"
}

// function inserts a function without a body, with the visibility and the discardable
// attributes of another one.
func (e emitter) function(name string, t ir.Type, link ir.Attribute, like *ir.Operation) *ir.Operation {
	f := e.Op("llvm.func").AtOrigin(e.origin).Set("sym_name", name).Set("function_type", t).Set("linkage", link).MustBuild()
	for _, a := range like.Attrs() {
		switch a.Name {
		case linkageAttr, variadicAttr, readNoneAttr:
		default:
			f.SetAttr(a.Name, a.Value)
		}
	}
	ir.SetSymbolVisibility(f, ir.SymbolVisibility(like))
	return f
}

// noEffects is the attribute of functions that access no memory.
func noEffects(ctx *ir.Context) ir.Attribute {
	const none = "none"
	a, err := ctx.NewAttr("llvm.memory_effects", ir.Params{"other": none, "argMem": none, "inaccessibleMem": none, "errnoMem": none, "targetMem0": none, "targetMem1": none})
	if err != nil {
		panic(err)
	}
	return a
}

// dictionaries returns the attributes of the arguments or results of a function, nil if it
// has none.
func dictionaries(f *ir.Operation, name string) []*ir.DictionaryAttr {
	if f == nil {
		return nil
	}
	a, ok := f.Attr(name).(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	list := make([]*ir.DictionaryAttr, len(a.Elements))
	for i, d := range a.Elements {
		if list[i], ok = d.(*ir.DictionaryAttr); !ok {
			return nil
		}
	}
	return list
}

// argumentAttrs returns the attributes for the new arguments. Those of an argument that
// becomes several are lost.
func (t *Types) argumentAttrs(attrs []*ir.DictionaryAttr, s *conversion.Signature) ir.Attribute {
	list := make([]ir.Attribute, len(s.Types()))
	for i, d := range attrs {
		from, end, _ := s.New(i)
		if end == from+1 {
			list[from] = t.typedAttrs(d)
			continue
		}
		for k := from; k < end; k++ {
			list[k] = t.ctx.DictionaryAttr(nil)
		}
	}
	return t.ctx.ArrayAttr(list)
}

// typedAttrs converts the types in attributes that give the pointee type of an argument.
func (t *Types) typedAttrs(d *ir.DictionaryAttr) ir.Attribute {
	elems := slices.Clone(d.Entries)
	for i := range elems {
		switch elems[i].Name {
		case "llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca":
			if a, ok := elems[i].Value.(*ir.TypeAttr); ok {
				if to := t.Convert(a.Value); to != nil {
					elems[i].Value = t.ctx.TypeAttr(to)
				}
			}
		}
	}
	return t.ctx.DictionaryAttr(elems)
}

// loadCopied loads the values that are passed as pointers at the start of a function.
func (e emitter) loadCopied(entry *ir.Block, copied map[int]ir.Type, r *conversion.Rewriter) {
	if len(copied) == 0 {
		return
	}
	ip := e.InsertionPoint()
	defer e.Restore(ip)
	e.SetInsertionPointToStart(entry)
	for i, v := range entry.Args() {
		of, ok := copied[i]
		if !ok {
			continue
		}
		e.origin = v.Location().Origin()
		r.ReplaceValue(v, e.load(of, v))
	}
}
