package cppgen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/internal/ods/spelling"
	"github.com/mica-ir/mica/internal/stringmap"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// availabilityOf returns the availability predicates of a definition.
func availabilityOf(r *tablegen.Record) []*tablegen.Record { return defs(r, "availability") }

// kindOf returns the class of a requirement.
func kindOf(r *tablegen.Record) (string, error) {
	classes := r.DirectSuperclasses()
	if len(classes) != 1 {
		return "", recordError(r, "expected to only have one direct superclass")
	}
	return classes[0].Name(), nil
}

// tosaAvailability writes the requirements of TOSA's operations.
func tosaAvailability(w *emit.Writer, in *backend.Input) error {
	ops, err := in.OpsOf("Tosa_Op")
	if err != nil {
		return err
	}
	w.Header("Tosa Op Availability Implementations", in.File)
	return opAvailability(w, ops, func(*ods.Attribute) []ods.EnumCase { return nil })
}

// spirvAvailability writes the requirements of SPIR-V's operations.
func spirvAvailability(w *emit.Writer, in *backend.Input) error {
	ops, err := in.OpsOf("SPIRV_Op")
	if err != nil {
		return err
	}
	w.Header("SPIR-V Op Availability Implementations", in.File)
	var generated []*ods.Operator
	for _, op := range ops {
		if err := backend.RequireBits(op.Record, "autogenAvailability"); err != nil {
			return err
		}
		if on, _ := op.Record.Bool("autogenAvailability"); on {
			generated = append(generated, op)
		}
	}
	return opAvailability(w, generated, spirvCases)
}

// opAvailability writes a function for each kind of requirement of an operation: its own, and
// those of the cases of its attributes. They have the order of LLVM's StringMap, which
// mlir-tblgen collects them in.
func opAvailability(w *emit.Writer, ops []*ods.Operator, casesOf func(*ods.Attribute) []ods.EnumCase) error {
	for _, op := range ops {
		var kinds stringmap.Map[*tablegen.Record]
		if err := addKinds(&kinds, op.Record); err != nil {
			return err
		}
		for _, a := range op.Attributes {
			for _, c := range casesOf(a.Attr) {
				if err := addKinds(&kinds, c.Record); err != nil {
					return err
				}
			}
		}
		for kind, sample := range kinds.All {
			o := opRequirement{op: op, kind: kind, sample: sample, casesOf: casesOf}
			o.write(w)
		}
	}
	return nil
}

// spirvCases returns the cases of an attribute that is always present and whose class is that of
// enumerations of SPIR-V. Like mlir-tblgen, it ignores other enumerations.
func spirvCases(a *ods.Attribute) []ods.EnumCase {
	if a.Inner != nil || a.Enum == nil || !a.Record.IsSubClassOf("SPIRV_I32EnumAttr") && !a.Record.IsSubClassOf("SPIRV_BitEnumAttr") {
		return nil
	}
	return a.Enum.Cases
}

// addKinds adds the kinds of the requirements of a definition.
func addKinds(kinds *stringmap.Map[*tablegen.Record], r *tablegen.Record) error {
	for _, a := range availabilityOf(r) {
		kind, err := kindOf(a)
		if err != nil {
			return err
		}
		if v, isNew := kinds.At(kind); isNew {
			*v = a
		}
	}
	return nil
}

// An opRequirement is a kind of requirement of an operation.
type opRequirement struct {
	op     *ods.Operator
	kind   string
	sample *tablegen.Record // one of the requirements
	// casesOf returns the cases of an attribute that have requirements.
	casesOf func(*ods.Attribute) []ods.EnumCase
}

func (o *opRequirement) write(w *emit.Writer) {
	query, result := backend.Field(o.sample, "queryFnName"), backend.Field(o.sample, "queryFnRetType")
	w.Printf("%s %s::%s() {\n  %s tblgen_overall = %s;\n", result, o.op.CppClass, query, result, backend.Field(o.sample, "initializer"))
	for _, a := range availabilityOf(o.op.Record) {
		if !o.concerns(a) {
			continue
		}
		prepare, merge := backend.Field(a, "instancePreparation"), backend.Field(a, "mergeAction")
		if prepare != "" || merge != "" {
			w.Text("  {\n    " + prepare + "\n    " + merged(merge, backend.Field(a, "instance")) + ";\n  }\n")
		}
	}
	for _, a := range o.op.Attributes {
		if r := o.ofCases(o.casesOf(a.Attr)); r != nil {
			e := a.Attr.Enum
			template := plainRequirement
			if e.IsBit {
				template = bitRequirement
			}
			w.Fill(template, "getter", getter(a.Name), "enum", qualified(e.CppNamespace, e.Name), "query", qualified(e.CppNamespace, query),
				"digits", fmt.Sprint(e.Width), "merge", merged(backend.Field(r, "mergeAction"), "*tblgen_instance"))
		}
	}
	w.Text("  return tblgen_overall;\n}\n")
}

