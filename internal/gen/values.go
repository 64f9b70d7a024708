package gen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/ods"
)

// A kind describes the Go form of an attribute or a property.
type kind struct {
	typ string
	// get is an expression for the value of the attribute %s, which is not nil unless the
	// attribute is a flag; set is an expression that ir.AttributeDef.Convert takes for a
	// value %s.
	get, set string
	// nilable means that nil is a value of the type, and none of an attribute.
	nilable bool
	// flag means that the attribute is absent for false.
	flag bool
	// isZero reports whether an attribute is the zero value of the type.
	isZero func(a ir.Attribute) bool
}

const (
	irPath    = "github.com/mica-ir/mica/ir"
	typedPath = "github.com/mica-ir/mica/ir/typed"
)

func pointerKind(typ string) kind {
	return kind{typ: typ, get: "typed.Attr[" + typ + "](%s)", set: "%s", nilable: true}
}

var attributeKind = kind{typ: "ir.Attribute", get: "%s", set: "%s", nilable: true}

func intKind(typ string) kind {
	return kind{typ: typ, get: "typed.Int[" + typ + "](%s)", set: "%s", isZero: func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && i.Value.IsZero()
	}}
}

func boolKind() kind {
	return kind{typ: "bool", get: "typed.Bool(%s)", set: "%s", isZero: func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && i.Value.IsZero()
	}}
}

func stringKind() kind {
	return kind{typ: "string", get: "typed.String(%s)", set: "%s", isZero: func(a ir.Attribute) bool {
		s, ok := a.(*ir.StringAttr)
		return ok && s.Value == ""
	}}
}

func enumKind(name string) kind {
	return kind{typ: name, get: "typed.Enum[" + name + "](%s)", set: "uint64(%s)", isZero: func(a ir.Attribute) bool {
		switch a := a.(type) {
		case *ir.IntegerAttr:
			return a.Value.IsZero()
		case *ir.DefinedAttr:
			e, ok := a.Params[0].(ir.EnumValue)
			return ok && e.Value == 0
		}
		return false
	}}
}

// goInts are the Go types of C++ integers.
var goInts = map[string]string{
	"int8_t": "int8", "int16_t": "int16", "int32_t": "int32", "int64_t": "int64", "int": "int32", "long": "int64",
	"uint8_t": "uint8", "uint16_t": "uint16", "uint32_t": "uint32", "uint64_t": "uint64", "unsigned": "uint32", "size_t": "uint64", "unsigned int": "uint32",
}

// classes are the Go types for C++ classes of attributes that need no conversion.
var classes = map[string]string{
	"SymbolRefAttr":             "*ir.SymbolRefAttr",
	"DictionaryAttr":            "*ir.DictionaryAttr",
	"AffineMapAttr":             "*ir.AffineMapAttr",
	"IntegerSetAttr":            "*ir.IntegerSetAttr",
	"IntegerAttr":               "*ir.IntegerAttr",
	"FloatAttr":                 "*ir.FloatAttr",
	"DenseF32ArrayAttr":         "*ir.DenseArrayAttr",
	"DenseF64ArrayAttr":         "*ir.DenseArrayAttr",
	"DenseArrayAttr":            "*ir.DenseArrayAttr",
	"DenseResourceElementsAttr": "*ir.DenseResourceElementsAttr",
}

