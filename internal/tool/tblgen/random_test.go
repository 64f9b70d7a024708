package tblgen

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialRandom compares the output of generators for random definitions; many of these are
// invalid.
func TestDifferentialRandom(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	commands := []string{
		"-gen-op-decls", "-gen-op-defs", "-gen-op-doc", "-gen-python-op-bindings -bind-dialect=t",
		"-gen-attrdef-decls", "-gen-attrdef-defs", "-gen-attrdef-doc", "-gen-typedef-decls", "-gen-typedef-defs", "-gen-typedef-doc",
		"-gen-enum-decls", "-gen-enum-defs", "-gen-enum-doc", "-gen-python-enum-bindings",
		"-gen-op-interface-decls", "-gen-op-interface-defs", "-gen-op-interface-docs",
		"-gen-dialect-decls -dialect=t", "-gen-dialect-defs -dialect=t", "-gen-dialect-doc -dialect=t",
	}
	for seed := range reftest.Count(4, 30, 2000) {
		d := randomDefinitions{r: rand.New(rand.NewPCG(uint64(seed), 1))}
		name := filepath.Join(t.TempDir(), "random.td")
		if err := os.WriteFile(name, []byte(d.file()), 0o666); err != nil {
			t.Fatal(err)
		}
		for _, command := range commands {
			args := append(strings.Fields(command), "-I", include, name)
			if _, errs, _ := reftest.Run(t, tool, "", args...); strings.Contains(errs, "Stack dump") {
				if _, errs, code := runAs("mlir-tblgen", args...); code != 1 || !strings.Contains(errs, "error: ") {
					t.Errorf("seed %d: %s crashes the reference, and gives here, with exit code %d:\n%s", seed, command, code, errs)
				}
				continue
			}
			compare(t, tool, args...)
		}
		if t.Failed() {
			t.Fatalf("seed %d:\n%s", seed, d.b.String())
		}
	}
}

const randomHeader = `include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def T : Dialect {
  let name = "t";
  let cppNamespace = "::t";
  %s
}
def Number : I32EnumAttr<"Number", "a number", [I32EnumAttrCase<"one", 1>, I32EnumAttrCase<"two", 2, "t-wo">]> {
  let cppNamespace = "::t";
  let genSpecializedAttr = 0;
}
def NumberAttr : EnumAttr<T, Number, "number">;
def Bits : I32BitEnumAttr<"Bits", "bits", [I32BitEnumAttrCaseBit<"low", 0>, I32BitEnumAttrCaseBit<"high", 1>]> {
  let cppNamespace = "::t";
}
def Box : TypeDef<T, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "int":$n);
  let assemblyFormat = "$n";
}
def Asked : OpInterface<"Asked"> {
  let cppNamespace = "::t";
  let methods = [InterfaceMethod<"d", "int", "f", (ins "int":$x)>, StaticInterfaceMethod<"", "bool", "g", (ins), "return 1;">,
                 InterfaceMethod<"", "void", "h", (ins), "", "foo();">];
  let verify = "return foo($_op);";
}
`

