package prelude_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// alone lists files with records that have the same names as records in others, so
// that one file cannot include all of them.
var alone = []string{"mlir/IR/BytecodeBase.td", "mlir/IR/BuiltinDialectBytecode.td"}

// parameter is a template parameter of a class. If there is no default, text is
// "?".
type parameter struct {
	typ, name, text string
}

// class is the header of a class as llvm-tblgen prints it.
type class struct {
	name   string
	params []parameter
	supers string
}

var (
	classHead = regexp.MustCompile(`(?m)^class (\w+)(<.*>)? \{(?:\t// (.*))?$`)
	paramHead = regexp.MustCompile(`(?:^<|, )([\w<>]+) \w+:(\w+) = `)
)

// printedClasses returns all classes in a file by name.
func printedClasses(t testing.TB, file string, include ...string) map[string]class {
	t.Helper()
	args := []string{"--print-records"}
	for _, dir := range include {
		args = append(args, "-I", dir)
	}
	out, errs, code := reftest.RunIn(t, t.TempDir(), reftest.Tool(t, "llvm-tblgen"), "", append(args, file)...)
	if code != 0 {
		t.Fatalf("llvm-tblgen: %s", errs)
	}
	out, _, _ = strings.Cut(out, "------------- Defs")
	classes := make(map[string]class)
	for _, m := range classHead.FindAllStringSubmatch(out, -1) {
		c := class{name: m[1], supers: m[3]}
		list := strings.TrimSuffix(m[2], ">")
		at := paramHead.FindAllStringSubmatchIndex(list, -1)
		for i, p := range at {
			end := len(list)
			if i+1 < len(at) {
				end = at[i+1][0]
			}
			c.params = append(c.params, parameter{list[p[2]:p[3]], list[p[4]:p[5]], squeeze(list[p[1]:end])})
		}
		classes[c.name] = c
	}
	return classes
}

