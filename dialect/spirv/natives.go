package spirv

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"spirv.*": {Traits: map[string]*ir.Trait{
		// These tell something about operations, but check nothing.
		"spirv::SignedOp":               {Name: "spirv::SignedOp"},
		"spirv::UnsignedOp":             {Name: "spirv::UnsignedOp"},
		"spirv::UsableInSpecConstantOp": {Name: "spirv::UsableInSpecConstantOp"},
	}},
}
