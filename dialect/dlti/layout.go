package dlti

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
)

// entryList implements the interfaces of attributes that are lists of entries.
type entryList struct{}

func specInterfaces() dialect.Interfaces {
	return append(queryInterfaces(), ir.InterfaceImpl{Name: datalayout.SpecInterface, Impl: entryList{}})
}

func queryInterfaces() dialect.Interfaces {
	return dialect.Interfaces{{Name: datalayout.QueryInterface, Impl: entryList{}}}
}

// Entries returns the entries of a list.
func (entryList) Entries(a ir.Attribute) []datalayout.Entry {
	d, ok := a.(*ir.DefinedAttr)
	if !ok || len(d.Params) == 0 {
		return nil
	}
	list, _ := d.Params[0].(ir.ParamList)
	out := make([]datalayout.Entry, 0, len(list))
	for _, x := range list {
		entry, ok := x.(*ir.DefinedAttr)
		if !ok || len(entry.Params) != 2 {
			continue
		}
		e := datalayout.Entry{Attr: entry}
		e.Value, _ = entry.Params[1].(ir.Attribute)
		switch key := entry.Params[0].(type) {
		case ir.Type:
			e.Type = key
		case *ir.StringAttr:
			e.Name = key.Value
		}
		out = append(out, e)
	}
	return out
}

// verifyLayout verifies the specification of a scope, and that it does not contradict
// those around it.
func verifyLayout(op *ir.Operation, spec ir.Attribute, c *ir.Checker) {
	if err := datalayout.Verify(entryList{}.Entries(spec), verifyMachineEntry); err != nil {
		c.FailAtf(op.Location().Place(), "%s", err)
	}
	if _, err := datalayout.Of(op); err != nil {
		e := c.PlainErrorf("%s", err)
		for parent := op.ParentOp(); parent != nil; parent = parent.ParentOp() {
			if datalayout.HasSpec(parent) {
				e.Notef(parent.Location().Place(), "enclosing op with data layout")
			}
		}
	}
}

// verifyMachineEntry verifies an entry of the dialect about the machine. The names of
// others are free.
func verifyMachineEntry(e datalayout.Entry) error {
	if !strings.HasPrefix(e.Name, "dlti.") {
		return nil
	}
	switch e.Name {
	case datalayout.EndiannessKey:
		if s, ok := e.Value.(*ir.StringAttr); !ok || s.Value != "big" && s.Value != "little" {
			return fmt.Errorf("'%s' data layout entry is expected to be either 'big' or 'little'", e.Name)
		}
	case datalayout.DefaultMemorySpaceKey, datalayout.AllocaMemorySpaceKey, datalayout.ProgramMemorySpaceKey,
		datalayout.GlobalMemorySpaceKey, datalayout.StackAlignmentKey, datalayout.ManglingModeKey,
		datalayout.FunctionPointerAlignKey, datalayout.LegalIntWidthsKey:
	default:
		return fmt.Errorf("unknown data layout entry name: %s", e.Name)
	}
	return nil
}

// Query returns the value of a key.
func (l entryList) Query(a ir.Attribute, key datalayout.Entry) ir.Attribute {
	for _, e := range l.Entries(a) {
		if e.Type == key.Type && e.Name == key.Name {
			return e.Value
		}
	}
	return nil
}
