package semantics

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// write writes to the program's output.
func (c *Call) write(text string) error {
	if err := c.spend(int64(len(text))); err != nil {
		return err
	}
	_, err := io.WriteString(c.machine.p.options.Output, text)
	return err
}

// appendVector writes a vector, or a scalar.
func (p *Program) appendVector(b *strings.Builder, v Value, t ir.Type) {
	if v.Kind != Elements {
		b.WriteString(p.printed(v, t))
		return
	}
	a := v.Aggregate()
	elem := ir.ElementTypeOrSelf(t)
	if len(a.Sizes) == 0 {
		b.WriteString("( " + p.printed(a.List[0], elem) + " )")
		return
	}
	p.appendNested(b, a.List, a.Sizes, "( ", ", ", " )", func(v Value) string { return p.printed(v, elem) })
}

// appendNested writes elements with delimiters around each dimension.
func (p *Program) appendNested(b *strings.Builder, list []Value, sizes []int64, open, comma, end string, text func(Value) string) {
	total := len(list)
	for i := range list {
		for _, n := range boundaries(i, sizes, total) {
			_ = n
			b.WriteString(open)
		}
		b.WriteString(text(list[i]))
		ends := len(boundaries(i+1, sizes, total))
		b.WriteString(strings.Repeat(end, ends))
		if i+1 < total {
			b.WriteString(comma)
		}
	}
}

// boundaries returns the dimensions that begin with an element, or end before it.
func boundaries(i int, sizes []int64, total int) []int {
	var dims []int
	n := total
	for d, s := range sizes {
		if n > 0 && i%n == 0 {
			dims = append(dims, d)
		}
		n /= int(max(1, s))
	}
	return dims
}

// printed returns a number as LLVM's runner library prints it.
func (p *Program) printed(v Value, t ir.Type) string {
	switch t := t.(type) {
	case *ir.FloatType:
		return shortest(num.APFloatFromBits(t.Kind, v.Bits))
	case *ir.IntegerType:
		if t.Width == 1 || t.Signedness == ir.Unsigned {
			return v.Bits.Big().String()
		}
		return v.Bits.SignedBig().String()
	}
	return v.Bits.Big().String()
}

// shortest is C's %g. The sign of NaN is left out, because it depends on the machine.
func shortest(x num.APFloat) string {
	switch {
	case x.IsNaN():
		return "nan"
	case x.IsInf() && x.IsNegative():
		return "-inf"
	case x.IsInf():
		return "inf"
	}
	text := strconv.FormatFloat(x.Float64(), 'g', 6, 64)
	if !strings.ContainsAny(text, "e") {
		return trimZeros(text)
	}
	mantissa, exponent, _ := strings.Cut(text, "e")
	return trimZeros(mantissa) + "e" + exponent
}

func trimZeros(text string) string {
	if strings.Contains(text, ".") {
		return strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	return text
}

// Print writes a result as mlir-runner does: an integer, or a floating-point number with an exponent. The
// elements of other values are in brackets.
func (p *Program) Print(w io.Writer, v Value, t ir.Type) error {
	_, err := io.WriteString(w, p.text(v, t)+"\n")
	return err
}

func (p *Program) text(v Value, t ir.Type) string {
	switch v.Kind {
	case Poison:
		return "poison"
	case Unspecified:
		return "unspecified"
	case Function:
		return "@" + ir.SymbolName(v.ref.(*ir.Operation))
	case MemRef:
		list, ok := v.View().contents()
		if !ok || v.View().Object.dead {
			return "memory that is not there"
		}
		v = NewElements(v.View().Sizes, list)
	}
	if v.Kind == Elements {
		return p.brackets(v.Aggregate(), t)
	}
	if f, ok := t.(*ir.FloatType); ok {
		return exponential(num.APFloatFromBits(f.Kind, v.Bits))
	}
	return p.printed(v, t)
}

func (p *Program) brackets(a *Aggregate, t ir.Type) string {
	elem := ir.ElementTypeOrSelf(t)
	if c, ok := t.(*ir.ComplexType); ok {
		elem = c.Element
	}
	sizes := a.Sizes
	if sizes == nil {
		sizes = []int64{int64(len(a.List))}
	}
	if len(sizes) == 0 {
		return "[" + p.text(a.List[0], elem) + "]"
	}
	if len(a.List) == 0 {
		return "[]"
	}
	var b strings.Builder
	p.appendNested(&b, a.List, sizes, "[", ", ", "]", func(v Value) string { return p.text(v, elem) })
	return b.String()
}

func exponential(x num.APFloat) string {
	if !x.IsFinite() {
		return shortest(x)
	}
	return fmt.Sprintf("%e", x.Float64())
}
