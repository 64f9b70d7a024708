package pdll

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// writeCPP writes C++ source that registers the patterns of a lowered module with
// an MLIR rewrite set: the native functions that have a body and are used, a class
// for each pattern, and a function that adds all of these.
func writeCPP(w io.Writer, m *pdll.Module, lowered *ir.Operation) error {
	g := &cppWriter{m: m, natives: map[string]bool{}}
	used := map[string]bool{}
	eachNative(lowered, func(op *ir.Operation, name string) { used[name] = true })
	for _, f := range g.functions() {
		if f.HasCode && used[f.Symbol] {
			g.function(f)
		}
	}
	g.b.WriteString("namespace {\n")
	ids := newIdentifiers(lowered)
	var names []string
	for op := range lowered.Region(0).Entry().Ops() {
		if op.Name() != "pdl.pattern" {
			continue
		}
		if name := ids.of(op); !ids.seen[name] {
			ids.seen[name] = true
			names = append(names, name)
		}
		g.pattern(op, names[len(names)-1])
	}
	g.b.WriteString("} // end namespace\n\n" +
		"template <typename... ConfigsT>\n" +
		"[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {\n")
	for _, n := range names {
		fmt.Fprintf(&g.b, "  patterns.add<%s>(patterns.getContext(), configs...);\n", n)
	}
	g.b.WriteString("}\n")
	_, err := w.Write(g.b.Bytes())
	return err
}

// functions returns the native functions. mlir-pdll omits those that are defined inline.
func (g *cppWriter) functions() []*pdll.Callable {
	if !g.m.Reference {
		return g.m.Natives()
	}
	var list []*pdll.Callable
	for _, d := range g.m.Decls {
		if f, ok := d.(*pdll.Callable); ok {
			list = append(list, f)
		}
	}
	return list
}

// functionName returns the name in C++ of a native function, which may have none in PDLL.
func functionName(symbol string) string { return strings.Trim(symbol, "<>") + "PDLFn" }

type cppWriter struct {
	m       *pdll.Module
	b       bytes.Buffer
	natives map[string]bool // functions that have been written
}

// eachNative calls f for each application of a native function.
func eachNative(op *ir.Operation, f func(op *ir.Operation, name string)) {
	ir.Walk(op, ir.PreOrder, func(o *ir.Operation) ir.WalkResult {
		if o.Name() == "pdl.apply_native_constraint" || o.Name() == "pdl.apply_native_rewrite" {
			if s, ok := o.Attr("name").(*ir.StringAttr); ok {
				f(o, s.Value)
			}
		}
		return ir.Advance
	})
}

// identifiers makes names of patterns in C++.
type identifiers struct {
	symbols map[string]bool // the names of the patterns
	seen    map[string]bool // what patterns have been called
	last    map[string]int  // the last number that was added to a name
}

func newIdentifiers(lowered *ir.Operation) *identifiers {
	n := &identifiers{symbols: map[string]bool{}, seen: map[string]bool{}, last: map[string]int{}}
	for op := range lowered.Region(0).Entry().Ops() {
		n.symbols[ir.SymbolName(op)] = true
	}
	return n
}

// of returns the name of a pattern. A pattern without a name gets a new one, and that of an alternative or of
// an instance becomes one in C++ that no other pattern has.
func (n *identifiers) of(op *ir.Operation) string {
	s, ok := op.Attr(ir.SymbolNameAttr).(*ir.StringAttr)
	if !ok {
		const base = "GeneratedPDLLPattern"
		name := fmt.Sprint(base, n.last[base])
		for n.seen[name] || n.symbols[name] {
			n.last[base]++
			name = fmt.Sprint(base, n.last[base])
		}
		return name
	}
	base := strings.NewReplacer(".", "_", "-", "_").Replace(s.Value)
	if base == s.Value {
		return base
	}
	id := base
	for n.seen[id] || n.symbols[id] {
		if n.last[base]++; n.last[base] > 1 {
			id = fmt.Sprintf("%s_%d", base, n.last[base])
		}
	}
	return id
}

func (g *cppWriter) pattern(op *ir.Operation, name string) {
	text := asm.String(op, asm.Options{DebugInfo: true, LocalScope: true})
	fmt.Fprintf(&g.b, "\nstruct %[1]s : ::mlir::PDLPatternModule {\n"+
		"  template <typename... ConfigsT>\n"+
		"  %[1]s(::mlir::MLIRContext *context, ConfigsT &&...configs)\n"+
		"    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(\n"+
		"R\"mlir(%[2]s\n    )mlir\", context), std::forward<ConfigsT>(configs)...) {\n", name, text)
	registered := map[string]bool{}
	eachNative(op, func(o *ir.Operation, fn string) {
		if !g.natives[fn] || registered[fn] {
			return
		}
		registered[fn] = true
		kind := "Constraint"
		if o.Name() == "pdl.apply_native_rewrite" {
			kind = "Rewrite"
		}
		fmt.Fprintf(&g.b, "    register%sFunction(\"%s\", %s);\n", kind, fn, functionName(fn))
	})
	g.b.WriteString("  }\n};\n\n")
}

func (g *cppWriter) function(f *pdll.Callable) {
	g.natives[f.Symbol] = true
	fmt.Fprintf(&g.b, "static %s %s(::mlir::PatternRewriter &rewriter", g.result(f), functionName(f.Symbol))
	for _, in := range f.Inputs {
		fmt.Fprintf(&g.b, ", %s %s", g.m.NativeType(in), in.Name)
	}
	fmt.Fprintf(&g.b, ") {\n  %s\n}\n\n", strings.Trim(f.Code, " \t\n\v\f\r"))
}

// result returns the C++ type that a native function returns.
func (g *cppWriter) result(f *pdll.Callable) string {
	if !f.IsRewrite {
		return "::llvm::LogicalResult"
	}
	var types []string
	for _, v := range f.Results {
		types = append(types, g.m.NativeType(v))
	}
	switch len(types) {
	case 0:
		return "void"
	case 1:
		return types[0]
	}
	return "std::tuple<" + strings.Join(types, ", ") + ">"
}