const plainRequirement = `  {
    auto tblgen_attrVal = this->$getter();
    auto tblgen_instance = $query(tblgen_attrVal);
    if (tblgen_instance) $merge;
  }
`

const bitRequirement = `  for (unsigned i = 0; i < std::numeric_limits<uint$(digits)_t>::digits; ++i) {
    $enum tblgen_attrVal = this->$getter() & static_cast<$enum>(1 << i);
    if (static_cast<uint$(digits)_t>(tblgen_attrVal) == 0) continue;
    auto tblgen_instance = $query(tblgen_attrVal);
    if (tblgen_instance) $merge;
  }
`

// merged returns the C++ that adds a requirement to those so far.
func merged(action, instance string) string {
	return emit.Substitution{Names: []string{"overall", "tblgen_overall", "instance", instance}}.Expand(action)
}

// concerns reports whether a requirement has this kind.
func (o *opRequirement) concerns(a *tablegen.Record) bool {
	kind, err := kindOf(a)
	return err == nil && kind == o.kind
}

// ofCases returns the first requirement of this kind that a case has, or nil.
func (o *opRequirement) ofCases(cases []ods.EnumCase) *tablegen.Record {
	for _, c := range cases {
		for _, a := range availabilityOf(c.Record) {
			if o.concerns(a) {
				return a
			}
		}
	}
	return nil
}

// capabilityImplication writes which capabilities of SPIR-V imply others.
func capabilityImplication(w *emit.Writer, in *backend.Input) error {
	w.Header("SPIR-V Capability Implication", in.File)
	def := in.Module.Records.Def("SPIRV_CapabilityAttr")
	if def == nil {
		return backend.Failure("the input has no definition of SPIRV_CapabilityAttr\n")
	}
	w.Text("ArrayRef<spirv::Capability> spirv::getDirectImpliedCapabilities(spirv::Capability cap) {\n  switch (cap) {\n  default: return {};\n")
	if inner, ok := def.Def("enum"); ok {
		def = inner
	}
	for _, e := range in.Module.Enums {
		if e.Record != def {
			continue
		}
		for _, c := range e.Cases {
			var names []string
			for _, r := range defs(c.Record, "implies") {
				names = append(names, "spirv::Capability::"+backend.Field(r, "symbol"))
			}
			if len(names) == 0 {
				continue
			}
			w.Printf("  case spirv::Capability::%s: {static const spirv::Capability implies[%d] = {%s}; return ArrayRef<spirv::Capability>(implies, %d); }\n",
				c.Symbol, len(names), strings.Join(names, ", "), len(names))
		}
	}
	w.Text("  }\n}\n")
	return nil
}

// enumAvailability writes the requirements of each case of an enumeration.
func enumAvailability(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass(spelling.Enum.In(in.Module.Records)); err != nil {
		return err
	}
	w.Header("SPIR-V Enum Availability Definitions", in.File)
	for _, e := range in.Module.Enums {
		var kinds stringmap.Map[[]caseRequirement]
		for _, c := range e.Cases {
			for _, a := range availabilityOf(c.Record) {
				kind, err := kindOf(a)
				if err != nil {
					return err
				}
				v, _ := kinds.At(kind)
				*v = append(*v, caseRequirement{c, a})
			}
		}
		w.Namespace(e.CppNamespace, func() {
			for _, list := range kinds.All {
				writeCaseRequirements(w, e, list)
			}
		})
	}
	return nil
}

// A caseRequirement is a requirement of a case of an enumeration.
type caseRequirement struct {
	ods.EnumCase
	requirement *tablegen.Record
}

func writeCaseRequirements(w *emit.Writer, e *ods.Enum, list []caseRequirement) {
	first := list[0].requirement
	w.Printf("std::optional<%s> %s(%s value) {\n", backend.Field(first, "instanceType"), backend.Field(first, "queryFnName"), e.Name)
	if e.IsBit {
		w.Printf("  assert(::llvm::popcount(static_cast<uint%d_t>(value)) <= 1 && \"cannot have more than one bit set\");\n", e.Width)
	}
	w.Text("  switch (value) {\n")
	for _, c := range list {
		w.Printf("  case %s::%s: { %s return %s(%s); }\n", e.Name, c.Symbol, backend.Field(c.requirement, "instancePreparation"),
			backend.Field(c.requirement, "instanceType"), backend.Field(c.requirement, "instance"))
	}
	// A switch over all cases has no default, but a value of bits need not be a case.
	if e.IsBit || len(list) < len(e.Cases) {
		w.Text("  default: break;\n")
	}
	w.Text("  }\n  return std::nullopt;\n}\n")
}