// includeAll writes a file that includes every file of the prelude.
func includeAll(t testing.TB, dir, more string) string {
	t.Helper()
	var b strings.Builder
	for _, file := range preludeFiles(t, dir) {
		if !slices.Contains(alone, file) {
			fmt.Fprintf(&b, "include %q\n", file)
		}
	}
	b.WriteString(more)
	path := filepath.Join(t.TempDir(), "all.td")
	if err := os.WriteFile(path, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestDifferentialClasses compares the template parameters with defaults and the
// superclasses of all classes. Classes whose names start with an underscore are
// internal to the prelude.
func TestDifferentialClasses(t *testing.T) {
	include := reftest.Include(t)
	dir := directory(t)
	all := includeAll(t, dir, "")
	files := []string{all}
	for _, file := range alone {
		files = append(files, filepath.Join(include, file))
	}
	for _, file := range files {
		want := printedClasses(t, file, include)
		if file != all {
			file = filepath.Join(dir, strings.TrimPrefix(file, include))
		}
		got := printedClasses(t, file, dir)
		for name, c := range want {
			if g, has := got[name]; !has {
				t.Errorf("class %s is missing", name)
			} else if w := fmt.Sprint(c); w != fmt.Sprint(g) {
				t.Errorf("class %s:\nwant %v\ngot  %v", name, c, g)
			}
		}
		for name := range got {
			if _, has := want[name]; !has && !strings.HasPrefix(name, "_") && !slices.Contains(olderClasses, name) {
				t.Errorf("class %s is not one of the reference's", name)
			}
		}
		t.Logf("%d classes", len(want))
	}
}

// examples maps types to arguments for parameters. For a class that is not listed,
// a record of the class is used.
var examples = map[string]string{
	"int":              "2",
	"bit":              "1",
	"string":           `"some_text"`,
	"code":             `"code"`,
	"dag":              `(ins "int":$a)`,
	"list<int>":        "[1, 2]",
	"list<string>":     `["first_one", "second"]`,
	"list<list<Type>>": "[[I32, F32], [I64, F64]]",
	"list<Type>":       "[I32, F32]",
	"list<Pred>":       `[CPred<"$_self.one()">, CPred<"two">]`,
	"Pred":             `CPred<"$_self.one()">`,
	"Attr":             "I32Attr",
	"Type":             "I32",
	"Constraint":       "AnyType",
	"EnumInfo":         "UseEnum",
	"EnumAttrInfo":     "UseEnum",
	"EnumCase":         "UseCase",
	"Dialect":          "UseDialect",
	"Property":         "StringProp",

	"list<EnumCase>":            "[UseCase, UseOther]",
	"list<IntEnumAttrCaseBase>": "[UseCase, UseOther]",
	"list<I32EnumAttrCase>":     "[UseCase, UseOther]",
	"list<I64EnumAttrCase>":     `[I64EnumAttrCase<"A", 4>]`,
	"list<BitEnumCaseBase>":     `[I32BitEnumCaseBit<"A", 0>, I32BitEnumCaseBit<"B", 3, "b">]`,
	"list<BitEnumAttrCaseBase>": `[I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 3>]`,
	"SignlessIntegerAttrBase":   "I32Attr",
	"list<AttrConstraint>":      "[IntMinValue<3>, IntPositive]",
	"list<Property>":            "[I32Prop]",
	"list<OpVariableDecorator>": "[MemRead]",
	"list<MemoryEffect>":        "[MemRead, MemWriteAt<2>]",
	"list<SideEffect>":          "[MemRead]",
	"list<Interface>":           "[CastOpInterface]",
	"list<Trait>":               "[Commutative, Pure]",
	"Bytecode":                  "VarInt",
	"Resource":                  "AutomaticAllocationScopeResource",
	"Region":                    "AnyRegion",
	"list<dag>":                 "[(ins)]",
	"CombinedPred":              "HasRankPred",
	"PredCombinerKind":          "PredCombinerOr",
}

// particular lists the uses of classes that have further requirements for their
// arguments.
var particular = map[string][]string{
	"ConstantEnumCase":           {`ConstantEnumCase<UseEnum, "one">`, `ConstantEnumCase<UseBits, "b|a">`, `ConstantEnumCase<UseEnumAttr, "other">`},
	"ConstantEnumCaseBase":       {`ConstantEnumCaseBase<UseEnum, UseEnum, "one">`},
	"_symbolToValue":             {`_symbolToValue<UseEnum, "other">`},
	"_bitSymbolsToValue":         {`_bitSymbolsToValue<UseBits, "a|b">`},
	"InputMatchesTypes":          {`InputMatchesTypes<["a", "b"], [I32, F32]>`},
	"PromisedAttrInterface":      {`PromisedAttrInterface<BlobAttrInterface>`},
	"PromisedTypeInterface":      {`PromisedTypeInterface<FloatTypeInterface>`},
	"DenseArrayStrictlyPositive": {`DenseArrayStrictlyPositive<DenseI64ArrayAttr>`},
	"OptionalProp":               {`OptionalProp<I64Prop>`, `OptionalProp<I64Prop, 0>`, `OptionalProp<StringProp>`, `OptionalProp<UnitProp>`, `OptionalProp<ArrayProp<I64Prop>>`, `OptionalProp<ConfinedProp<I32Prop, CPred<"$_self > 0">>>`},
	"ArrayProp":                  {`ArrayProp<>`, `ArrayProp<I64Prop, "words">`, `ArrayProp<ConfinedProp<StringProp, CPred<"$_self.empty()">>>`, `ArrayProp<OptionalProp<DefaultValuedProp<I64Prop, "3">>>`},
	"ConfinedProp":               {`ConfinedProp<ConfinedProp<I64Prop, CPred<"a">>, CPred<"b">, "words">`},
	"IsNthDimSizeIsOneOfPred":    {`IsNthDimSizeIsOneOfPred<-2, [3, 4]>`, `IsNthDimSizeIsOneOfPred<2, [3]>`},
	"snakeCaseToCamelCase":       {`snakeCaseToCamelCase<"a_snake_case__name_">`},
	"AnyTypeOf":                  {`AnyTypeOf<[I32, F32]>`, `AnyTypeOf<[I32], "words", "::X">`, `AnyTypeOf<[]>`},
	"AllMatch":                   {`AllMatch<["a", "b", "c"], "words">`, `AllMatch<["a"], "words">`},
	"AnyMatchOperatorTrait":      {`AnyMatchOperatorTrait<["a", "b"], "$_self.x()", "words">`, `AnyMatchOperatorTrait<[], "$_self.x()", "words">`},
	"OptionalTypesMatchWith":     {`OptionalTypesMatchWith<"words", "an_arg", "other", "f($_self)">`},
	"AttributeSelfTypeParameter": {`AttributeSelfTypeParameter<"words">`, `AttributeSelfTypeParameter<"words", "T">`, `AttributeSelfTypeParameter<"words", "T", "make()">`, `AttributeSelfTypeParameter<"words", "::mlir::Type", "make()">`},
	"EnumProp":                   {`EnumProp<UseEnum>`, `EnumProp<UseBits>`},
	"EnumAttr":                   {`EnumAttr<UseDialect, UseEnum, "m">`, `EnumAttr<UseDialect, UsePlain, "m", [NativeAttrTrait<"T">]>`, `EnumAttr<UseDialect, UseBits, "m">`},
	"Dialect":                    {`Dialect { let name = "d"; }`},
	"AttrDef":                    {`AttrDef<UseDialect, "A", [Pure], "::Base"> { let mnemonic = "m"; }`},
	"TypeDef":                    {`TypeDef<UseDialect, "T", [Pure], "::Base"> { let mnemonic = "m"; }`},
	"LocationAttrDef":            {`LocationAttrDef<UseDialect, "L"> { let mnemonic = "m"; }`},
	"Builtin_LocationAttr":       {`Builtin_LocationAttr<"L"> { let attrName = "a"; }`},
	"BitEnumCaseBit":             {`BitEnumCaseBit<"A", 7, "a", 8>`},
	"BitEnumAttrCaseBit":         {`BitEnumAttrCaseBit<I16, "A", 15, "a">`},
	"EffectRange":                {`EffectRange<0>`},
	// These contain only code.
	"_namedEnumPropFields":      {},
	"Complex":                   {`Complex<F32>`, `Complex<AnyFloat>`},
	"FixedVectorOfShapeAndType": {`FixedVectorOfShapeAndType<[2, 3], F32>`},
}

// preamble defines the records that the uses refer to.
const preamble = `
def UseDialect : Dialect { let name = "use"; let cppNamespace = "::use::ns"; }
def UseCase : I32EnumAttrCase<"One", 1, "one">;
def UseOther : I32EnumAttrCase<"Other", 5, "other">;
def UseEnum : I32EnumAttr<"UseEnum", "words", [UseCase, UseOther]> {
  let cppNamespace = "::use";
}
def UseEnumAttr : EnumAttr<UseDialect, UseEnum, "mnemonic">;
def UsePlain : I64Enum<"UsePlain", "", [I64EnumCase<"A", 3>, I64EnumCase<"B", 4, "b">]>;
def UseBitA : I32BitEnumAttrCaseBit<"A", 0, "a">;
def UseBitB : I32BitEnumAttrCaseBit<"B", 4, "b">;
def UseBits : I32BitEnumAttr<"UseBits", "words", [UseBitA, UseBitB]> {
  let cppNamespace = "::use";
  let genSpecializedAttr = 0;
}
def UseComma : I8BitEnum<"UseComma", "", [I8BitEnumCaseBit<"A", 7>]> {
  let separator = ", ";
}
def UseType : TypeDef<UseDialect, "Use"> { let mnemonic = "t"; }
def UseParamType : TypeDef<UseDialect, "UseP"> {
  let mnemonic = "p";
  let parameters = (ins "int":$i, OptionalParameter<"A">:$a);
}
def UseAttrInterface : AttrInterface<"UseAI"> { let cppNamespace = "::use"; }
def UseTypeInterface : TypeInterface<"UseTI"> { let cppNamespace = "::use"; }
`

// uses returns records of each class: one with only the required parameters and one
// with all.
func uses(classes map[string]class, instances func(class string) string) string {
	var names []string
	for name := range classes {
		names = append(names, name)
	}
	slices.Sort(names)
	var b strings.Builder
	b.WriteString(preamble)
	for _, name := range names {
		written := particular[name]
		if written == nil {
			var required, every []string
			for _, p := range classes[name].params {
				arg, has := examples[p.typ]
				element, list := strings.CutPrefix(p.typ, "list<")
				switch {
				case has:
				case list:
					arg = "[" + instances(strings.TrimSuffix(element, ">")) + "]"
				default:
					arg = instances(p.typ)
				}
				every = append(every, arg)
				if p.text == "?" {
					required = append(required, arg)
				}
			}
			written = []string{name + "<" + strings.Join(required, ", ") + ">"}
			if len(every) > len(required) {
				written = append(written, name+"<"+strings.Join(every, ", ")+">")
			}
		}
		for i, use := range written {
			end := ";"
			if strings.HasSuffix(use, "}") {
				end = ""
			}
			fmt.Fprintf(&b, "def use_%s_%d : %s%s\n", name, i, strings.TrimSuffix(use, "<>"), end)
		}
	}
	return b.String()
}

// TestDifferentialUses creates records of every class and compares them.
func TestDifferentialUses(t *testing.T) {
	include := reftest.Include(t)
	dir := directory(t)
	all := includeAll(t, dir, "")
	known, err := evaluate(t, all, include)
	if err != nil {
		t.Fatal(err)
	}
	instances := func(class string) string {
		for _, name := range known.names() {
			if known.is(name, class) {
				return name
			}
		}
		return class
	}
	classes := printedClasses(t, all, include)
	file := includeAll(t, dir, uses(classes, instances))
	want, err := evaluate(t, file, include)
	if err != nil {
		t.Fatal(err)
	}
	got, err := evaluate(t, file, dir)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, want, got)
}
