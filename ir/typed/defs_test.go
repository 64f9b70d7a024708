package typed_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// TestIsType compares C++ classes, and rejects the mnemonic of a type in the place of its class.
func TestIsType(t *testing.T) {
	d := &ir.Dialect{Namespace: "fx"}
	q, other := &ir.TypeDefinition{Name: "QType", Mnemonic: "Q", Dialect: d}, &ir.TypeDefinition{Name: "RType", Mnemonic: "R", Dialect: d}
	d.Types = []*ir.TypeDefinition{q, other}
	of := func(def *ir.TypeDefinition) *ir.DefinedType { return &ir.DefinedType{Def: def} }
	if !typed.IsType(of(q), "fx", "QType") || typed.IsType(of(other), "fx", "QType") || typed.IsType(of(q), "other", "QType") || typed.IsType(of(q), "other", "Q") {
		t.Error("a type has another class")
	}
	attr := &ir.AttributeDefinition{Name: "QAttr", Mnemonic: "q", Dialect: d}
	d.Attributes = []*ir.AttributeDefinition{attr}
	for name, f := range map[string]func(){
		"IsType": func() { typed.IsType(of(q), "fx", "Q") },
		"IsAttr": func() { typed.IsAttr(&ir.DefinedAttr{Def: attr}, "fx", "q") },
	} {
		func() {
			defer func() {
				if p, _ := recover().(string); !strings.HasPrefix(p, "typed."+name+": ") || !strings.Contains(p, "whose C++ class is \"Q") {
					t.Errorf("%s: %q", name, p)
				}
			}()
			f()
		}()
	}
}
