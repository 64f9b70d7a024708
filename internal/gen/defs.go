package gen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/ods"
)

// A paramKind describes a parameter of a type or an attribute in Go. get converts an ir.Param,
// %s, to the Go type, and set converts it to an argument of ir.ParamDef.Convert.
type paramKind struct{ typ, get, set string }

// paramKind returns the Go form of a parameter.
func (p *pkg) paramKind(x *ods.Param) paramKind {
	if x.Enum != nil && p.enums[x.Enum] != "" {
		name := p.enums[x.Enum]
		return paramKind{name, "typed.IntParam[" + name + "](%s)", "uint64(%s)"}
	}
	cpp := strings.TrimSpace(x.CppType)
	cpp = strings.TrimPrefix(cpp, "::")
	if elem, ok := strings.CutPrefix(strings.TrimPrefix(cpp, "llvm::"), "ArrayRef<"); ok {
		elem = trimGlobal(strings.TrimSuffix(elem, ">"))
		if t := goInts[elem]; t != "" {
			k := paramKind{"[]" + t, "typed.IntListParam[" + t + "](%s)", "%s"}
			switch t {
			case "int64", "uint64", "int32":
			default:
				k.set = "typed.Widen(%s)"
			}
			return k
		}
		switch elem {
		case "mlir::Type", "Type":
			return paramKind{"[]ir.Type", "typed.ListParam[ir.Type](%s)", "%s"}
		case "mlir::Attribute", "Attribute":
			return paramKind{"[]ir.Attribute", "typed.ListParam[ir.Attribute](%s)", "%s"}
		case "bool":
			return paramKind{"[]bool", "typed.ListParam[bool](%s)", "%s"}
		case "std::string", "llvm::StringRef", "StringRef":
			return paramKind{"[]string", "typed.ListParam[string](%s)", "%s"}
		}
		return paramKind{"ir.ParamList", "typed.Param[ir.ParamList](%s)", "%s"}
	}
	if t := goInts[cpp]; t != "" {
		return paramKind{t, "typed.IntParam[" + t + "](%s)", "%s"}
	}
	switch strings.TrimPrefix(strings.TrimPrefix(cpp, "llvm::"), "mlir::") {
	case "bool":
		return paramKind{"bool", "typed.Param[bool](%s)", "%s"}
	case "StringRef", "std::string":
		return paramKind{"string", "typed.Param[string](%s)", "%s"}
	case "Type":
		return paramKind{"ir.Type", "typed.Param[ir.Type](%s)", "%s"}
	case "Attribute", "TypedAttr", "ElementsAttr":
		return paramKind{"ir.Attribute", "typed.Param[ir.Attribute](%s)", "%s"}
	}
	return paramKind{"ir.Param", "%s", "%s"}
}

// defsFile writes the wrappers of types and attributes.
func (p *pkg) defsFile() *file {
	f := p.newFile("types")
	n := 0
	for _, list := range [][]*ods.Def{p.module.Types, p.module.Attrs} {
		for _, d := range list {
			if p.defs[d] != "" {
				p.def(f, d)
				n++
			}
		}
	}
	if n == 0 {
		return nil
	}
	f.use(irPath)
	if strings.Contains(f.body.String(), "typed.") {
		f.use(typedPath)
	}
	return f
}

// def writes the Go type of a type or an attribute: its parameters as methods, and its constructors.
func (p *pkg) def(f *file, d *ods.Def) {
	name := p.defs[d]
	mark, base, general, value, ctor := "!", "DefinedType", "ir.Type", "Type", "MakeType"
	if !d.IsType {
		mark, base, general, value, ctor = "#", "DefinedAttr", "ir.Attribute", "Attr", "MakeAttr"
	}
	text := mark + d.Dialect.Name + "." + d.Mnemonic
	if d.Mnemonic == "" {
		text = "the " + map[bool]string{true: "type", false: "attribute"}[d.IsType] + " " + d.CppClass + " of the dialect " + d.Dialect.Name
	}
	comment(f, name+" is "+text+sentence(d.Summary)+p.at(d.Record)+". It is comparable; the zero value is none.")
	markdown(f, d.Description)
	f.line("type %s struct{ x *ir.%s }\n", name, base)
	s := scope{taken: map[string]bool{value: true, "String": true}}
	kinds := make([]paramKind, len(d.Params))
	names := make([]string, len(d.Params))
	reserve(s.taken, p.defMethods[d], func(name string, set bool) string {
		for _, x := range d.Params {
			if exported(x.Name) == name && !set {
				return p.paramKind(x).typ
			}
		}
		return ""
	})
	for i, x := range d.Params {
		kinds[i] = p.paramKind(x)
		names[i] = s.name(exported(x.Name), "Param")
	}
	comment(f, value+" returns it as a value of package ir, nil for the zero value.")
	f.line("func (t %s) %s() %s {\nif t.x == nil {\nreturn nil\n}\nreturn t.x\n}\n", name, value, general)
	f.line("// String returns the text in IR.\nfunc (t %s) String() string { return t.x.String() }\n", name)
	for i, x := range d.Params {
		if x.Summary != "" {
			comment(f, names[i]+" is the parameter "+x.Name+sentence(x.Summary)+".")
		}
		f.line("func (t %s) %s() %s { return %s }\n", name, names[i], kinds[i].typ, fmt.Sprintf(kinds[i].get, fmt.Sprintf("t.x.Params[%d]", i)))
	}
	p.writeMethods(f, p.defReceiver(d), p.defMethods[d])
	comment(f, fmt.Sprintf("As%s returns %s as the wrapper, if it is one.", name, map[bool]string{true: "a type", false: "an attribute"}[d.IsType]))
	f.line("func As%s(x %s) (%s, bool) {", name, general, name)
	f.line("t, ok := x.(*ir.%s)\nif !ok || !typed.%s(t, %q, %q) {\nreturn %s{}, false\n}\nreturn %s{t}, true\n}\n", base, map[bool]string{true: "IsType", false: "IsAttr"}[d.IsType], d.Dialect.Name, d.CppClass, name, name)
	f.use(typedPath)
	params := make([]string, len(d.Params))
	args := make([]string, len(d.Params))
	plain := make([]string, len(d.Params))
	for i, x := range d.Params {
		n := param(x.Name)
		params[i] = n + " " + kinds[i].typ
		args[i] = fmt.Sprintf(kinds[i].set, n)
		plain[i] = n
	}
	comment(f, fmt.Sprintf("Get%s returns the %s with these parameters, and an error if they do not verify.", name, map[bool]string{true: "type", false: "attribute"}[d.IsType]))
	f.line("func Get%s(%s) (%s, error) {", name, join("ctx *ir.Context", grouped(params)), name)
	f.line("x, err := typed.%s(%s)\nreturn %s{x}, err\n}\n", ctor, join(fmt.Sprintf("ctx, %q, %q", d.Dialect.Name, d.CppClass), args), name)
	comment(f, fmt.Sprintf("New%s is [Get%s] for parameters that are known to be right: it panics otherwise.", name, name))
	f.line("func New%s(%s) %s {", name, join("ctx *ir.Context", grouped(params)), name)
	f.line("return typed.Must(Get%s(%s))\n}\n", name, join("ctx", plain))
}
