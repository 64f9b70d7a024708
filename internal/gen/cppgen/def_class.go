package cppgen

import (
	"cmp"
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// defPrelude declares the parameter types of parsers and printers.
const defPrelude = `
namespace mlir {
class AsmParser;
class AsmPrinter;
} // namespace mlir
`

// The types of the parameters that methods of types and attributes begin with.
var (
	emitErrorParam = emit.Param{Type: "::llvm::function_ref<::mlir::InFlightDiagnostic()>", Name: "emitError"}
	contextParam   = emit.Param{Type: "::mlir::MLIRContext *", Name: "context"}
)

// A defWriter writes the class of a type or an attribute.
type defWriter struct {
	*ods.Def
	kind, base string // "Attr", "Attribute"
	main       *emit.Class
}

func newDefWriter(d *ods.Def, kind string) *defWriter {
	x := &defWriter{Def: d, kind: kind, base: "Type"}
	if kind == "Attr" {
		x.base = "Attribute"
	}
	x.main = &emit.Class{Name: d.CppClass, Parents: []string{x.parent()}}
	x.declarations()
	if len(d.Params) > 0 {
		x.builders()
	}
	name := "typeName"
	if kind == "Attr" {
		name = "attrName"
	}
	x.literal("name", x.field(name))
	x.literal("dialectName", d.Dialect.Name)
	if len(d.Params) > 0 {
		x.verifiers()
	}
	if d.HasMnemonic {
		x.mnemonic()
	}
	x.accessors()
	interfaceUsings(x.main, d.Traits)
	interfaceMethods(x.main, d.Traits, true)
	x.alias()
	return x
}

func (x *defWriter) field(name string) string { return backend.Field(x.Record, name) }

func (x *defWriter) flag(name string) bool { b, _ := x.Record.Bool(name); return b }

// verified reports whether values are verified when they are made.
func (x *defWriter) verified() bool { return x.GenVerify || x.constrained() }

// constrained reports whether a parameter has a constraint.
func (x *defWriter) constrained() bool {
	for _, p := range x.Params {
		if constraintOf(p) != nil {
			return true
		}
	}
	return false
}

// parent returns the base class with its arguments: the storage and the traits.
func (x *defWriter) parent() string {
	storage := "::mlir::" + x.base + "Storage"
	if len(x.Params) > 0 {
		storage = x.field("storageNamespace") + "::" + x.field("storageClass")
	}
	args := []string{x.CppClass, x.field("cppBaseClassName"), storage}
	alias := "::mlir::OpAsm" + x.kind + "Interface::Trait"
	needed := x.MnemonicAlias
	for _, t := range x.Traits {
		class := traitClass(t)
		args = append(args, class)
		needed = needed && class != alias
	}
	if needed {
		args = append(args, alias)
	}
	return "public ::mlir::" + x.base + "::" + x.kind + "Base<" + strings.Join(args, ", ") + ">"
}

// declarations writes the code before the methods: the C++ of the definition and of its traits.
func (x *defWriter) declarations() {
	var declared, defined []string
	for _, t := range x.Traits {
		if code := backend.Field(t.Record, "extraConcreteClassDeclaration"); code != "" {
			declared = append(declared, code)
		}
		if code := backend.Field(t.Record, "extraConcreteClassDefinition"); code != "" {
			defined = append(defined, code)
		}
	}
	if code := x.field("extraClassDeclaration"); code != "" {
		declared = append(declared, code)
	}
	if code := x.field("extraClassDefinition"); code != "" {
		defined = append(defined, code)
	}
	s := emit.Substitution{Names: []string{"cppClass", x.CppClass}}
	x.main.Declare(emit.Visibility("public"), emit.Text("using Base::Base;"),
		emit.Code{Declarations: strings.Join(declared, "\n"), Definitions: s.Expand(strings.Join(defined, "\n"))})
}

func (x *defWriter) literal(name, value string) {
	x.main.Declare(emit.Text("static constexpr ::llvm::StringLiteral " + name + " = \"" + value + "\";"))
}

// params returns all parameters after others.
func (x *defWriter) params(before ...emit.Param) []emit.Param {
	for _, p := range x.Params {
		before = append(before, emit.Param{Type: p.CppType, Name: p.Name})
	}
	return before
}

// builders writes the functions that make values, and those that verify them before.
func (x *defWriter) builders() {
	if !x.SkipDefaultBuilders {
		moved := ""
		for _, p := range x.Params {
			moved += ", std::move(" + p.Name + ")"
		}
		x.main.Add(&emit.Method{Static: true, Result: x.CppClass, Name: "get", Params: x.params(contextParam)}).
			Body.Text("  return Base::get(context" + moved + ");")
		if x.verified() {
			x.main.Add(&emit.Method{Static: true, Result: x.CppClass, Name: "getChecked", Params: x.params(emitErrorParam, contextParam)}).
				Body.Text("  return Base::getChecked(emitError, context" + moved + ");")
		}
	}
	for _, b := range x.Builders {
		x.builder(b, "get", nil)
		if x.verified() {
			x.builder(b, "getChecked", []emit.Param{emitErrorParam})
		}
	}
}

func (x *defWriter) builder(b ods.DefBuilder, name string, params []emit.Param) {
	if !b.InferredContext {
		params = append(params, contextParam)
	}
	for _, p := range b.Params {
		params = append(params, emit.Param{Type: p.Type, Name: p.Name, Default: p.Default})
	}
	m := x.main.Add(&emit.Method{Static: true, DeclareOnly: b.Body == "", Result: cmp.Or(b.ReturnType, x.CppClass), Name: name, Params: params})
	if m == nil || b.Body == "" {
		return
	}
	body, s := b.Body, emit.Substitution{}
	if name == "getChecked" {
		body = strings.ReplaceAll(body, "$_get(", "Base::getChecked(emitError, ")
	} else {
		s = with(s, "_get", "Base::get")
	}
	if !b.InferredContext {
		s = with(s, "_ctxt", "context")
	}
	m.Body.Indent = 2
	m.Body.Reindented(s.Expand(body))
}

// verifiers writes the functions that verify parameters: verifyInvariants calls those that there are.
func (x *defWriter) verifiers() {
	if !x.verified() {
		return
	}
	x.main.Declare(emit.Text("using Base::getChecked;"))
	add := func(name string, declareOnly bool) *emit.Writer {
		return &x.main.Add(&emit.Method{Static: true, DeclareOnly: declareOnly, Result: "::llvm::LogicalResult", Name: name, Params: x.params(emitErrorParam)}).Body
	}
	var calls []string
	if x.constrained() {
		calls = append(calls, "verifyInvariantsImpl")
		x.constraints(add("verifyInvariantsImpl", false))
	}
	if x.GenVerify {
		calls = append(calls, "verify")
		add("verify", true)
	}
	args := "emitError"
	for _, p := range x.Params {
		args += ", " + p.Name
	}
	w := add("verifyInvariants", false)
	for _, name := range calls {
		w.Printf("  if (::mlir::failed(%s(%s)))\n    return ::mlir::failure();\n", name, args)
	}
	w.Text("  return ::mlir::success();")
}

// constraints verifies the constraints of parameters.
func (x *defWriter) constraints(w *emit.Writer) {
	for _, p := range x.Params {
		c := constraintOf(p)
		if c == nil {
			continue
		}
		condition := emit.Substitution{Names: []string{"_self", p.Name}}.Expand(c.Condition)
		w.Fill(verifyParam, "condition", condition, "name", p.Name, "summary", c.Summary)
	}
	w.Text("  return ::mlir::success();")
}

// constraintOf returns the constraint that a parameter is, or nil.
func constraintOf(p *ods.Param) *ods.Constraint {
	if p.Type != nil {
		return p.Type.Constraint
	}
	if p.Attr != nil {
		return p.Attr.Constraint
	}
	return nil
}

const verifyParam = `
  if (!($condition)) {
    emitError() << "failed to verify '$name': $summary";
    return ::mlir::failure();
  }

`

// mnemonic writes access to the name in the textual form, and the parser and the printer.
func (x *defWriter) mnemonic() {
	x.main.Add(&emit.Method{Static: true, Constexpr: true, Inline: true, Result: "::llvm::StringLiteral", Name: "getMnemonic"}).
		Body.Text("  return {\"" + x.Mnemonic + "\"};")
	if !x.HasAssemblyFormat && !x.HasCustomAssemblyFormat {
		return
	}
	params := []emit.Param{{Type: "::mlir::AsmParser &", Name: "odsParser"}}
	if x.kind == "Attr" {
		params = append(params, emit.Param{Type: "::mlir::Type", Name: "odsType"})
	}
	parse := x.main.Add(&emit.Method{Static: true, DeclareOnly: x.HasCustomAssemblyFormat, Result: "::mlir::" + x.base, Name: "parse", Params: params})
	print := x.main.Add(&emit.Method{Const: true, DeclareOnly: x.HasCustomAssemblyFormat, Result: "void", Name: "print",
		Params: []emit.Param{{Type: "::mlir::AsmPrinter &", Name: "odsPrinter"}}})
	if x.HasAssemblyFormat && parse != nil && print != nil {
		if p, errs := parseDefFormat(x.Def); len(errs) == 0 {
			(&defFormat{defWriter: x, Writer: &parse.Body}).writeParser(p.Elements)
			(&defFormat{defWriter: x, Writer: &print.Body}).writePrinter(p.Elements)
		}
	}
}

func (x *defWriter) accessors() {
	if !x.flag("genAccessors") {
		return
	}
	for _, p := range x.Params {
		result := p.CppType
		if p.Record != nil {
			if t := backend.Field(p.Record, "cppAccessorType"); t != "" {
				result = t
			}
		}
		m := x.main.Add(&emit.Method{Const: true, DeclareOnly: !x.flag("genStorageClass"), Result: result, Name: getter(p.Name)})
		if m != nil {
			m.Body.Text("  return getImpl()->" + p.Name + ";")
		}
	}
}

// alias writes the method that uses the mnemonic as the alias of values.
func (x *defWriter) alias() {
	if x.MnemonicAlias && x.HasMnemonic {
		x.main.Add(&emit.Method{Const: true, Result: "::mlir::OpAsmAliasResult", Name: "getAlias", Params: []emit.Param{{Type: "::llvm::raw_ostream &", Name: "os"}}}).
			Body.Text("  os << \"" + x.Mnemonic + "\";\n  return ::mlir::OpAsmAliasResult::OverridableAlias;")
	}
}
