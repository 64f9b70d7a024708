package cppgen

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// An enumeration is the data of an enumeration that templates use.
type enumeration struct {
	*ods.Enum
	underlying           string
	qualName             string
	toString, fromString string // names of functions
	fromValue, maxValue  string
	stringType           string // result type of toString
	vars                 []string
}

func newEnumeration(e *ods.Enum) *enumeration {
	text := func(field string) string { s, _ := e.Record.String(field); return s }
	x := &enumeration{
		Enum: e, underlying: text("underlyingType"), qualName: e.CppNamespace + "::" + e.Name,
		toString: text("symbolToStringFnName"), fromString: text("stringToSymbolFnName"),
		fromValue: text("underlyingToSymbolFnName"), maxValue: text("maxEnumValFnName"), stringType: text("symbolToStringFnRetType"),
	}
	stored := x.underlying
	if stored == "" {
		stored = "std::underlying_type_t<" + x.qualName + ">"
	}
	x.vars = []string{
		"enum", e.Name, "qualified", x.qualName, "ns", e.CppNamespace, "underlying", x.underlying, "unsigned", cmp.Or(x.underlying, "unsigned"), "stored", stored,
		"toString", x.toString, "fromString", x.fromString, "fromValue", x.fromValue, "maxValue", x.maxValue,
		"stringType", x.stringType, "attr", e.SpecializedAttr, "summary", e.Summary, "cases", x.listCases(),
		"bits", strconv.FormatInt(int64(x.validBits()), 10), "separator", emit.Escape(e.Separator), "trimmed", strings.TrimSpace(e.Separator),
	}
	return x
}

func (e *enumeration) validBits() (valid uint64) {
	for _, c := range e.Cases {
		valid |= uint64(c.Value)
	}
	return valid
}

// hasNegative reports whether a case has a negative value; then values are not converted to
// cases.
func (e *enumeration) hasNegative() bool {
	return slices.ContainsFunc(e.Cases, func(c ods.EnumCase) bool { return c.Value < 0 })
}

// symbol returns the enumerator of a case.
func symbol(c ods.EnumCase) string {
	if c.Symbol != "" && c.Symbol[0] >= '0' && c.Symbol[0] <= '9' {
		return "_" + c.Symbol
	}
	return c.Symbol
}

// isKeyword reports whether the text of a case can be written without quotes.
func isKeyword(text string) bool {
	if text == "" || text[0] != '_' && !isLetter(text[0]) {
		return false
	}
	for i := range len(text) {
		if c := text[i]; !emit.IsWord(c) && c != '$' && c != '.' {
			return false
		}
	}
	return true
}

func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }

