package irdl

import (
	"slices"
	text "strings"

	"github.com/mica-ir/mica/ir"
)

// typeName returns MLIR's name of the class of a type, "builtin.integer".
func typeName(t ir.Type) string {
	switch t := t.(type) {
	case *ir.IntegerType:
		return "builtin.integer"
	case *ir.IndexType:
		return "builtin.index"
	case *ir.FloatType:
		return "builtin." + t.String()
	case *ir.ComplexType:
		return "builtin.complex"
	case *ir.FunctionType:
		return "builtin.function"
	case *ir.MemRefType:
		return "builtin.memref"
	case *ir.UnrankedMemRefType:
		return "builtin.unranked_memref"
	case *ir.RankedTensorType:
		return "builtin.tensor"
	case *ir.UnrankedTensorType:
		return "builtin.unranked_tensor"
	case *ir.VectorType:
		return "builtin.vector"
	case *ir.TupleType:
		return "builtin.tuple"
	case *ir.NoneType:
		return "builtin.none"
	case *ir.DefinedType:
		return t.Def.Dialect.Namespace + "." + t.Def.Mnemonic
	}
	return "builtin.opaque"
}

// attributeName returns MLIR's name of the class of an attribute.
func attributeName(a ir.Attribute) string {
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		return "builtin.affine_map"
	case *ir.IntegerSetAttr:
		return "builtin.integer_set"
	case *ir.StridedLayoutAttr:
		return "builtin.strided_layout"
	case *ir.ArrayAttr:
		return "builtin.array"
	case *ir.DictionaryAttr:
		return "builtin.dictionary"
	case *ir.DenseArrayAttr:
		return "builtin.dense_array"
	case *ir.DenseElementsAttr:
		return "builtin.dense_int_or_fp_elements"
	case *ir.DenseStringElementsAttr:
		return "builtin.dense_string_elements"
	case *ir.DenseResourceElementsAttr:
		return "builtin.dense_resource_elements"
	case *ir.SparseElementsAttr:
		return "builtin.sparse_elements"
	case *ir.FloatAttr:
		return "builtin.float"
	case *ir.IntegerAttr:
		return "builtin.integer"
	case *ir.StringAttr:
		return "builtin.string"
	case *ir.SymbolRefAttr:
		return "builtin.symbol_ref"
	case *ir.TypeAttr:
		return "builtin.type"
	case *ir.UnitAttr:
		return "builtin.unit"
	case *ir.DistinctAttr:
		return "builtin.distinct"
	case *ir.Location:
		return locationName(a)
	case *ir.DefinedAttr:
		return a.Def.Dialect.Namespace + "." + a.Def.Mnemonic
	}
	return "builtin.opaque"
}

func locationName(l *ir.Location) string {
	switch l.Kind {
	case ir.FileLocation:
		return "builtin.file_line_range"
	case ir.NamedLocation:
		return "builtin.name_loc"
	case ir.CallSiteLocation:
		return "builtin.call_site_loc"
	case ir.FusedLocation:
		return "builtin.fused_loc"
	case ir.OpaqueLocation:
		return "builtin.opaque_loc"
	}
	return "builtin.unknown_loc"
}

// builtinTypes and builtinAttributes are the names of the classes of builtin.
const builtinTypes, builtinAttributes = ` complex f8E5M2 f8E4M3 f8E4M3FN f8E5M2FNUZ f8E4M3FNUZ f8E4M3B11FNUZ f8E3M4 f4E2M1FN f6E2M3FN f6E3M2FN f8E8M0FNU
 bf16 f16 tf32 f32 f64 f80 f128 function graph index integer memref none opaque tensor tuple unranked_memref unranked_tensor vector `,
	` affine_map array dense_array dense_int_or_fp_elements dense_string_elements dense_resource_elements dictionary distinct float integer
 integer_set opaque sparse_elements strided_layout string symbol_ref type unit call_site_loc file_line_range fused_loc name_loc opaque_loc unknown_loc `

// registered reports whether there is a type, "!builtin.integer", or an attribute,
// "#builtin.integer", of a name.
func (l *loader) registered(name string) bool {
	namespace, mnemonic, _ := text.Cut(name[1:], ".")
	if namespace == "builtin" {
		names := builtinTypes
		if name[0] != '!' {
			names = builtinAttributes
		}
		return slices.Contains(text.Fields(names), mnemonic)
	}
	d := l.ctx.Dialect(namespace)
	switch {
	case d == nil:
		return false
	case name[0] == '!':
		return d.TypeNamed(mnemonic) != nil
	}
	return d.AttributeNamed(mnemonic) != nil
}
