package tospirv

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// An Environment describes a device, from the attribute spirv.target_env of a symbol table.
// Capabilities and extensions have their names in SPIR-V.
type Environment struct {
	version                  int64
	capabilities, extensions map[string]bool
	needs                    map[*ir.OpDef]*needs
}

// NewEnvironment returns the environment of the innermost symbol table around op that has one,
// and otherwise one of version 1.0 with the capability Shader and without extensions. It returns
// an error if the context does not know the definitions of the spirv dialect.
func NewEnvironment(op *ir.Operation) (*Environment, error) {
	ctx := op.Context()
	if err := ctx.MissingDialect("spirv"); err != nil {
		return nil, err
	}
	e := &Environment{capabilities: map[string]bool{}, extensions: map[string]bool{}, needs: map[*ir.OpDef]*needs{}}
	for table := ir.NearestSymbolTable(op); table != nil; table = ir.NearestSymbolTable(table.ParentOp()) {
		if a, ok := table.Attr("spirv.target_env").(*ir.DefinedAttr); ok && named.AttrClass(a, "spirv") == "TargetEnvAttr" {
			e.read(a.Params[0].(*ir.DefinedAttr))
			return e, nil
		}
		if table.ParentOp() == nil {
			break
		}
	}
	e.allow(enumOf(ctx, "capability"), "Shader")
	return e, nil
}

// enumOf returns the enumeration of an attribute of the dialect, nil if it has none.
func enumOf(ctx *ir.Context, mnemonic string) *ir.EnumDef {
	if def := named.AttrDef(ctx, "spirv", mnemonic); def != nil {
		return def.Enum
	}
	return nil
}

// caseOf returns the definition of a case of an enumeration, nil if it is not known.
func caseOf(e *ir.EnumDef, symbol string) *ods.EnumCase {
	if e == nil {
		return nil
	}
	model, _ := e.Model.(*ods.Enum)
	if model == nil {
		return nil
	}
	i := slices.IndexFunc(model.Cases, func(c ods.EnumCase) bool { return c.Symbol == symbol })
	if i < 0 {
		return nil
	}
	return &model.Cases[i]
}

// read reads the attribute with version, capabilities and extensions.
func (e *Environment) read(triple *ir.DefinedAttr) {
	version, _ := triple.Params[0].(ir.EnumValue)
	e.version = int64(version.Value)
	capabilities, _ := triple.Params[1].(ir.ParamList)
	for _, x := range capabilities {
		if v, ok := x.(ir.EnumValue); ok {
			e.allow(v.Def, v.Def.Case(v.Value).Symbol)
		}
	}
	extensions, _ := triple.Params[2].(ir.ParamList)
	for _, x := range extensions {
		if v, ok := x.(ir.EnumValue); ok {
			e.extensions[v.Def.Case(v.Value).Symbol] = true
		}
	}
	for i, list := range impliedExtensions {
		if e.version >= int64(i) {
			for _, x := range list {
				e.extensions[x] = true
			}
		}
	}
}

// impliedExtensions are those that became part of SPIR-V with each version, from 1.0 on.
var impliedExtensions = [][]string{
	3: {"SPV_KHR_shader_draw_parameters", "SPV_KHR_16bit_storage", "SPV_KHR_device_group", "SPV_KHR_multiview",
		"SPV_KHR_storage_buffer_storage_class", "SPV_KHR_variable_pointers"},
	4: {"SPV_KHR_no_integer_wrap_decoration", "SPV_GOOGLE_decorate_string", "SPV_GOOGLE_hlsl_functionality1", "SPV_KHR_float_controls"},
	5: {"SPV_KHR_8bit_storage", "SPV_EXT_descriptor_indexing", "SPV_EXT_shader_viewport_index_layer", "SPV_EXT_physical_storage_buffer",
		"SPV_KHR_physical_storage_buffer", "SPV_KHR_vulkan_memory_model"},
	6: {"SPV_KHR_non_semantic_info", "SPV_KHR_integer_dot_product", "SPV_KHR_terminate_invocation"},
}

// allow adds a capability and those that it implies.
func (e *Environment) allow(capabilities *ir.EnumDef, symbol string) {
	if e.capabilities[symbol] {
		return
	}
	e.capabilities[symbol] = true
	if c := caseOf(capabilities, symbol); c != nil {
		for _, implied := range c.Implies {
			e.allow(capabilities, implied)
		}
	}
}

// Allows reports whether the environment has a capability.
func (e *Environment) Allows(capability string) bool { return e.capabilities[capability] }

// satisfies reports whether the environment meets the requirements.
func (e *Environment) satisfies(n *needs) bool {
	if n.min > e.version || n.max < e.version {
		return false
	}
	return allOfAny(n.extensions, e.extensions) && allOfAny(n.capabilities, e.capabilities)
}

// allOfAny reports whether one name of each list is in a set.
func allOfAny(lists [][]string, have map[string]bool) bool {
	for _, list := range lists {
		if !slices.ContainsFunc(list, func(s string) bool { return have[s] }) {
			return false
		}
	}
	return true
}