// attrKind returns the Go form of an attribute.
func (p *pkg) attrKind(a *ods.Attribute, def *ir.AttributeDef) kind {
	storage := strings.TrimPrefix(trimGlobal(strings.TrimSpace(a.Base().StorageType)), "mlir::")
	enum := a.Enum
	if enum == nil && a.Def != nil {
		enum = a.Def.Enum
	}
	if enum != nil && p.enums[enum] != "" && storage != "StringAttr" && storage != "ArrayAttr" {
		return enumKind(p.enums[enum])
	}
	result := strings.TrimPrefix(trimGlobal(strings.TrimSpace(a.Base().ReturnType)), "llvm::")
	switch storage {
	case "UnitAttr":
		return kind{typ: "bool", get: "%s != nil", set: "%s", flag: true}
	case "BoolAttr":
		return boolKind()
	case "StringAttr", "FlatSymbolRefAttr":
		return stringKind()
	case "IntegerAttr":
		if result == "bool" {
			return boolKind()
		}
		t := goInts[result]
		switch value := valueType(p.ctx, def).(type) {
		case *ir.IndexType:
			return intKind("int64")
		case *ir.IntegerType:
			// A signless integer is signed in Go, regardless of its C++ type.
			switch {
			case value.Width > 64:
				return pointerKind("*ir.IntegerAttr")
			case t == "":
				t = "int64"
			}
			t = strings.TrimPrefix(t, "u")
			if value.Signedness == ir.Unsigned {
				t = "u" + t
			}
		}
		if t != "" {
			return intKind(t)
		}
	case "FloatAttr":
		if t, ok := valueType(p.ctx, def).(*ir.FloatType); ok && (t.Kind == num.F32 || t.Kind == num.F64) {
			return kind{typ: "float64", get: "typed.Float(%s).Float64()", set: "%s", isZero: func(a ir.Attribute) bool {
				f, ok := a.(*ir.FloatAttr)
				return ok && f.Value.IsZero() && !f.Value.IsNegative()
			}}
		}
	case "TypeAttr":
		typ := "ir.Type"
		if strings.HasSuffix(result, "FunctionType") && !strings.Contains(result, "LLVM") && strings.TrimPrefix(result, "mlir::") == "FunctionType" {
			typ = "*ir.FunctionType"
		}
		return kind{typ: typ, get: "typed.Type[" + typ + "](%s)", set: "%s", nilable: true}
	case "ArrayAttr":
		return kind{typ: "[]ir.Attribute", get: "typed.Elements(%s)", set: "%s"}
	case "DenseBoolArrayAttr":
		return kind{typ: "[]bool", get: "typed.Bools(%s)", set: "%s"}
	case "DenseI8ArrayAttr", "DenseI16ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr":
		typ := "int" + strings.TrimSuffix(strings.TrimPrefix(storage, "DenseI"), "ArrayAttr")
		k := kind{typ: "[]" + typ, get: "typed.Ints[" + typ + "](%s)", set: "%s"}
		if typ == "int8" || typ == "int16" {
			k.set = "typed.Widen(%s)"
		}
		return k
	}
	if a.Def != nil && a.Def.Enum == nil {
		if name := p.defs[a.Def]; name != "" {
			return kind{typ: name, get: fmt.Sprintf("%s{typed.Attr[*ir.DefinedAttr](%%s)}", name), set: "%s.Attr()"}
		}
		return pointerKind("*ir.DefinedAttr")
	}
	if t := classes[storage]; t != "" {
		return pointerKind(t)
	}
	return attributeKind
}

// valueType returns the type of an attribute's value if its constraint determines it.
func valueType(ctx *ir.Context, def *ir.AttributeDef) ir.Type {
	if def.Constraint == nil || def.Constraint.ValueType == nil {
		return nil
	}
	return def.Constraint.ValueType(ctx)
}

// propKind returns the Go form of a property.
func (p *pkg) propKind(x *ods.Property, def *ir.AttributeDef) kind {
	b := x.Base()
	storage := strings.TrimPrefix(trimGlobal(b.StorageType), "std::")
	switch {
	case b.Kind == ods.UnitProp, storage == "bool":
		return boolKind()
	case b.Kind != ods.PlainProp || len(x.SyntaxCode)+len(x.Code) > 0:
	case b.Enum != nil && p.enums[b.Enum] != "":
		return enumKind(p.enums[b.Enum])
	case goInts[storage] != "":
		return intKind(goInts[storage])
	case storage == "string":
		return stringKind()
	}
	return attributeKind
}
