package sparsetensor

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
)

// complete adds the constants of folds, and gives the types of specifiers their form.
func complete(d *ir.Dialect) {
	d.Materialize = folding.Materialize
	for _, t := range d.Types {
		if s, ok := t.Syntax.(asm.ParamsSyntax); ok && t.Name == "StorageSpecifierType" {
			t.Syntax = specifierSyntax{s}
		}
	}
}

// specifierSyntax is the form of a specifier in its definition. Of the encoding, it keeps the parts that the sizes of
// the storage depend on.
type specifierSyntax struct{ asm.ParamsSyntax }

// ParseParams parses the encoding.
func (s specifierSyntax) ParseParams(p *asm.Parser) []ir.Param {
	params := s.ParamsSyntax.ParseParams(p)
	if e, ok := params[0].(*ir.DefinedAttr); ok && len(e.Params) == numParams {
		params[0] = storageOnly(p.Context(), e)
	}
	return params
}

// storageOnly returns an encoding with only the formats of the levels, whether they share buffers, and the slices.
// Without maps, levels are dimensions; the attribute differs from the one that has the identity as its map.
func storageOnly(ctx *ir.Context, e *ir.DefinedAttr) *ir.DefinedAttr {
	params := make([]ir.Param, numParams)
	types := make(ir.ParamList, 0, len(levels(e)))
	for _, level := range levels(e) {
		format, _, _ := strings.Cut(level, "(")
		if isSoA(level) {
			format += "(soa)"
		}
		types = append(types, format)
	}
	params[lvlTypes], params[dimSlices] = types, e.Params[dimSlices]
	params[posWidth], params[crdWidth] = uint64(0), uint64(0)
	return ctx.DefinedAttr(e.Def, params)
}
