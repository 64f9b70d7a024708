package heir

import (
	"math/big"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// registerBasis attaches RNSBasisTypeInterface to !mod_arith.int, as C++ does with an
// external model.
func registerBasis(api *cppapi.API) {
	api.NativeModel("heir::rns::RNSBasisTypeInterface", func(x any) bool { return modulus(x) != nil })
	api.NativeMethod("mlir::heir::mod_arith::ModArithType::isCompatibleWith", &cxx.Func{
		Params: []*cxx.Type{api.Type.Type()}, Result: cxx.TypeBool,
		Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			x, y := modulus(args[0].Obj()), modulus(args[1].Obj())
			if x == nil || y == nil || x.Type() != y.Type() {
				return cxx.Bool(false)
			}
			gcd := new(big.Int).GCD(nil, nil, x.Value.Big(), y.Value.Big())
			return cxx.Bool(gcd.Cmp(big.NewInt(1)) == 0)
		},
	})
}

// modulus returns the modulus of !mod_arith.int, nil for something else.
func modulus(x any) *ir.IntegerAttr {
	t, ok := x.(*ir.DefinedType)
	if !ok || t.Def.Mnemonic != "int" || t.Def.Dialect.Namespace != "mod_arith" || len(t.Params) != 1 {
		return nil
	}
	m, _ := t.Params[0].(*ir.IntegerAttr)
	return m
}
