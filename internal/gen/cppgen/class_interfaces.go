package cppgen

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// declaresMethods reports whether a trait is an interface whose methods the class declares.
func declaresMethods(t *ods.Trait) bool {
	return t.Kind == ods.InterfaceTrait && t.Model != nil && t.Record.IsSubClassOf("DeclareInterfaceMethods")
}

// definedByClass reports whether the class defines a method of an interface that it declares.
func definedByClass(t *ods.Trait, m *ods.InterfaceMethod) bool {
	return m.Body == "" && (m.Default == "" || slices.Contains(t.Methods, m.Name))
}

// interfaceUsings adds using declarations for interface methods with a default
// implementation.
func interfaceUsings(c *emit.Class, traits []*ods.Trait) {
	seen := map[string]bool{}
	for _, t := range traits {
		if !declaresMethods(t) {
			continue
		}
		for _, m := range t.Model.Methods {
			if m.Body != "" || definedByClass(t, m) {
				continue
			}
			text := fmt.Sprintf("using %s<%s>::%s;", traitClass(t), c.Name, m.Name)
			if !seen[text] {
				seen[text] = true
				c.Declare(emit.Text(text))
			}
		}
	}
}

// interfaceMethods declares the methods of interfaces that the class defines. Those of types and
// attributes do not change them.
func interfaceMethods(c *emit.Class, traits []*ods.Trait, isConst bool) {
	for _, t := range traits {
		if !declaresMethods(t) {
			continue
		}
		for _, m := range t.Model.Methods {
			if definedByClass(t, m) {
				x := interfaceMethod(m, true)
				x.Const = isConst && !m.Static
				c.Add(x)
			}
		}
	}
}

func interfaceMethod(m *ods.InterfaceMethod, declare bool) *emit.Method {
	x := &emit.Method{Static: m.Static, DeclareOnly: declare, Result: m.Result, Name: m.Name}
	for _, p := range m.Params {
		x.Params = append(x.Params, emit.Param{Type: p.Type, Name: p.Name})
	}
	return x
}
