package tollvm

import (
	"strconv"
	"sync"

	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// runtimeType returns the type of a function that lowered code calls, of C or of the runtime
// library.
func (t *Types) runtimeType(name string) ir.Type {
	p, void := t.pointer(0), llvm.VoidType(t.ctx)
	switch name {
	case "malloc", "_mlir_memref_to_llvm_alloc":
		return llvm.FunctionType(t.ctx, p, []ir.Type{t.index}, false)
	case "aligned_alloc", "_mlir_memref_to_llvm_aligned_alloc":
		return llvm.FunctionType(t.ctx, p, []ir.Type{t.index, t.index}, false)
	case "free", "_mlir_memref_to_llvm_free", "puts", "printString":
		return llvm.FunctionType(t.ctx, void, []ir.Type{p}, false)
	case "memrefCopy":
		return llvm.FunctionType(t.ctx, void, []ir.Type{t.index, p, p}, false)
	case "printI64", "printU64":
		return llvm.FunctionType(t.ctx, void, []ir.Type{t.ctx.I64()}, false)
	case "printF32":
		return llvm.FunctionType(t.ctx, void, []ir.Type{t.ctx.FloatType(num.F32)}, false)
	case "printF64":
		return llvm.FunctionType(t.ctx, void, []ir.Type{t.ctx.FloatType(num.F64)}, false)
	case "printF16", "printBF16":
		return llvm.FunctionType(t.ctx, void, []ir.Type{t.ctx.IntegerType(16)}, false)
	case "abort", "printNewline", "printComma", "printOpen", "printClose":
		return llvm.FunctionType(t.ctx, void, nil, false)
	}
	panic("unknown function " + name)
}

// declare declares a function that lowered code calls, unless the module has it. It returns
// false if the module's function has another type.
func (e emitter) declare(module *ir.Operation, name string, l *ir.Location) bool {
	want := e.t.runtimeType(name)
	if f := e.t.functions.lookup(module, name); f != nil {
		a, _ := f.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr)
		if a != nil && a.Value != want && name != "abort" {
			e.fail(f, "redefinition of reserved function '%s' of different type '%s' is prohibited", name, a.Value)
			return false
		}
		return true
	}
	ip := e.InsertionPoint()
	defer e.Restore(ip)
	e.SetInsertionPointToStart(module.Region(0).Entry())
	f := e.Op("llvm.func").At(l).Set("sym_name", name).Set("function_type", want).Set("linkage", linkage(e.Context(), "external")).MustBuild()
	e.t.functions.add(module, name, f)
	return true
}

// functionTable finds functions of the llvm dialect in modules by their names.
type functionTable struct {
	mu    sync.Mutex
	found map[functionName]*ir.Operation
	// bare has, by symbol table, the functions that take bare pointers.
	bare map[*ir.Operation]map[string]bool
	// numbers has how many names with a prefix have been tried.
	numbers map[functionName]int
}

type functionName struct {
	module *ir.Operation
	name   string
}

// lookup returns a function, or nil.
func (t *functionTable) lookup(module *ir.Operation, name string) *ir.Operation {
	t.mu.Lock()
	defer t.mu.Unlock()
	key := functionName{module, name}
	if f := t.found[key]; f != nil && f.ParentOp() == module && ir.SymbolName(f) == name {
		return f
	}
	for op := range module.Region(0).Entry().Ops() {
		if op.Name() == "llvm.func" && ir.SymbolName(op) == name {
			t.put(key, op)
			return op
		}
	}
	return nil
}

func (t *functionTable) add(module *ir.Operation, name string, f *ir.Operation) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.put(functionName{module, name}, f)
}

func (t *functionTable) put(key functionName, f *ir.Operation) {
	if t.found == nil {
		t.found = map[functionName]*ir.Operation{}
	}
	t.found[key] = f
}

// takesBarePointers reports whether attributes of the called function request memrefs as bare
// pointers.
func (t *functionTable) takesBarePointers(call *ir.Operation, name string) bool {
	table := ir.NearestSymbolTable(call)
	if table == nil {
		return false
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	names, ok := t.bare[table]
	if !ok {
		for op := range table.Region(0).Ops() {
			if op.Attr(barePointerAttr) != nil {
				if names == nil {
					names = map[string]bool{}
				}
				names[ir.SymbolName(op)] = true
			}
		}
		if t.bare == nil {
			t.bare = map[*ir.Operation]map[string]bool{}
		}
		t.bare[table] = names
	}
	return names[name]
}

// moduleAt returns the innermost module around a block, or nil.
func moduleAt(b *ir.Block) *ir.Operation {
	op := b.ParentOp()
	for op != nil && op.Name() != "builtin.module" {
		op = op.ParentOp()
	}
	return op
}

// unused returns a name that no symbol of a module has: the given one, or that with a number.
func (t *functionTable) unused(module *ir.Operation, name string) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	key := functionName{module, name}
	if t.numbers == nil {
		t.numbers = map[functionName]int{}
	}
	for {
		candidate, n := name, t.numbers[key]
		if n > 0 {
			candidate += "_" + strconv.Itoa(n-1)
		}
		t.numbers[key]++
		if ir.LookupSymbolIn(module, candidate) == nil {
			return candidate
		}
	}
}

// linkage returns the attribute for a kind of linkage.
func linkage(ctx *ir.Context, kind string) ir.Attribute {
	a, err := ctx.NewAttr("llvm.linkage", ir.Params{"linkage": kind})
	if err != nil {
		panic(err)
	}
	return a
}