var (
	randomTypes = []string{
		"I32", "AnyType", "F32", "Index", "AnyTensor", "Box", "AnyInteger", "TensorOf<[I32]>", "AnyTypeOf<[I32, F32]>", `Arg<I32, "doc", [MemRead]>`,
		`Res<AnyMemRef, "d", [MemAlloc]>`, "AnyMemRef", `ConfinedType<AnyType, [CPred<"x">]>`, "SI8", "NoneType", "AnyVectorOfAnyRank",
		"Variadic<I32>", "Optional<F32>", "Variadic<AnyType>", "Optional<Box>", "Variadic<Index>",
	}
	randomAttrs = []string{
		"I32Attr", "StrAttr", "UnitAttr", "OptionalAttr<I64Attr>", `DefaultValuedAttr<I32Attr, "3">`, "NumberAttr", "Bits", "SymbolNameAttr", "FlatSymbolRefAttr",
		"TypeAttr", "TypeAttrOf<FunctionType>", "DenseI32ArrayAttr", "ArrayAttr", "I64ArrayAttr", `DefaultValuedOptionalAttr<StrAttr, "\"x\"">`, "BoolAttr",
		"ConfinedAttr<I32Attr, [IntPositive]>", "AnyAttr", "OptionalAttr<StrAttr>", `DefaultValuedStrAttr<StrAttr, "hello">`, "F32Attr", "DictionaryAttr",
		"ElementsAttr", "OptionalAttr<NumberAttr>", "IndexAttr", "SymbolRefAttr", "AffineMapAttr",
	}
	randomProps = []string{
		"I64Prop", `IntProp<"int32_t">`, "UnitProp", "StringProp", `DefaultValuedProp<I64Prop, "3">`, "OptionalProp<I64Prop>", "ArrayProp<I64Prop>", "BoolProp",
		`DefaultValuedProp<StringProp, "\"a\"">`, "OptionalProp<ArrayProp<StringProp>>", `IntProp<"uint32_t", "doc">`, "EnumProp<Number>",
		`ConfinedProp<I64Prop, CPred<"$_self > 1">>`,
	}
	randomTraits = []string{
		"Pure", "Commutative", "SameOperandsAndResultType", "SameTypeOperands", "SameOperandsShape", "SameOperandsAndResultElementType", "AttrSizedOperandSegments",
		"AttrSizedResultSegments", "SameVariadicOperandSize", "SameVariadicResultSize", "InferTypeOpAdaptor", "DeclareOpInterfaceMethods<InferTypeOpInterface>",
		"FirstAttrDerivedResultType", "IsolatedFromAbove", "SingleBlock", "NoTerminator", "Terminator", "ReturnLike", `HasParent<"Foo">`,
		`SingleBlockImplicitTerminator<"XOp">`, "Symbol", "SymbolTable", "Asked", "DeclareOpInterfaceMethods<Asked>", `DeclareOpInterfaceMethods<Asked, ["g"]>`,
		"AlwaysSpeculatable", "RecursiveMemoryEffects", "MemoryEffects<[MemRead, MemWrite]>", "OpAsmOpInterface",
		`DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>`, `PredOpTrait<"pt", CPred<"x">>`, `NativeOpTrait<"Foo">`, "Idempotent", "Involution",
		"InferShapedTypeOpInterface", "InferTypeOpAdaptorWithIsCompatible", "InferTypeOpInterface", `ParentOneOf<["A", "B"]>`,
	}
)

// randomDefinitions writes random definitions.
type randomDefinitions struct {
	r *rand.Rand
	b strings.Builder
}

func (d *randomDefinitions) file() string {
	fmt.Fprintf(&d.b, randomHeader, d.pick("", "let usePropertiesForAttributes = 0;", "let extraClassDeclaration = \"x\";", "let hasConstantMaterializer = 1;", "let useDefaultTypePrinterParser = 1;"))
	for i := range 1 + d.r.IntN(3) {
		d.operation(i)
	}
	d.parametric("AttrDef", "Attr")
	d.parametric("TypeDef", "Type")
	d.enumeration()
	d.opInterface()
	return d.b.String()
}

func (d *randomDefinitions) pick(choices ...string) string { return choices[d.r.IntN(len(choices))] }
func (d *randomDefinitions) chance(p float64) bool         { return d.r.Float64() < p }

// several returns n or fewer distinct choices.
func (d *randomDefinitions) several(n int, choices []string) []string {
	var list []string
	for _, i := range d.r.Perm(len(choices))[:n] {
		list = append(list, choices[i])
	}
	return list
}

func isGroup(s string) bool {
	return strings.HasPrefix(s, "Variadic") || strings.HasPrefix(s, "Optional<")
}

