package cppgen

import (
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/internal/ods/spelling"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// availabilities returns a definition of each kind of availability: those with different
// interfaces.
func availabilities(in *backend.Input) ([]*tablegen.Record, error) {
	if err := in.RequireClass("Availability"); err != nil {
		return nil, err
	}
	var list []*tablegen.Record
	seen := map[string]bool{}
	for _, r := range in.Module.Records.DerivedFrom("Availability") {
		if name := backend.Field(r, "interfaceName"); !seen[name] {
			if err := backend.RequireStrings(r, "interfaceName", "cppNamespace", "queryFnName", "queryFnRetType"); err != nil {
				return nil, err
			}
			seen[name] = true
			list = append(list, r)
		}
	}
	return list, nil
}

func availabilityVars(r *tablegen.Record) []string {
	return []string{
		"interface", backend.Field(r, "interfaceName"), "result", backend.Field(r, "queryFnRetType"), "query", backend.Field(r, "queryFnName"),
		"qualified", qualified(strings.TrimPrefix(backend.Field(r, "cppNamespace"), "::"), backend.Field(r, "interfaceName")), "description", strings.TrimSpace(backend.Field(r, "interfaceDescription")),
	}
}

func availabilityDecls(w *emit.Writer, in *backend.Input) error {
	list, err := availabilities(in)
	if err != nil {
		return err
	}
	w.Header("Availability Interface Declarations", in.File)
	for _, r := range list {
		w.Namespace(backend.Field(r, "cppNamespace"), func() { w.Fill(availabilityInterface, availabilityVars(r)...) })
	}
	return nil
}

func availabilityDefs(w *emit.Writer, in *backend.Input) error {
	list, err := availabilities(in)
	if err != nil {
		return err
	}
	w.Header("Availability Interface Definitions", in.File)
	for _, r := range list {
		w.Fill("$result $qualified::$query() {\n  return getImpl()->$query(getImpl(), getOperation());\n}\n", availabilityVars(r)...)
	}
	return nil
}

const availabilityInterface = `class $interface;

namespace detail {
struct $(interface)Traits {
  class Concept {
  public:
    virtual ~Concept() = default;
    virtual $result $query(const Concept *impl, Operation *tblgen_opaque_op) const = 0;
  };

  template<typename ConcreteOp>
  class Model : public Concept {
  public:
    using Interface = $interface;
    $result $query(const Concept *impl, Operation *tblgen_opaque_op) const final {
      auto op = llvm::cast<ConcreteOp>(tblgen_opaque_op);
      (void)op;
      return op.$query();
    }
  };
  template<typename ConcreteOp>
  class FallbackModel : public Concept {
  public:
    using Interface = $interface;
    $result $query(const Concept *impl, Operation *tblgen_opaque_op) const final {
      auto op = llvm::cast<ConcreteOp>(tblgen_opaque_op);
      (void)op;
      return op.$query();
    }
  };
  template<typename ConcreteModel, typename ConcreteOp>
  class ExternalModel : public FallbackModel<ConcreteOp> {};
};
} // namespace detail

/*
$description
*/
class $interface : public OpInterface<$interface, detail::$(interface)Traits> {
public:
  using OpInterface<$interface, detail::$(interface)Traits>::OpInterface;
  $result $query();
};

`

// spirvEnumAvailability declares a function for each kind of availability that a case of an
// enumeration has, in the order of the cases.
func spirvEnumAvailability(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass(spelling.Enum.In(in.Module.Records)); err != nil {
		return err
	}
	w.Header("SPIR-V Enum Availability Declarations", in.File)
	for _, e := range in.Module.Enums {
		w.Namespace(e.CppNamespace, func() {
			seen := map[string]bool{}
			for _, c := range e.Cases {
				for _, r := range availabilityOf(c.Record) {
					if name := backend.Field(r, "interfaceName"); !seen[name] {
						seen[name] = true
						w.Printf("std::optional<%s> %s(%s value);\n", backend.Field(r, "instanceType"), backend.Field(r, "queryFnName"), e.Name)
					}
				}
			}
		})
	}
	return nil
}

func spirvAttrUtils(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass(spelling.Enum.In(in.Module.Records)); err != nil {
		return err
	}
	w.Header("SPIR-V Attribute Utilities", in.File)
	w.Text("#ifndef MLIR_DIALECT_SPIRV_IR_ATTR_UTILS_H_\n#define MLIR_DIALECT_SPIRV_IR_ATTR_UTILS_H_\n")
	w.Text("template <typename EnumClass> inline constexpr StringRef attributeName();\n")
	for _, e := range in.Module.Enums {
		w.Fill(attributeName, "enum", e.Name, "name", ods.SnakeCase(e.Name))
	}
	w.Text("#endif // MLIR_DIALECT_SPIRV_IR_ATTR_UTILS_H\n")
	return nil
}

const attributeName = `template <> inline StringRef attributeName<$enum>() {
  static constexpr const char attrName[] = "$name";
  return attrName;
}
`
