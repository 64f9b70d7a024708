package sparsetensor

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/num"
)

// verifyEncoding checks the parameters of an encoding.
func verifyEncoding(params []ir.Param) error {
	for i, what := range [...]string{"position", "coordinate"} {
		switch w, _ := params[posWidth+i].(uint64); w {
		case 0, 8, 16, 32, 64:
		default:
			return fmt.Errorf("unexpected %s bitwidth: %d", what, w)
		}
	}
	types := levelsOf(params)
	var m *affine.Map
	if a, ok := params[dimToLvl].(*ir.AffineMapAttr); ok {
		m = a.Map
	}
	for _, check := range [...]func() error{
		func() error { return verifySingletons(types) },
		func() error { return verifyBatches(types) },
		func() error { return verifyStructured(types, m) },
	} {
		if err := check(); err != nil {
			return err
		}
	}
	if len(types) == 0 {
		return errors.New("expected a non-empty array for lvlTypes")
	}
	return verifyMaps(params, m, len(types))
}

// verifySingletons checks the runs of singleton levels.
func verifySingletons(types []string) error {
	run := false // a singleton level is before
	for i, t := range types {
		switch {
		case !isFormat(t, "singleton"):
			run = false
			continue
		case !run && (i == 0 || !isFormat(types[i-1], "compressed") && !isFormat(types[i-1], "loose_compressed")):
			return errors.New("expected compressed or loose_compressed level before singleton level")
		case run && isSoA(t) != isSoA(types[i-1]):
			return errors.New("expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).")
		}
		run = true
	}
	return nil
}

func verifyBatches(types []string) error {
	for i, t := range types {
		if i > 0 && isFormat(t, "batch") && !isFormat(types[i-1], "batch") {
			return errors.New("Batch lvlType can only be leading levels.")
		}
	}
	for _, t := range types {
		if isSoA(t) && !isFormat(t, "singleton") {
			return errors.New("SoA is only applicable to singleton lvlTypes.")
		}
	}
	return nil
}

// verifyStructured checks the level that stores n out of m elements; m can be nil.
func verifyStructured(types []string, m *affine.Map) error {
	i := slices.IndexFunc(types, func(t string) bool { return isFormat(t, "structured") })
	switch {
	case i < 0:
		return nil
	case i != len(types)-1:
		return errors.New("expected n_out_of_m to be the last level type")
	case slices.ContainsFunc(types[:i], func(t string) bool { return !isFormat(t, "dense") }):
		return errors.New("expected all dense lvlTypes before a n_out_of_m level")
	case m == nil || m.NumDims == m.NumResults():
		return nil
	case !hasBlocks(m):
		return errors.New("expected 1xm block structure for n_out_of_m level")
	}
	var block int64
	for _, s := range blockSizes(m) {
		if s == 0 {
			continue
		}
		if block != 0 && s != block {
			return errors.New("expected only one blocked level with the same coefficients")
		}
		block = s
	}
	if _, of := structureOf(types[i]); of != block {
		return errors.New("expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level")
	}
	return nil
}

// verifyMaps checks the maps and the slices of an encoding with so many levels; m can be
// nil.
func verifyMaps(params []ir.Param, m *affine.Map, lvlRank int) error {
	dimRank := lvlRank
	if m != nil {
		dimRank = m.NumDims
		if n := m.NumResults(); n != lvlRank {
			return fmt.Errorf("level-rank mismatch between dimToLvl and lvlTypes: %d != %d", n, lvlRank)
		}
		inverse := inverseOf(m)
		if inverse == nil && m.NumSymbols == 0 {
			return errors.New("failed to infer lvlToDim from dimToLvl")
		}
		if a, ok := params[lvlToDim].(*ir.AffineMapAttr); ok && (inverse == nil || !inverse.Equal(a.Map)) {
			return errors.New("expected lvlToDim to be an inverse of dimToLvl")
		}
		if dimRank > lvlRank {
			return fmt.Errorf("unexpected dimToLvl mapping from %d to %d", dimRank, lvlRank)
		}
	}
	slices, _ := params[dimSlices].(ir.ParamList)
	switch {
	case len(slices) == 0:
		return nil
	case len(slices) != dimRank:
		return fmt.Errorf("dimension-rank mismatch between dimSlices and dimToLvl: %d != %d", len(slices), dimRank)
	case dimRank != lvlRank:
		return fmt.Errorf("dimSlices expected dimension-rank to match level-rank: %d != %d", dimRank, lvlRank)
	}
	return nil
}

// isFormat reports whether a level has a format.
func isFormat(level, format string) bool {
	rest, ok := strings.CutPrefix(level, format)
	return ok && (rest == "" || rest[0] == '(' || rest[0] == '[')
}

// isSoA reports whether the coordinates of a level are stored apart from those of the
// level before it.
func isSoA(level string) bool { return strings.Contains(level, "soa") }

// A tensorEncoding checks that encodings fit tensors.
type tensorEncoding struct{}

// VerifyEncoding checks an encoding of a tensor.
func (tensorEncoding) VerifyEncoding(a *ir.DefinedAttr, shape []int64, elem ir.Type) error {
	if len(a.Params) != numParams {
		return nil
	}
	rank := len(levels(a))
	if m, ok := a.Params[dimToLvl].(*ir.AffineMapAttr); ok {
		rank = m.Map.NumDims
	}
	switch {
	case len(shape) == 0:
		return errors.New("expected non-scalar sparse tensor")
	case rank != len(shape):
		return fmt.Errorf("dimension-rank mismatch between encoding and tensor shape: %d != %d", rank, len(shape))
	}
	for i, what := range [...]string{"explicit", "implicit"} {
		v, _ := a.Params[explicitVal+i].(ir.Attribute)
		if v == nil {
			continue
		}
		if t := ir.TypeOf(v); t != elem {
			return fmt.Errorf("%s value type mismatch between encoding and tensor element type: '%s' != '%s'", what, t, elem)
		}
		if explicitVal+i == implicitVal && !isZero(v) {
			return errors.New("implicit value must be zero")
		}
	}
	return nil
}

// isZero reports whether a number is zero.
func isZero(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value.IsZero()
	case *ir.FloatAttr:
		return a.Value.IsZero()
	case *ir.DefinedAttr:
		for _, part := range a.Params {
			if v, ok := part.(num.APFloat); ok && !v.IsZero() {
				return false
			}
		}
	}
	return true
}
