package amx

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A Tile is the sizes and the type of the elements of a tile with two dimensions.
type Tile struct {
	Rows, Columns int64
	Element       ir.Type
}

// IsTile reports whether a type is that of tiles.
func IsTile(t ir.Type) bool { return named.TypeClass(t, "amx") == "TileType" }

// TileOf takes a type apart that is known to be a tile with two dimensions.
func TileOf(t ir.Type) Tile {
	ps := t.(*ir.DefinedType).Params
	shape := ps[0].(ir.ParamList)
	return Tile{shape[0].(int64), shape[1].(int64), ps[1].(ir.Type)}
}

// Bytes returns the size of a row.
func (t Tile) Bytes() int64 {
	width, _ := ir.IntOrFloatWidth(t.Element)
	return t.Columns * int64(width) / 8
}
