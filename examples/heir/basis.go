package heir

import (
	"math/big"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// rnsBasis attaches RNSBasisTypeInterface to !mod_arith.int, as C++ does with an external model.
var rnsBasis = dialect.Model{Interface: "heir::rns::RNSBasisTypeInterface", Has: func(x any) bool { return modulus(x) != nil }}

// compatibleModuli implements the interface: two moduli are compatible if they are coprime.
var compatibleModuli = dialect.Func{Name: "mlir::heir::mod_arith::ModArithType::isCompatibleWith", Go: func(t *ir.DefinedType, other ir.Type) bool {
	x, y := modulus(t), modulus(other)
	if x == nil || y == nil || x.Type() != y.Type() {
		return false
	}
	gcd := new(big.Int).GCD(nil, nil, x.Value.Big(), y.Value.Big())
	return gcd.Cmp(big.NewInt(1)) == 0
}}

// modulus returns the modulus of !mod_arith.int, nil for something else.
func modulus(x any) *ir.IntegerAttr {
	t, ok := x.(*ir.DefinedType)
	if !ok || t.Def.Mnemonic != "int" || t.Def.Dialect.Namespace != "mod_arith" || len(t.Params) != 1 {
		return nil
	}
	m, _ := t.Params[0].(*ir.IntegerAttr)
	return m
}
