package cppgen

import (
	"fmt"
	"path"
	"strings"

	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// A constraintKind is the kind of entity that a constraint function checks.
type constraintKind int

var constraintKinds = []string{"type", "attr", "prop", "successor", "region"}

// constraintFunctions are the functions that check the constraints of all operations of a file, one for
// each condition and summary.
type constraintFunctions struct {
	suffix string // of names, before a number
	names  [5]map[constraintKey]string
	order  [5][]*ods.Constraint
	types  map[*ods.Constraint]string // of properties in the interface
}

type constraintKey struct {
	predicate *tablegen.Record
	summary   string
	iface     string // of properties
}

func keyOf(c *ods.Constraint) (constraintKey, bool) {
	p, ok := c.Record.Def("predicate")
	return constraintKey{predicate: p, summary: c.Summary}, ok
}

const (
	typeConstraints constraintKind = iota
	attrConstraints
	propConstraints
	successorConstraints
	regionConstraints
)

// collectConstraints finds the constraints of operations. The functions' names contain a label.
func collectConstraints(label string, ops []*ods.Operator) *constraintFunctions {
	f := &constraintFunctions{suffix: label, types: map[*ods.Constraint]string{}}
	for i := range f.names {
		f.names[i] = map[constraintKey]string{}
	}
	for _, op := range ops {
		for _, v := range op.Operands {
			f.add(typeConstraints, v.Constraint.Constraint, "")
		}
		for _, v := range op.Results {
			f.add(typeConstraints, v.Constraint.Constraint, "")
		}
		for _, a := range op.Attributes {
			if isIndependent(a.Attr.Constraint) {
				f.add(attrConstraints, a.Attr.Constraint, "")
			}
		}
		for _, p := range op.Properties {
			if checksProperty(p.Prop) && isIndependent(p.Prop.Constraint) {
				f.add(propConstraints, p.Prop.Constraint, p.Prop.InterfaceType)
			}
		}
		for _, s := range op.Successors {
			f.add(successorConstraints, s.Constraint, "")
		}
		for _, r := range op.Regions {
			f.add(regionConstraints, r.Constraint, "")
		}
	}
	return f
}

// isIndependent reports whether a constraint of an attribute or a property names no other parts of the operation, so
// that a function can check it.
func isIndependent(c *ods.Constraint) bool {
	return isComplete(emit.Substitution{Names: []string{"_op", "*op", "_self", "value"}}.Expand(c.Condition))
}

// isComplete reports whether all names in a condition were known.
func isComplete(condition string) bool { return !strings.Contains(condition, "<no-subst-found>") }

// adaptorCondition returns the condition of an attribute as the adaptor checks it, "" if it has none or
// depends on the operation.
func adaptorCondition(a *ods.Attribute, value string) string {
	test := emit.Substitution{Names: []string{"_self", value}}.Expand(a.Condition)
	if _, ok := keyOf(a.Constraint); !ok || !isComplete(test) {
		return ""
	}
	return test
}

// checksProperty reports whether a property has a constraint that can fail.
func checksProperty(p *ods.Property) bool {
	_, ok := p.Record.Def("predicate")
	return ok && p.Condition != "true"
}

func (f *constraintFunctions) add(kind constraintKind, c *ods.Constraint, iface string) {
	key, ok := keyOf(c)
	if !ok {
		return
	}
	key.iface = iface
	if _, ok := f.names[kind][key]; ok {
		return
	}
	f.order[kind] = append(f.order[kind], c)
	f.types[c] = iface
	f.names[kind][key] = fmt.Sprintf("__mlir_ods_local_%s_constraint_%s%d", constraintKinds[kind], f.suffix, len(f.order[kind]))
}

// write writes the functions.
func (f *constraintFunctions) write(w *emit.Writer) {
	for kind, list := range f.order {
		for _, c := range list {
			x := constraintBodies[kind]
			condition := emit.Substitution{Names: []string{"_op", "*op", "_self", x.self}}.Expand(c.Condition)
			w.Fill(x.text, "name", f.name(constraintKind(kind), c, f.types[c]), "condition", condition, "summary", emit.Escape(c.Summary), "type", f.types[c])
		}
	}
}

// constraintBodies are the functions by kind, with the name of the value in conditions.
var constraintBodies = [...]struct{ self, text string }{
	typeConstraints: {"type", `
static ::llvm::LogicalResult $name(
    ::mlir::Operation *op, ::mlir::Type type, ::llvm::StringRef valueKind,
    unsigned valueIndex) {
  if (!($condition)) {
    return op->emitOpError(valueKind) << " #" << valueIndex
        << " must be $summary, but got " << type;
  }
  return ::mlir::success();
}
`},
	attrConstraints: {"attr", `
static ::llvm::LogicalResult $name(
    ::mlir::Attribute attr, ::llvm::StringRef attrName, llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) {
  if (attr && !($condition))
    return emitError() << "attribute '" << attrName
        << "' failed to satisfy constraint: $summary";
  return ::mlir::success();
}
static ::llvm::LogicalResult $name(
    ::mlir::Operation *op, ::mlir::Attribute attr, ::llvm::StringRef attrName) {
  return $name(attr, attrName, [op]() {
    return op->emitOpError();
  });
}
`},
	propConstraints: {"prop", `
  static ::llvm::LogicalResult $name(
      $type prop, ::llvm::StringRef propName, llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) {
    if (!($condition))
      return emitError() << "property '" << propName
          << "' failed to satisfy constraint: $summary";
    return ::mlir::success();
  }
  static ::llvm::LogicalResult $name(
      ::mlir::Operation *op, $type prop, ::llvm::StringRef propName) {
    return $name(prop, propName, [op]() {
      return op->emitOpError();
    });
  }
  `},
	successorConstraints: {"successor", `
static ::llvm::LogicalResult $name(
    ::mlir::Operation *op, ::mlir::Block *successor,
    ::llvm::StringRef successorName, unsigned successorIndex) {
  if (!($condition)) {
    return op->emitOpError("successor #") << successorIndex << " ('"
        << successorName << ")' failed to verify constraint: $summary";
  }
  return ::mlir::success();
}
`},
	regionConstraints: {"region", `
static ::llvm::LogicalResult $name(
    ::mlir::Operation *op, ::mlir::Region &region, ::llvm::StringRef regionName,
    unsigned regionIndex) {
  if (!($condition)) {
    return op->emitOpError("region #") << regionIndex
        << (regionName.empty() ? " " : " ('" + regionName + "') ")
        << "failed to verify constraint: $summary";
  }
  return ::mlir::success();
}
`},
}

// name returns the function of a constraint, "" for one that always holds.
func (f *constraintFunctions) name(kind constraintKind, c *ods.Constraint, iface string) string {
	key, _ := keyOf(c)
	key.iface = iface
	return f.names[kind][key]
}

// uniqueLabel returns a part of names from the name of a file.
func uniqueLabel(file string) string {
	var b strings.Builder
	for _, c := range []byte(strings.TrimSuffix(path.Base(file), ".td")) {
		if emit.IsWord(c) {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%X", c)
		}
	}
	return b.String()
}
