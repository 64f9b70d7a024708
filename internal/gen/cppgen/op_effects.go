package cppgen

import (
	"slices"
	"strconv"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// An effect is a side effect of an operation.
type effect struct {
	record *tablegen.Record
	trait  string // of the interface, for effects on values and symbols
	values string // "Operand" or "Result" if it is on values
	index  int
	symbol *ods.NamedAttribute // the effect is on the symbol that this attribute names
}

// effects returns the effects that the traits, the operands and the results have.
func (o *opWriter) effects() []effect {
	var list []effect
	add := func(records []*tablegen.Record, e effect) {
		for _, r := range records {
			if r.IsSubClassOf("SideEffect") {
				e.record = r
				if e.values != "" || e.symbol != nil {
					e.trait = qualified(backend.Field(r, "cppNamespace"), backend.Field(r, "interfaceTrait"))
				}
				list = append(list, e)
			}
		}
	}
	for _, t := range o.op.Traits {
		if t.HasEffects {
			add(defs(t.Record, "effects"), effect{})
		}
	}
	arguments, _ := o.op.Record.Dag("arguments")
	for i, arg := range o.op.Args {
		switch arg.Kind {
		case ods.OperandArg:
			add(decorators(arguments, i), effect{values: "Operand", index: arg.Index})
		case ods.AttributeArg:
			if a := o.op.Attributes[arg.Index]; a.Attr.Base().IsSymbolRef {
				add(decorators(arguments, i), effect{symbol: a})
			}
		}
	}
	results, _ := o.op.Record.Dag("results")
	for i := range o.op.Results {
		add(decorators(results, i), effect{values: "Result", index: i})
	}
	return list
}

// decorators returns the records that Arg<> and Res<> add to a value.
func decorators(dag *tablegen.DagValue, i int) []*tablegen.Record {
	if d, ok := dag.Args[i].(*tablegen.DefValue); ok && d.Rec.IsSubClassOf("OpVariable") {
		return defs(d.Rec, "decorators")
	}
	return nil
}

// defs returns the definitions in a list of a record.
func defs(r *tablegen.Record, field string) []*tablegen.Record {
	var list []*tablegen.Record
	values, _ := r.List(field)
	for _, v := range values {
		if d, ok := v.(*tablegen.DefValue); ok {
			list = append(list, d.Rec)
		}
	}
	return list
}

// effectMethods writes the methods that return the effects, one for each kind of them.
func (o *opWriter) effectMethods() {
	var kinds []string
	for _, t := range o.op.Traits {
		if k := backend.Field(t.Record, "baseEffectName"); t.HasEffects && !slices.Contains(kinds, k) {
			kinds = append(kinds, k)
		}
	}
	effects := o.effects()
	for _, e := range effects {
		if k := backend.Field(e.record, "baseEffectName"); !slices.Contains(kinds, k) {
			kinds = append(kinds, k)
		}
	}
	for _, kind := range kinds {
		m := o.main.Add(&emit.Method{Result: "void", Name: "getEffects",
			Params: []emit.Param{{Type: "::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<" + kind + ">> &", Name: "effects"}}})
		if m == nil {
			continue
		}
		for _, e := range effects {
			if backend.Field(e.record, "baseEffectName") == kind {
				e.write(&m.Body)
			}
		}
	}
}

func (e *effect) write(b *emit.Writer) {
	stage, _ := e.record.Int("stage")
	full, _ := e.record.Bool("effectOnFullRegion")
	instance := func(value string) string {
		return "effects.emplace_back(" + backend.Field(e.record, "effect") + "::get(), " + value + strconv.FormatInt(stage, 10) + ", " +
			strconv.FormatBool(full) + ", " + backend.Field(e.record, "resource") + "::get());\n"
	}
	switch {
	case e.symbol != nil && e.symbol.Attr.IsOptional:
		b.Text("  if (auto symbolRef = " + getter(e.symbol.Name) + "Attr())\n    " + instance("symbolRef, "))
	case e.symbol != nil:
		b.Text("  " + instance(getter(e.symbol.Name)+"Attr(), "))
	case e.values == "":
		b.Text("  " + instance(""))
	default:
		value := "getOperation()->getOpResult(idx), "
		if e.values == "Operand" {
			value = "&getOperation()->getOpOperand(idx), "
		}
		b.Printf("  {\n    auto valueRange = getODS%sIndexAndLength(%d);\n    for (unsigned idx = valueRange.first; idx < valueRange.first + valueRange.second; idx++) {\n", e.values, e.index)
		b.Text("      " + instance(value) + "    }\n  }\n")
	}
}
