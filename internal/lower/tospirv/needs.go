package tospirv

import (
	"math"
	"regexp"
	"sync"

	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/ods"
)

// needs are the requirements of a type or an operation: a range of versions, and one extension and
// one capability of each list.
type needs struct {
	min, max                 int64
	extensions, capabilities [][]string
}

func newNeeds() *needs { return &needs{max: math.MaxInt64} }

func (n *needs) add(m *needs) {
	n.min, n.max = max(n.min, m.min), min(n.max, m.max)
	n.extensions = append(n.extensions, m.extensions...)
	n.capabilities = append(n.capabilities, m.capabilities...)
}

func (n *needs) extension(names ...string)  { n.extensions = append(n.extensions, names) }
func (n *needs) capability(names ...string) { n.capabilities = append(n.capabilities, names) }

// caseName matches the C++ names of enum cases, the only form in which definitions list
// availability.
var caseName = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`::(?:Extension|Capability|Version)::(\w+)`) })

// define adds the requirements in the definition of an operation or of an enum case.
func (n *needs) define(list []ods.Availability, versions *ir.EnumDef) {
	for _, a := range list {
		var cases []string
		for _, m := range caseName().FindAllStringSubmatch(a.Code, -1) {
			cases = append(cases, m[1])
		}
		if len(cases) == 0 {
			continue
		}
		switch a.Query {
		case "getMinVersion":
			n.min = max(n.min, versionNamed(versions, cases[0]))
		case "getMaxVersion":
			n.max = min(n.max, versionNamed(versions, cases[0]))
		case "getExtensions":
			n.extensions = append(n.extensions, cases)
		case "getCapabilities":
			n.capabilities = append(n.capabilities, cases)
		}
	}
}

func versionNamed(versions *ir.EnumDef, symbol string) int64 {
	if versions != nil {
		for _, c := range versions.Cases {
			if c.Symbol == symbol {
				return int64(c.Value)
			}
		}
	}
	return 0
}

// enum adds the requirements of an enum value.
func (n *needs) enum(v ir.EnumValue, versions *ir.EnumDef) {
	for _, c := range v.Def.Cases {
		if c.Value == v.Value || v.Def.BitEnum && c.Value != 0 && v.Value&c.Value == c.Value {
			if def := caseOf(v.Def, c.Symbol); def != nil {
				n.define(def.Availability, versions)
			}
		}
	}
}

// of returns the requirements of an operation, without those of its types.
func (e *Environment) of(op *ir.Operation) *needs {
	versions := enumOf(op.Context(), "version")
	own := e.needs[op.Def()]
	if own == nil {
		own = newNeeds()
		if model, ok := op.Def().Model.(*ods.Operator); ok {
			own.define(model.Availability, versions)
		}
		e.needs[op.Def()] = own
	}
	all := newNeeds()
	all.add(own)
	for i := range op.Def().Attributes {
		if v, ok := named.EnumOf(op.Inherent(i)); ok {
			all.enum(v, versions)
		}
	}
	return all
}

// interfaceCapabilities are the capabilities for numbers of 8 and 16 bits in memory that
// others have access to.
var interfaceCapabilities = map[string][2]string{
	"PushConstant":  {"StoragePushConstant8", "StoragePushConstant16"},
	"StorageBuffer": {"StorageBuffer8BitAccess", "StorageBuffer16BitAccess"},
	"Uniform":       {"UniformAndStorageBuffer8BitAccess", "StorageUniform16"},
	"Input":         {"", "StorageInputOutput16"},
	"Output":        {"", "StorageInputOutput16"},
}

// ofType adds the requirements of a type, in a storage class if that is not nil.
func (n *needs) ofType(t ir.Type, storage ir.Param) {
	switch t := t.(type) {
	case *ir.FloatType:
		prefix := "Float"
		if t.Kind == num.BF16 {
			n.extension("SPV_KHR_bfloat16")
			if storage == nil {
				n.capability("BFloat16TypeKHR")
				return
			}
		}
		n.scalar(prefix, t.Kind.Width(), storage)
	case *ir.IntegerType:
		n.scalar("Int", t.Width, storage)
	case *ir.VectorType:
		n.ofType(t.Element, storage)
		if size := t.Shape()[0]; size == 8 || size == 16 {
			n.capability("Vector16")
		}
	case *ir.DefinedType:
		n.defined(t, storage)
	}
}

func (n *needs) scalar(prefix string, width int, storage ir.Param) {
	if v, ok := storage.(ir.EnumValue); ok {
		if capabilities, ok := interfaceCapabilities[v.Def.Case(v.Value).Symbol]; ok {
			if width == 8 && capabilities[0] != "" {
				n.extension("SPV_KHR_8bit_storage")
				n.capability(capabilities[0])
				return
			}
			if width == 16 {
				n.extension("SPV_KHR_16bit_storage")
				n.capability(capabilities[1])
				return
			}
		}
	}
	switch {
	case width == 64 || width == 16:
		n.capability(prefix + map[int]string{16: "16", 64: "64"}[width])
	case width == 8 && prefix == "Int":
		n.capability("Int8")
	}
}

// defined adds the requirements of a type of the dialect.
func (n *needs) defined(t *ir.DefinedType, storage ir.Param) {
	switch t.Def.Name {
	case "PointerType":
		to, _ := t.Params[0].(ir.Type)
		n.ofType(to, t.Params[1])
		if v, ok := t.Params[1].(ir.EnumValue); ok {
			n.enum(v, enumOf(t.Context(), "version"))
		}
	case "StructType":
		s, _ := spirv.StructOf(t)
		for _, m := range s.Members {
			n.ofType(m, storage)
		}
	case "RuntimeArrayType":
		n.capability("Shader")
		n.element(t, 0, storage)
	case "ArrayType":
		n.element(t, 0, storage)
	case "MatrixType":
		n.capability("Matrix")
		n.element(t, 0, storage)
	case "CooperativeMatrixType":
		n.extension("SPV_KHR_cooperative_matrix")
		n.capability("CooperativeMatrixKHR")
		n.element(t, 0, storage)
	case "TensorArmType":
		n.extension("SPV_ARM_tensors")
		n.capability("TensorsARM")
		n.element(t, 1, storage)
	case "SampledImageType":
		n.element(t, 0, storage)
	case "ImageType":
		for _, p := range t.Params {
			if v, ok := p.(ir.EnumValue); ok {
				n.enum(v, enumOf(t.Context(), "version"))
			}
		}
	}
}

func (n *needs) element(t *ir.DefinedType, i int, storage ir.Param) {
	if e, ok := t.Params[i].(ir.Type); ok {
		n.ofType(e, storage)
	}
}

// fits reports whether the environment has a type, in a storage class if that is not nil.
func (e *Environment) fits(t ir.Type, storage ir.Param) bool {
	n := newNeeds()
	n.ofType(t, storage)
	return e.satisfies(n)
}
