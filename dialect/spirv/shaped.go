package spirv

import "github.com/mica-ir/mica/ir"

// coopMatrixShape implements ShapedType for cooperative matrices.
type coopMatrixShape struct{}

// Shape returns the rows and the columns.
func (coopMatrixShape) Shape(t *ir.DefinedType) (sizes []int64, ranked bool, elem ir.Type) {
	elem, _ = t.Params[coopElement].(ir.Type)
	return []int64{int64(uintParam(t, coopRows)), int64(uintParam(t, coopColumns))}, true, elem
}

// WithShape returns a matrix with the same scope and use.
func (coopMatrixShape) WithShape(t *ir.DefinedType, sizes []int64, ranked bool, elem ir.Type) ir.Type {
	if !ranked || len(sizes) != 2 {
		return nil
	}
	return t.Context().DefinedType(t.Def, []ir.Param{elem, uint64(sizes[0]), uint64(sizes[1]), t.Params[coopScope], t.Params[coopUse]})
}

// tensorArmShape implements ShapedType for arm.tensor, which has a rank if it has sizes.
type tensorArmShape struct{}

// Shape returns the sizes.
func (tensorArmShape) Shape(t *ir.DefinedType) (sizes []int64, ranked bool, elem ir.Type) {
	elem, _ = t.Params[tensorElement].(ir.Type)
	list, _ := t.Params[tensorShape].(ir.ParamList)
	for _, x := range list {
		n, _ := x.(int64)
		if n < 0 {
			n = ir.Dynamic
		}
		sizes = append(sizes, n)
	}
	return sizes, len(sizes) > 0, elem
}

// WithShape returns a tensor of other sizes.
func (tensorArmShape) WithShape(t *ir.DefinedType, sizes []int64, ranked bool, elem ir.Type) ir.Type {
	list := ir.ParamList{}
	if ranked {
		for _, n := range sizes {
			list = append(list, n)
		}
	}
	return t.Context().DefinedType(t.Def, []ir.Param{list, elem})
}
