package tollvm

import (
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// wrapperPrefix begins the names of functions with the interface of C.
const wrapperPrefix = "_mlir_ciface_"

// wrap adds a function with the interface of C, where memrefs are pointers to descriptors:
// one that calls f, or, for a function without a body, one that f calls.
func (t *Types) wrap(op, f *ir.Operation, of *ir.FunctionType, r *conversion.Rewriter) {
	e := t.emit(op, r)
	ip := r.InsertionPoint()
	defer r.Restore(ip)
	kind, result := t.wrapperType(of)
	w := e.function(wrapperPrefix+ir.SymbolName(op), kind, linkage(t.ctx, "external"), op)
	e.wrapperAttrs(op, w, result != nil)
	if f.Region(0).Empty() {
		f.SetAttr("linkage", linkage(t.ctx, "private"))
		e.callWrapper(f, w, of, result)
	} else {
		e.callWrapped(f, w, of, result)
	}
}

// wrapperType returns the type of the function with the interface of C. A result that is a
// struct is stored through the first argument; its type is returned, too.
func (t *Types) wrapperType(of *ir.FunctionType) (function, result ir.Type) {
	returned := llvm.VoidType(t.ctx)
	var params []ir.Type
	if len(of.Results) > 0 {
		returned, _ = t.results(of.Results, false)
		if _, ok := llvm.StructOf(returned); ok {
			result = returned
			returned = llvm.VoidType(t.ctx)
			params = append(params, t.pointer(0))
		}
	}
	for _, in := range of.Inputs {
		switch in.(type) {
		case *ir.MemRefType, *ir.UnrankedMemRefType:
			params = append(params, t.pointer(0))
		default:
			types, _ := t.ConvertMany(in)
			params = append(params, types...)
		}
	}
	return llvm.FunctionType(t.ctx, returned, params, false), result
}

// wrapperAttrs gives a wrapper the attributes of the arguments and results.
func (e emitter) wrapperAttrs(op, w *ir.Operation, isStored bool) {
	args, _ := op.Attr(ir.ArgumentAttrsAttr).(*ir.ArrayAttr)
	if !isStored {
		if a := op.Attr(ir.ResultAttrsAttr); a != nil {
			w.SetAttr(ir.ResultAttrsAttr, a)
		}
		if args != nil {
			w.SetAttr(ir.ArgumentAttrsAttr, args)
		}
		return
	}
	if args != nil {
		list := append([]ir.Attribute{e.Context().DictionaryAttr(nil)}, args.Elements...)
		w.SetAttr(ir.ArgumentAttrsAttr, e.Context().ArrayAttr(list))
	}
}

// entry gives a function of the llvm dialect an empty entry block, where e inserts then.
func (e emitter) entry(f *ir.Operation) *ir.Block {
	a, _ := f.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr)
	s, _ := llvm.SignatureOf(a.Value)
	b := e.CreateBlock(f.Region(0), nil, s.Params)
	for _, v := range b.Args() {
		v.SetLocation(f.Location())
	}
	e.SetInsertionPointToEnd(b)
	return b
}

// callWrapped fills a wrapper that calls the function.
func (e emitter) callWrapped(f, w *ir.Operation, of *ir.FunctionType, result ir.Type) {
	params := e.entry(w).Args()
	var stored *ir.Value
	if result != nil {
		stored, params = params[0], params[1:]
	}
	var args []*ir.Value
	for i, in := range of.Inputs {
		switch in := in.(type) {
		case *ir.MemRefType:
			args = append(args, e.descriptor(e.load(e.t.Convert(in), params[i])).parts(len(in.Shape()))...)
		case *ir.UnrankedMemRefType:
			args = append(args, e.unranked(e.load(e.t.Convert(in), params[i])).parts()...)
		default:
			args = append(args, params[i])
		}
	}
	call := e.callFunction(f, args)
	if stored != nil {
		e.store(call.Result(0), stored)
		e.op("return", nil, nil)
		return
	}
	e.op("return", call.Results(), nil)
}

// callWrapper fills a function that calls a wrapper.
func (e emitter) callWrapper(f, w *ir.Operation, of *ir.FunctionType, result ir.Type) {
	params := e.entry(f).Args()
	var args []*ir.Value
	if result != nil {
		args = append(args, e.alloca(e.t.pointer(0), result, e.index(1)))
	}
	for _, in := range of.Inputs {
		var packed *ir.Value
		n := 1
		switch in := in.(type) {
		case *ir.MemRefType:
			n = partsOf(len(in.Shape()))
			packed = e.pack(in, params[:n])
		case *ir.UnrankedMemRefType:
			n = 2
			packed = e.packUnranked(in, params[0], params[1])
		}
		if packed == nil {
			args = append(args, params[0])
		} else {
			slot := e.alloca(e.t.pointer(0), packed.Type(), e.index(1))
			e.store(packed, slot)
			args = append(args, slot)
		}
		params = params[n:]
	}
	call := e.callFunction(w, args)
	if result != nil {
		e.op("return", []*ir.Value{e.load(result, args[0])}, nil)
		return
	}
	e.op("return", call.Results(), nil)
}

// callFunction calls a function of the llvm dialect.
func (e emitter) callFunction(f *ir.Operation, args []*ir.Value) *ir.Operation {
	a, _ := f.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr)
	s, _ := llvm.SignatureOf(a.Value)
	var results []ir.Type
	if s.Result != llvm.VoidType(e.Context()) {
		results = []ir.Type{s.Result}
	}
	return e.call(ir.SymbolName(f), args, results...)
}