// listCases returns the texts of the cases for an error message. Texts that need quotes
// occur twice, as in the reference's output.
func (e *enumeration) listCases() string {
	var texts []string
	for _, c := range e.Cases {
		text := c.Text
		if !isKeyword(text) {
			text = `\"` + text + `\"` + text
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}

// hasParser reports whether the enumeration has a FieldParser.
func (e *enumeration) hasParser() bool { return e.underlying != "" }

func enumDecls(w *emit.Writer, in *backend.Input) error {
	w.Header("Enum Utility Declarations", in.File)
	for _, e := range in.Module.Enums {
		x := newEnumeration(e)
		if err := x.check(); err != nil {
			return err
		}
		w.Namespace(e.CppNamespace, func() { x.declare(w) })
		w.Text("\n")
		x.declareForeign(w)
	}
	return nil
}

// check reports enumerations that cannot be written.
func (e *enumeration) check() error {
	if !e.IsBit || e.Quoted || e.underlying == "" {
		return nil
	}
	for _, c := range e.Cases {
		if !isKeyword(c.Text) {
			return diag.List{{Message: fmt.Sprintf("bit enum %s cannot be printed unquoted with cases that cannot be keywords", e.qualName), Bare: true}}
		}
	}
	return nil
}

// declare writes the declarations in the enumeration's namespace.
func (e *enumeration) declare(w *emit.Writer) {
	w.Fill("// $summary\nenum class $enum", e.vars...)
	if e.underlying != "" {
		w.Text(" : " + e.underlying)
	}
	w.Text(" {\n")
	highest := int64(0)
	for _, c := range e.Cases {
		w.Text("  " + symbol(c))
		if c.Value >= 0 {
			w.Printf(" = %d", c.Value)
		}
		w.Text(",\n")
		highest = max(highest, c.Value)
	}
	w.Text("};\n\n")
	switch {
	case e.hasNegative():
	case e.underlying == "":
		w.Fill("::std::optional<$enum> $fromValue(unsigned);\n", e.vars...)
	default:
		w.Fill("::std::optional<$enum> $fromValue($underlying);\n", e.vars...)
	}
	w.Fill("$stringType $toString($enum);\n::std::optional<$enum> $fromString(::llvm::StringRef);\n", e.vars...)
	switch {
	case e.IsBit:
		w.Fill(bitOperators, e.vars...)
	case !e.hasNegative():
		w.Fill("inline constexpr unsigned $maxValue() {\n", e.vars...)
		w.Printf("  return %d;\n}\n", uint32(highest))
	}
	if !e.IsBit && !e.hasNegative() {
		w.Text("\n")
	}
	w.Fill(enumTemplates, e.vars...)
	if e.SpecializedAttr != "" {
		w.Fill(enumAttrClass, e.vars...)
	}
}

// declareForeign writes specializations of templates of other namespaces.
func (e *enumeration) declareForeign(w *emit.Writer) {
	if e.hasParser() {
		if e.IsBit && !e.Quoted {
			parse := "parseOptionalComma"
			if strings.Contains(e.Separator, "|") {
				parse = "parseOptionalVerticalBar"
			}
			w.Fill(bitFieldParser, append(e.vars, "parse", parse)...)
		} else {
			w.Fill(fieldParser, e.vars...)
			w.Fill("namespace llvm {\ninline ::llvm::raw_ostream &operator<<(::llvm::raw_ostream &p, $qualified value) {\n  auto valueStr = stringifyEnum(value);\n", e.vars...)
		}
		e.printQuoted(w)
		w.Text("}\n} // namespace llvm\n\n")
	}
	w.Fill(denseMapInfo, e.vars...)
}

// printQuoted writes the part of the printer that decides whether to print quotes.
func (e *enumeration) printQuoted(w *emit.Writer) {
	var bare []string
	for _, c := range e.Cases {
		if isKeyword(c.Text) {
			bare = append(bare, symbol(c))
		}
	}
	switch {
	case e.IsBit && !e.Quoted:
		w.Text("    return p << valueStr;\n")
		return
	case len(bare) == len(e.Cases) && len(bare) > 0:
		if e.IsBit {
			e.printSeveralBits(w)
			w.Fill(quoteSeveralBits, e.vars...)
		}
	case len(bare) == 0:
		w.Text("  return p << '\"' << valueStr << '\"';\n")
		return
	default:
		w.Text("  switch (value) {\n")
		for _, s := range bare {
			w.Printf("  case %s::%s:\n", e.qualName, s)
		}
		w.Text("    break;\n  default:\n    return p << '\"' << valueStr << '\"';\n  }\n")
	}
	w.Text("  return p << valueStr;\n")
}

// printSeveralBits writes the case that names of several bits are printed without quotes.
func (e *enumeration) printSeveralBits(w *emit.Writer) {
	found := false
	for _, c := range e.Cases {
		if bits.OnesCount64(uint64(c.Value)) < 2 {
			continue
		}
		if !found {
			w.Text("  switch (value) {\n")
		}
		found = true
		w.Printf("  case %s::%s:\n", e.qualName, symbol(c))
	}
	if found {
		w.Text("    return p << valueStr;\n  default:\n    break;\n  }\n")
	}
}

func enumDefs(w *emit.Writer, in *backend.Input) error {
	w.Header("Enum Utility Definitions", in.File)
	for _, e := range in.Module.Enums {
		x := newEnumeration(e)
		var err error
		w.Namespace(e.CppNamespace, func() {
			if x.IsBit {
				x.defineBits(w)
			} else {
				x.defineCases(w)
			}
			if e.SpecializedAttr != "" {
				err = x.defineAttr(w)
			}
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func (e *enumeration) defineCases(w *emit.Writer) {
	w.Fill("$stringType $toString($enum val) {\n  switch (val) {\n", e.vars...)
	for _, c := range e.Cases {
		w.Printf("    case %s::%s: return \"%s\";\n", e.Name, symbol(c), c.Text)
	}
	w.Text("  }\n  return \"\";\n}\n\n")
	w.Fill("::std::optional<$enum> $fromString(::llvm::StringRef str) {\n  return ::llvm::StringSwitch<::std::optional<$enum>>(str)\n", e.vars...)
	for _, c := range e.Cases {
		w.Printf("      .Case(\"%s\", %s::%s)\n", c.Text, e.Name, symbol(c))
	}
	w.Text("      .Default(::std::nullopt);\n}\n")
	if e.hasNegative() {
		return
	}
	w.Fill("::std::optional<$enum> $fromValue($unsigned value) {\n  switch (value) {\n", e.vars...)
	for _, c := range e.Cases {
		w.Printf("  case %d: return %s::%s;\n", c.Value, e.Name, symbol(c))
	}
	w.Text("  default: return ::std::nullopt;\n  }\n}\n\n")
}

// defineBits writes the functions of an enumeration of bits.
func (e *enumeration) defineBits(w *emit.Writer) {
	none := ""
	for _, c := range e.Cases {
		if c.Value == 0 {
			none = c.Text
			break
		}
	}
	unset := func(condition, result string) {
		if none != "" {
			w.Printf("  // Special case for all bits unset.\n  if (%s) return %s;\n\n", condition, result)
		}
	}
	noneCase := ""
	for _, c := range e.Cases {
		if c.Value == 0 {
			noneCase = e.Name + "::" + symbol(c)
			break
		}
	}
	w.Fill(bitsToString, e.vars...)
	unset("val == 0", `"`+none+`"`)
	w.Text("  ::llvm::SmallVector<::llvm::StringRef, 2> strs;\n")
	bit := func(c ods.EnumCase) {
		w.Printf("\n  if (%du == (%du & val))%s\n    strs.push_back(\"%s\");\n", c.Value, c.Value, "", c.Text)
	}
	if e.PrintGroups {
		w.Text("  // Print bit enum groups before individual bits\n")
		for _, c := range slices.Backward(e.Cases) {
			if c.Group {
				w.Printf("\n  if (%du == (%du & val)) {\n    strs.push_back(\"%s\");\n    val &= ~static_cast<%s>(%d);\n  }\n", c.Value, c.Value, c.Text, e.underlying, c.Value)
			}
		}
	}
	for _, c := range e.Cases {
		if single := bits.OnesCount64(uint64(c.Value)) == 1 && !c.Group; c.Value != 0 && (single || !e.PrintGroups) {
			bit(c)
		}
	}
	w.Fill("  return ::llvm::join(strs, \"$separator\");\n}\n\n", e.vars...)

	w.Fill("::std::optional<$enum> $fromString(::llvm::StringRef str) {\n", e.vars...)
	unset(`str == "`+none+`"`, noneCase)
	w.Fill(splitBits, e.vars...)
	for _, c := range e.Cases {
		if c.Value != 0 {
			w.Printf("      .Case(\"%s\", %d)\n", c.Text, c.Value)
		}
	}
	w.Fill(joinBits, e.vars...)

	w.Fill("::std::optional<$enum> $fromValue($underlying value) {\n", e.vars...)
	unset("value == 0", noneCase)
	w.Fill("  if (value & ~static_cast<$underlying>($(bits)u)) return std::nullopt;\n  return static_cast<$enum>(value);\n}\n", e.vars...)
}

// defineAttr writes the functions of the attribute whose value is the enumeration.
func (e *enumeration) defineAttr(w *emit.Writer) error {
	condition := ""
	if e.Base != nil {
		if _, ok := e.Base.Record.Def("predicate"); !ok {
			return diag.List{{Message: "ERROR: baseAttrClass for EnumAttr has no Predicate\n", Bare: true}}
		}
		if err := backend.RequireDefs(e.Base.Record, "valueType"); err != nil {
			return err
		}
		condition = emit.Substitution{Names: []string{"_self", "attr"}}.Expand(e.Base.Condition)
	}
	w.Fill(enumAttrFunctions, append(e.vars, "condition", condition, "width", strconv.Itoa(e.Width))...)
	return nil
}
