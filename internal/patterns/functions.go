package patterns

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ods"
)

// Functions returns the C++ functions that the rules define for native code, also that
// of other rules: in records of a class CppFunctions, as the text of the field
// `functions`, and as native constraints and rewrites of PDLL with a body, whose first
// parameter is the rewriter.
func (r *Rules) Functions() []*cxx.File { return r.functions }

func functionsOfRecords(m *ods.Module) []*cxx.File {
	var files []*cxx.File
	for _, rec := range m.Records.DerivedFrom("CppFunctions") {
		text, ok := rec.String("functions")
		if !ok {
			continue
		}
		line, _ := rec.Pos().LineCol()
		files = append(files, cxx.ParseFile(fmt.Sprintf("%s:%d", rec.Pos().File.Name, line), text))
	}
	return files
}

// functionsOfNatives writes the native functions of a module in C++. The names of inline ones are local.
func functionsOfNatives(m *pdll.Module, name string) []*cxx.File {
	var b strings.Builder
	for _, d := range m.Decls {
		f, ok := d.(*pdll.Callable)
		if !ok || !f.HasCode || f.NativeType != "" {
			continue // without a body, or a constraint of a definition
		}
		fmt.Fprintf(&b, "static %s %s(::mlir::PatternRewriter &rewriter", nativeResult(m, f), f.Name.Text)
		for _, in := range f.Inputs {
			fmt.Fprintf(&b, ", %s %s", m.NativeType(in), in.Name)
		}
		fmt.Fprintf(&b, ") {%s\n}\n", f.Code)
	}
	if b.Len() == 0 {
		return nil
	}
	return []*cxx.File{cxx.ParseFile(name, b.String())}
}

func nativeResult(m *pdll.Module, f *pdll.Callable) string {
	if !f.IsRewrite {
		return "::llvm::LogicalResult"
	}
	var types []string
	for _, v := range f.Results {
		types = append(types, m.NativeType(v))
	}
	switch len(types) {
	case 0:
		return "void"
	case 1:
		return types[0]
	}
	return "std::tuple<" + strings.Join(types, ", ") + ">"
}
