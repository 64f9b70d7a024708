package semantics

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// libraryCall calls a function of LLVM's runner libraries that prints; false if there is no such function.
func (c *Call) libraryCall(s Signature, args []Value) (bool, error) {
	if c == nil {
		return false, nil // the program itself calls it
	}
	switch s.Name {
	case "printNewline":
		return true, c.write("\n")
	case "printOpen":
		return true, c.write("( ")
	case "printClose":
		return true, c.write(" )")
	case "printComma":
		return true, c.write(", ")
	}
	kind, ok := strings.CutPrefix(s.Name, "print")
	if !ok || len(args) != 1 {
		return false, nil
	}
	if args[0].undefined() {
		return true, c.Undefined("what is printed is poison")
	}
	arg := s.Inputs[0]
	if of, ok := strings.CutPrefix(kind, "Memref"); ok && slices.Contains(libraryElements(), of) {
		return true, c.printMemory(args[0], arg)
	}
	if slices.Contains(libraryNumbers(), kind) {
		return true, c.write(c.machine.p.libraryNumber(args[0], arg, kind))
	}
	return false, nil
}

// libraryElements are the parts of the names of functions that print memory.
func libraryElements() []string {
	return []string{"I8", "I16", "I32", "I64", "Ind", "F16", "BF16", "F32", "F64", "C32", "C64"}
}

// libraryNumbers are the suffixes of functions that print a number.
func libraryNumbers() []string { return []string{"I64", "U64", "F16", "BF16", "F32", "F64"} }

func (p *Program) libraryNumber(v Value, t ir.Type, kind string) string {
	if kind == "U64" {
		return v.Bits.Big().String()
	}
	return p.printed(v, t)
}

// printMemory prints the shape and the elements of memory. Addresses have no meaning here: the
// base is the number of the object.
func (c *Call) printMemory(v Value, t ir.Type) error {
	view, err := c.view(v)
	if err != nil {
		return err
	}
	cells, ok := view.contents()
	if !ok {
		return c.Undefined("the view is outside of the memory")
	}
	if slices.ContainsFunc(cells, Value.undefined) {
		return c.Undefined("an element that is printed has no value yet")
	}
	var b strings.Builder
	fmt.Fprintf(&b, "Unranked Memref base@ = %#x rank = %d offset = %d sizes = [%s] strides = [%s] data = \n", view.Object.number, len(view.Sizes), view.Offset,
		ir.JoinInts(view.Sizes), ir.JoinInts(view.Strides))
	elem := ir.ElementTypeOrSelf(t)
	text := func(v Value) string { return c.machine.p.printed(v, elem) }
	c.machine.p.appendMemory(&b, cells, view.Sizes, text)
	b.WriteByte('\n')
	return c.write(b.String())
}

// appendMemory writes elements as the library does: each row of the last dimension on a line.
func (p *Program) appendMemory(b *strings.Builder, cells []Value, sizes []int64, text func(Value) string) {
	if len(sizes) == 0 {
		b.WriteString("[" + text(cells[0]) + "]")
		return
	}
	if len(cells) == 0 {
		b.WriteString("[]")
		return
	}
	total := len(cells)
	for i := range cells {
		begins := len(boundaries(i, sizes, total))
		if begins > 0 && i > 0 {
			b.WriteString(", \n" + strings.Repeat(" ", len(sizes)-begins))
		} else if i > 0 {
			b.WriteString("," + strings.Repeat(" ", len(sizes)+1))
		}
		b.WriteString(strings.Repeat("[", begins) + text(cells[i]) + strings.Repeat("]", len(boundaries(i+1, sizes, total))))
	}
}