// sizes returns a trait for the lengths of groups, usually, if an operation has several.
func (d *randomDefinitions) sizes(list []string, kind string) []string {
	groups := 0
	for _, s := range list {
		if isGroup(s) {
			groups++
		}
	}
	if groups < 2 || d.chance(0.1) {
		return nil
	}
	return []string{d.pick("AttrSized"+kind+"Segments", "SameVariadic"+kind+"Size")}
}

func (d *randomDefinitions) operation(i int) {
	var arguments, results, names, typed []string
	for k := range d.r.IntN(6) {
		name := d.pick("a", "a", "a", "value", "x_y", "camelCase", "in", "type", "fooBar_baz", "_lead") + fmt.Sprint(k)
		kind := d.pick(d.pick(randomTypes...), d.pick(randomTypes...), d.pick(randomAttrs...), d.pick(randomProps...))
		if d.chance(0.98) {
			kind += ":$" + name
		}
		arguments, names = append(arguments, kind), append(names, name)
	}
	for k := range d.r.IntN(4) {
		kind := d.pick(randomTypes...)
		if d.chance(0.9) {
			kind += fmt.Sprintf(":$r%d", k)
			typed = append(typed, fmt.Sprintf("type($r%d)", k))
		}
		results = append(results, kind)
	}
	traits := d.several(d.r.IntN(4), randomTraits)
	traits = append(append(traits, d.sizes(arguments, "Operand")...), d.sizes(results, "Result")...)
	fmt.Fprintf(&d.b, "def Op%d : Op<T, \"%s%d\", [%s]> {\n", i, d.pick("op", "a.b", "x_y", "fooBar"), i, strings.Join(traits, ", "))
	set := func(field, value string) { fmt.Fprintf(&d.b, "  let %s = %s;\n", field, value) }
	if d.chance(0.5) {
		set("summary", `"sum"`)
		set("description", "[{\n    Some text.\n\n    ```mlir\n    x\n    ```\n  }]")
	}
	set("arguments", "(ins "+strings.Join(arguments, ", ")+")")
	set("results", "(outs "+strings.Join(results, ", ")+")")
	var elements []string
	if d.chance(0.3) {
		set("regions", "(region "+d.pick("AnyRegion:$g0, ", "")+d.pick("AnyRegion", "SizedRegion<1>", "VariadicRegion<AnyRegion>", "MaxSizedRegion<1>")+":$g1)")
		elements = append(elements, d.pick("regions", "$g1"))
	}
	if d.chance(0.2) {
		set("successors", "(successor "+d.pick("AnySuccessor:$s0, ", "")+d.pick("AnySuccessor", "VariadicSuccessor<AnySuccessor>")+":$s1)")
		elements = append(elements, d.pick("successors", "$s1"))
	}
	for _, flag := range []string{"hasVerifier", "hasRegionVerifier", "hasFolder", "hasCanonicalizer", "hasCanonicalizeMethod", "skipDefaultBuilders", "useCustomPropertiesEncoding"} {
		if d.chance(0.08) {
			set(flag, "1")
		}
	}
	if d.chance(0.2) {
		set("extraClassDeclaration", "[{ int foo(); }]")
		set("extraClassDefinition", "[{ int $cppClass::foo() { return 1; } }]")
	}
	if d.chance(0.25) {
		builders := []string{
			`OpBuilder<(ins "int":$x)>`, `OpBuilder<(ins "::mlir::Value":$x, CArg<"bool", "false">:$y), [{ build($_builder, $_state, x); }]>`,
			"OpBuilder<(ins)>", `OpBuilder<(ins "StringRef":$s, "int":$t)>`,
		}
		set("builders", "["+strings.Join(d.several(1+d.r.IntN(2), builders), ", ")+"]")
	}
	switch {
	case d.chance(0.1):
		set("hasCustomAssemblyFormat", "1")
	case d.chance(0.7):
		for j, name := range names {
			elements = append(elements, d.formatted("$"+name, j))
			if isGroup(arguments[j]) || strings.HasPrefix(arguments[j], "Any") {
				typed = append(typed, "type($"+name+")")
			}
		}
		d.r.Shuffle(len(elements), func(i, j int) { elements[i], elements[j] = elements[j], elements[i] })
		elements = append(elements, d.pick("attr-dict", "attr-dict", "attr-dict", "attr-dict-with-keyword", "prop-dict attr-dict", ""))
		if tail := d.pick("functional-type(operands, results)", "type(operands)", "type(results)", "", strings.Join(typed, " "), strings.Join(typed, " ")); tail != "" {
			elements = append(elements, "`:`", tail)
		}
		set("assemblyFormat", `"`+strings.Join(elements, " ")+`"`)
	}
	d.b.WriteString("}\n")
}

