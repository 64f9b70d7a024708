package cppgen

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// clauseOperands writes a structure with the operands of each OpenMP clause, and of each
// operation, which combines those of its clauses.
func clauseOperands(w *emit.Writer, in *backend.Input) error {
	for _, class := range []string{"OpenMP_Clause", "OpenMP_Op"} {
		if err := in.RequireClass(class); err != nil {
			return err
		}
	}
	var err error
	w.Namespace("mlir::omp", func() {
		for _, r := range in.Module.Records.DerivedFrom("OpenMP_Clause") {
			if err == nil && !r.IsAnonymous() {
				err = clauseStruct(w, in, r)
			}
		}
		w.Text(clauseMixins)
		for _, r := range in.Module.Records.DerivedFrom("OpenMP_Op") {
			if r.IsAnonymous() {
				continue
			}
			var names []string
			for _, c := range defs(r, "clauseList") {
				names = append(names, clauseName(c)+"ClauseOps")
			}
			name := strings.TrimSuffix(strings.TrimPrefix(r.Name(), "OpenMP_"), "Op")
			w.Printf("\nusing %sOperands = detail::Clauses<%s>;\n", name, strings.Join(names, ", "))
		}
	})
	return err
}

const clauseMixins = `
namespace detail {
template <typename... Mixins>
struct Clauses : public Mixins... {};
} // namespace detail
`

// clauseName returns the name of a clause: that of its definition, or of the class that it
// is derived from.
func clauseName(clause *tablegen.Record) string {
	name := clause.Name()
	for _, c := range clause.Superclasses() {
		if c.IsSubClassOf("OpenMP_Clause") {
			name = c.Name()
			break
		}
	}
	for _, c := range clause.DirectSuperclasses() {
		if c.Name() == "OpenMP_Clause" {
			name = clause.Name()
		}
	}
	name = strings.TrimPrefix(name, "OpenMP_")
	return strings.TrimSuffix(strings.TrimSuffix(name, "Skip"), "Clause")
}

func clauseStruct(w *emit.Writer, in *backend.Input, clause *tablegen.Record) error {
	args, ok := clause.Dag("arguments")
	if !ok {
		return recordError(clause, "Record `%s', field `arguments' does not have a dag initializer!", clause.Name())
	}
	w.Printf("struct %sClauseOps {\n", clauseName(clause))
	for i, v := range args.Args {
		d, ok := v.(*tablegen.DefValue)
		if !ok {
			continue
		}
		name := args.ArgNames[i]
		typ, nesting, err := clauseType(in, clause, name, d.Rec)
		if err != nil {
			return err
		}
		if name != "" {
			name = name[:1] + ods.CamelCase(name)[1:]
		}
		w.Printf("  %s%s%s %s;\n", strings.Repeat("::llvm::SmallVector<", nesting), typ, strings.Repeat(">", nesting), name)
	}
	w.Text("};\n")
	return nil
}

// clauseType returns the C++ type of an argument of a clause, or of its elements, and in how
// many lists these are.
func clauseType(in *backend.Input, clause *tablegen.Record, name string, r *tablegen.Record) (typ string, nesting int, err error) {
	for {
		field := ""
		switch {
		case r.IsSubClassOf("OptionalAttr"):
			field = "baseAttr"
		case r.IsSubClassOf("TypedArrayAttrBase"):
			field = "elementAttr"
			nesting++
		}
		inner, ok := r.Def(field)
		if !ok {
			break
		}
		r = inner
	}
	if r.IsSubClassOf("ElementsAttrBase") {
		if typ := elementType(r); typ != "" {
			return typ, nesting + 1, nil
		}
		in.Report(&diag.Diagnostic{Severity: diag.Warning, Place: diag.At(clause.Pos()),
			Message: "could not infer array-like attribute element type for argument '" + name + "', will use bare `storageType`"})
	}
	switch {
	case r.IsSubClassOf("TypeConstraint"):
		if r.IsSubClassOf("Variadic") {
			nesting++
		}
		return "::mlir::Value", nesting, nil
	case nesting > 0 && r.IsSubClassOf("Attr"):
		return "::mlir::Attribute", nesting, nil
	}
	err = backend.RequireStrings(r, "storageType")
	return strings.TrimSpace(backend.Field(r, "storageType")), nesting, err
}

// elementType returns the C++ type of the elements of an attribute, or "".
func elementType(r *tablegen.Record) string {
	switch {
	case r.IsSubClassOf("IntElementsAttrBase"):
		return "::llvm::APInt"
	case r.IsSubClassOf("FloatElementsAttr"), r.IsSubClassOf("RankedFloatElementsAttr"):
		return "::llvm::APFloat"
	case r.IsSubClassOf("DenseArrayAttrBase"):
		return strings.TrimSuffix(strings.TrimPrefix(backend.Field(r, "returnType"), "::llvm::ArrayRef<"), ">")
	}
	return ""
}

// verifyOpenMP reports operations that lack something that their clauses define. It writes
// nothing.
func verifyOpenMP(_ *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass("OpenMP_Op"); err != nil {
		return err
	}
	for _, op := range in.Module.Records.DerivedFrom("OpenMP_Op") {
		for _, c := range defs(op, "clauseList") {
			verifyClause(in, op, c)
		}
	}
	return nil
}

func verifyClause(in *backend.Input, op, clause *tablegen.Record) {
	report := func(severity diag.Severity, what, advice string) {
		in.Report(&diag.Diagnostic{Severity: severity, Place: diag.At(op.Pos()),
			Message: "'" + clauseName(clause) + "' clause-defined " + what + " not present in operation. Consider " + advice + " or explicitly skipping this field."})
	}
	ignored := func(field string) bool { on, _ := clause.Bool(field); return on }
	if args, ok := clause.Dag("arguments"); ok && !ignored("ignoreArgs") {
		present, _ := op.Dag("arguments")
		for i, v := range args.Args {
			if !hasArgument(present, args.ArgNames[i], v) {
				report(diag.Warning, "argument '"+v.String()+":$"+args.ArgNames[i]+"'", "`dag arguments = !con(clausesArgs, ...)`")
			}
		}
	}
	contains := func(severity diag.Severity, clauseField, field, advice string) {
		if want := strings.TrimSpace(backend.Field(clause, clauseField)); want != "" && !strings.Contains(backend.Field(op, field), want) {
			report(severity, "`"+clauseField+"`", advice)
		}
	}
	if !ignored("ignoreAsmFormat") {
		contains(diag.Warning, "reqAssemblyFormat", "assemblyFormat", "concatenating `clauses[{Req,Opt}]AssemblyFormat`")
		contains(diag.Warning, "optAssemblyFormat", "assemblyFormat", "concatenating `clauses[{Req,Opt}]AssemblyFormat`")
	}
	if !ignored("ignoreDesc") {
		contains(diag.Error, "description", "description", "concatenating `clausesDescription`")
	}
	if !ignored("ignoreExtraDecl") {
		contains(diag.Warning, "extraClassDeclaration", "extraClassDeclaration", "concatenating `clausesExtraClassDeclaration`")
	}
}

// hasArgument reports whether arguments contain one with that name and value.
func hasArgument(args *tablegen.DagValue, name string, v tablegen.Value) bool {
	if args == nil {
		return false
	}
	for i, a := range args.Args {
		if args.ArgNames[i] == name && a == v {
			return true
		}
	}
	return false
}
