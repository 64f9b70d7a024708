package index

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"index.bool.constant": {Names: asm.NameHints(nameBool)},
	"index.constant":      {Names: asm.NameHints(nameConstant)},
	"index.casts":         {Interfaces: map[string]any{"CastOpInterface": castFunc(cast)}},
	"index.castu":         {Interfaces: map[string]any{"CastOpInterface": castFunc(cast)}},
}

// cast reports whether one of the two types is index and the other is not.
func cast(in, out []ir.Type) bool {
	return len(in) == 1 && len(out) == 1 && isIndex(in[0]) != isIndex(out[0])
}

func isIndex(t ir.Type) bool { _, ok := t.(*ir.IndexType); return ok }
