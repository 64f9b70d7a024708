package ir

import "strings"

// LookupTrait returns the trait of that C++ name, nil if it is not known.
// Parameters may be given apart or in the name: "HasParent<FuncOp>".
func LookupTrait(cppName string, params ...string) *Trait {
	name := strings.TrimPrefix(strings.TrimPrefix(cppName, "::"), "mlir::")
	name = strings.TrimPrefix(name, "OpTrait::")
	if t, ok := traitTable[name]; ok {
		return t
	}
	return nil
}

var traitTable = map[string]*Trait{}

func init() {
	for _, t := range []*Trait{
		{Name: "AffineScope", Bit: AffineScope, Structural: true},
		{Name: "IsolatedFromAbove", Bit: IsolatedFromAbove, Structural: true},
		{Name: "NoRegionArguments", Bit: NoRegionArguments, Structural: true},
		{Name: "SymbolTable", Bit: SymbolTableTrait, Structural: true},
		{Name: "SymbolOpInterface", Bit: SymbolTrait, Structural: true},
		{Name: "NoTerminator", Bit: NoTerminator, Structural: true},
		{Name: "SingleBlock", Bit: SingleBlock, Structural: true},
	} {
		traitTable[t.Name] = t
	}
}
