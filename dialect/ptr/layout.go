package ptr

import (
	"fmt"
	"math"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
)

// A pointerLayout is the layout of !ptr.ptr. The value of an entry for the pointers to a
// memory space is a #ptr.spec: size, ABI and preferred alignment and width of offsets, all
// in bits. The width may be left out.
type pointerLayout struct{}

// spec returns the entry for t, or else that for the default memory space.
func (pointerLayout) spec(t ir.Type, l *datalayout.Layout, entries []datalayout.Entry) (spec [4]uint64) {
	spec = [4]uint64{64, 8, 8, 64}
	find := func(space ir.Attribute) bool {
		for _, e := range entries {
			a, ok := e.Value.(*ir.DefinedAttr)
			if !ok || len(a.Params) < 4 || memorySpace(e.Type) != space {
				continue
			}
			for i := range spec {
				spec[i] = number(a.Params[i])
			}
			if spec[3] == math.MaxUint32 {
				spec[3] = spec[0]
			}
			return true
		}
		return false
	}
	if !find(memorySpace(t)) {
		if space := l.DefaultMemorySpace(); space != nil {
			find(space)
		}
	}
	return spec
}

// number returns a parameter of any unsigned type.
func number(p ir.Param) uint64 {
	switch n := p.(type) {
	case uint64:
		return n
	case int64:
		return uint64(n) & math.MaxUint32
	}
	return 0
}

func (p pointerLayout) SizeInBits(t ir.Type, l *datalayout.Layout, entries []datalayout.Entry) (datalayout.Size, error) {
	return datalayout.Size{Min: p.spec(t, l, entries)[0]}, nil
}

func (p pointerLayout) ABIAlignment(t ir.Type, l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return p.spec(t, l, entries)[1] / 8, nil
}

func (p pointerLayout) PreferredAlignment(t ir.Type, l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return p.spec(t, l, entries)[2] / 8, nil
}

func (p pointerLayout) IndexBitwidth(t ir.Type, l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return p.spec(t, l, entries)[3], nil
}

// VerifyEntries verifies the entries for pointers.
func (pointerLayout) VerifyEntries(entries []datalayout.Entry) error {
	for _, e := range entries {
		if a, ok := e.Value.(*ir.DefinedAttr); !ok || a.Def.Name != "SpecAttr" || a.Def.Dialect.Namespace != "ptr" {
			return fmt.Errorf("expected layout attribute for '%s' to be a #ptr.spec attribute", e.Type)
		}
	}
	return nil
}
