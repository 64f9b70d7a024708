package load

import (
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// declareOp registers the C++ class of an operation. Its members are found
// when an expression names them.
func (l *loader) declareOp(op *ods.Operator) {
	class, name := join(op.CppNamespace, op.CppClass), op.Name()
	l.opsByClass[trimGlobal(class)] = name
	l.opsByClass[storageName(class)] = name
	c := l.api.DefineOp(class, name, cppapi.OpSource{
		Context:      l.ctx,
		OneResult:    len(op.Results) == 1 && !op.Results[0].IsVariableLength(),
		Declarations: op.ClassBody,
		Members:      &opMembers{l, op},
	})
	for _, t := range op.Traits {
		if t.Kind == ods.NativeTrait {
			l.api.AddTrait(t.Name)
			l.api.AddSourceTrait(c, t.Name, t.Params)
		}
	}
	l.implements(c, op.Traits)
	if len(op.Derived) > 0 {
		l.api.Implements(c, "mlir::"+derivedInterface, nil)
	}
}

// A storeFunc is [cppapi.OpMembers.Store] of an operation.
type storeFunc func(ctx *ir.Context, slot int, v cxx.Value, t *cxx.Type) (ir.Attribute, bool)

// opMembers are the members of an operation's C++ class.
type opMembers struct {
	l  *loader
	op *ods.Operator
}

func (m *opMembers) Accessor(method string) *cxx.Func {
	if f := m.l.accessor(m.op, method); f != nil {
		return f
	}
	if f := m.l.setter(m.op, method, m.Store); f != nil {
		return f
	}
	return m.l.remover(m.op, method)
}

func (m *opMembers) FoldAccessor(method string) *cxx.Func { return m.l.foldAccessor(m.op, method) }

func (m *opMembers) Older(method string) *cxx.Func {
	if named(m.op, method) || named(m.op, strings.TrimSuffix(method, "Attr")) { // the older way
		return m.l.accessor(m.op, cppapi.AccessorName(method))
	}
	return nil
}

func (m *opMembers) Property(name string) *cppapi.PropertyField {
	return m.l.propertyField(m.op, name, m.Store)
}

func (m *opMembers) Builders() []cppapi.SourceBuilder {
	var builders []cppapi.SourceBuilder
	for _, b := range m.op.Builders {
		builders = append(builders, sourceBuilder(b))
	}
	return builders
}

func (m *opMembers) DefaultBuilders() []*cxx.Func { return m.l.defaultBuilders(m.op, m.Store) }

func (m *opMembers) Derived() []cppapi.InterfaceMethod { return derivedMethods(m.op) }

func (m *opMembers) Attributes() []string {
	var names []string
	for _, list := range [][]*ods.NamedAttribute{m.op.Attributes, m.op.Derived} {
		for _, a := range list {
			names = append(names, a.Name)
		}
	}
	return names
}

func (m *opMembers) Order() []int {
	var order []int
	for _, a := range m.op.Args {
		switch a.Kind {
		case ods.AttributeArg:
			order = append(order, a.Index)
		case ods.PropertyArg:
			order = append(order, len(m.op.Attributes)+a.Index)
		}
	}
	return order
}

func (m *opMembers) Segments(function string) string {
	trait, attr := "", ""
	switch function {
	case "getOperandSegmentSizeAttr":
		trait, attr = "AttrSizedOperandSegments", ir.OperandSegments
	case "getResultSegmentSizeAttr":
		trait, attr = "AttrSizedResultSegments", ir.ResultSegments
	default:
		return ""
	}
	for _, t := range m.op.Traits {
		if cppapi.TraitName(t.Name) == trait {
			return attr
		}
	}
	return ""
}