// formatted returns an element of a format with a variable.
func (d *randomDefinitions) formatted(variable string, i int) string {
	switch d.r.IntN(14) {
	case 0:
		return fmt.Sprintf("(`%s` %s^)?", d.pick("opt", "(", ",", "=", "-"), variable)
	case 1:
		return "custom<Foo>(" + variable + ")"
	case 2:
		return "custom<Bar>(" + variable + ", type(" + variable + "))"
	case 3:
		return "qualified(" + variable + ")"
	case 4:
		return fmt.Sprintf("oilist(`k%d` %s | `z%d`)", i, variable, i)
	case 5:
		return "(" + variable + "^):(`else`)?"
	case 6:
		return "custom<Baz>(ref(" + variable + "))"
	case 7:
		return variable + " `" + d.pick(",", "to", "[", "]", "(", ")", "->", "") + "`"
	default:
		return variable
	}
}

// parametric writes an attribute or a type with parameters.
func (d *randomDefinitions) parametric(class, name string) {
	var parameters, format []string
	for k := range d.r.IntN(4) {
		p := d.pick(`"int"`, `"::mlir::Type"`, `StringRefParameter<"s">`, `ArrayRefParameter<"int">`, `OptionalParameter<"::mlir::Type">`, `DefaultValuedParameter<"int", "3">`,
			`AttrParameter<"::mlir::StringAttr", "doc">`, `TypeParameter<"::mlir::Type", "doc">`, `APFloatParameter<"f">`, `EnumParameter<Number>`, `OptionalArrayRefParameter<"int">`)
		parameters = append(parameters, fmt.Sprintf("%s:$%s%d", p, d.pick("p", "p", "x_y", "type", "camelCase"), k))
		_, variable, _ := strings.Cut(parameters[k], ":")
		format = append(format, d.pick(variable, variable, "struct("+variable+")", "custom<F>("+variable+")", "(`,` "+variable+"^)?", "qualified("+variable+")", "custom<G>(ref("+variable+"))"))
	}
	fmt.Fprintf(&d.b, "def Random%s : %s<T, \"Random\"> {\n", name, class)
	set := func(field, value string) { fmt.Fprintf(&d.b, "  let %s = %s;\n", field, value) }
	if d.chance(0.9) {
		set("mnemonic", d.pick(`"m"`, `"a.b"`, `"x_y"`))
	}
	set("parameters", "(ins "+strings.Join(parameters, ", ")+")")
	if d.chance(0.4) {
		set("summary", `"sum"`)
		set("description", "[{\n    Some text.\n  }]")
	}
	for _, flag := range []string{"genVerifyDecl", "skipDefaultBuilders", "genAccessors", "genStorageClass", "hasStorageCustomConstructor", "genMnemonicAlias", "hasCustomAssemblyFormat"} {
		if d.chance(0.1) {
			set(flag, d.pick("0", "1"))
		}
	}
	if d.chance(0.2) {
		set("builders", fmt.Sprintf(`[%s<(ins "int":$a, CArg<"bool", "true">:$b)>, %[1]sWithInferredContext<(ins "::mlir::Type":$a), "return $_get(a.getContext());">]`, strings.TrimSuffix(class, "Def")+"Builder"))
	}
	if d.chance(0.2) {
		set("extraClassDeclaration", "[{ int foo(); }]")
		set("extraClassDefinition", "[{ int $cppClass::foo() { return 1; } }]")
	}
	if d.chance(0.7) {
		set("assemblyFormat", `"`+d.pick(strings.Join(format, d.pick(" ", " `,` ")), "`<` params `>`", "`<` struct(params) `>`")+`"`)
	}
	d.b.WriteString("}\n")
}

