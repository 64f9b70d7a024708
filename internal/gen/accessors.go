package gen

import (
	"fmt"
	"strings"
)

// accessorsFile writes the operations with their accessors and without all that builds or
// describes them.
func (p *pkg) accessorsFile() *file {
	if len(p.ops) == 0 {
		return nil
	}
	f := p.newFile("ops")
	f.use(irPath)
	p.opNames(f)
	f.line("// The operations of the dialect.\ntype (")
	for _, o := range p.ops {
		f.line("%s struct{ Operation *ir.Operation } // %s", o.typ, o.op.Name())
	}
	f.line(")\n")
	for _, o := range p.ops {
		o.accessors(f)
	}
	if strings.Contains(f.body.String(), "typed.") {
		f.use(typedPath)
	}
	return f
}

// opNames writes the names of the operations in IR.
func (p *pkg) opNames(f *file) {
	f.line("// The names of the operations.\nconst (")
	for _, o := range p.ops {
		f.line("%sName = %q", o.typ, o.op.Name())
	}
	f.line(")\n")
}

// inherent is an expression for the attribute in a slot. Definitions that are not compiled with
// the code may have attributes that ours lack, so that the slots differ; then the name decides.
func (o *opText) inherent(slot int) string {
	if o.p.options.Parts == Whole {
		return fmt.Sprintf("op.Operation.Inherent(%d)", slot)
	}
	return fmt.Sprintf("op.Operation.AttrAt(%d, %q)", slot, o.def.Attributes[slot].Name)
}

// setters reports whether attributes can be set.
func (o *opText) setters() bool { return o.p.options.Parts != Accessors }

// optional writes the accessor of the value of an attribute that may be absent.
func (o *opText) optional(f *file, slot int) {
	k := o.kinds[slot]
	get := fmt.Sprintf("a := %s\n return "+k.get+", a != nil", o.inherent(slot), "a")
	if !o.setters() {
		get = strings.Replace(get, "\n", ";", 1)
		f.line("func (op %s) %s() (%s, bool) { %s }", o.typ, o.slots[slot], k.typ, get)
		return
	}
	f.line("func (op %s) %s() (%s, bool) {\n%s\n}", o.typ, o.slots[slot], k.typ, get)
}
