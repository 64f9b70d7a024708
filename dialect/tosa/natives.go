package tosa

import (
	"github.com/mica-ir/mica/asm"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{}