func (d *randomDefinitions) enumeration() {
	var cases []string
	class, form := "I32EnumAttr", "I32EnumAttrCase<\"%s\", %d%s>"
	if d.chance(0.5) {
		class, form = "I32BitEnumAttr", d.pick("I32BitEnumAttrCaseBit<\"%s\", %d%s>", "BitEnumCase<\"%s\", %d%s>")
	} else if d.chance(0.3) {
		class, form = "I64EnumAttr", "I64EnumAttrCase<\"%s\", %d%s>"
	}
	for k := range d.r.IntN(5) {
		cases = append(cases, fmt.Sprintf(form, d.pick("a", "Big", "x_y", "1st", "class")+fmt.Sprint(k), k, d.pick("", "", fmt.Sprintf(`, "%s%d"`, d.pick("k", "with space", "d-", ""), k))))
	}
	fmt.Fprintf(&d.b, "def RandomEnum : %s<\"Random\", \"%s\", [%s]> {\n", class, d.pick("", "sum"), strings.Join(cases, ", "))
	for _, field := range []string{
		`cppNamespace = "::t"`, "genSpecializedAttr = 0", `separator = ", "`, "printBitEnumQuoted = 1", "printBitEnumPrimaryGroups = 1", `stringToSymbolFnName = "toRandom"`,
		`underlyingType = "uint8_t"`, "genDefaultedAttr = 1",
	} {
		if d.chance(0.25) && !(strings.Contains(field, "genDefaulted") || class != "I32BitEnumAttr" && (strings.Contains(field, "BitEnum") || strings.Contains(field, "separator"))) {
			d.b.WriteString("  let " + field + ";\n")
		}
	}
	d.b.WriteString("}\n")
	if d.chance(0.5) {
		d.b.WriteString("def RandomEnumAttr : EnumAttr<T, RandomEnum, " + d.pick(`"random"`, `""`) + "> { " + d.pick("", "let assemblyFormat = \"`<` $value `>`\"; ") + "}\n")
	}
}

func (d *randomDefinitions) opInterface() {
	var methods []string
	for k := range d.r.IntN(4) {
		methods = append(methods, fmt.Sprintf("%s<\"%s\", \"%s\", \"m%d\", (ins %s)%s>", d.pick("InterfaceMethod", "StaticInterfaceMethod"), d.pick("", "doc"), d.pick("int", "void", "::mlir::Type"), k,
			d.pick("", `"int":$a`, `"int":$a, "::mlir::Value":$b`), d.pick("", `, "return 1;"`, `, "", "return $_op->f();"`, `, [{
      return 1;
    }], [{
      return 2;
    }]`)))
	}
	bases := d.pick("", ", [Asked]", ", [Asked, SymbolOpInterface]")
	fmt.Fprintf(&d.b, "def Random : OpInterface<\"Random\"%s> {\n  let methods = [%s];\n", bases, strings.Join(methods, ", "))
	for _, field := range []string{`cppNamespace = "::t"`, `description = "doc"`, "extraClassDeclaration = [{ int foo(); }]", "extraSharedClassDeclaration = [{ int bar() { return $_op; } }]",
		`verify = "return f($_op);"`, "extraTraitClassDeclaration = [{ int baz(); }]", `extraClassOf = "return $_op->x();"`} {
		if d.chance(0.3) {
			d.b.WriteString("  let " + field + ";\n")
		}
	}
	d.b.WriteString("}\n")
}
