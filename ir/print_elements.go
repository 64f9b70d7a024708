package ir

import "github.com/mica-ir/mica/num"

// defaultHexLimit is the number of elements beyond which they are written in
// hexadecimal, if the printer has no limit of its own.
const defaultHexLimit = 100

func (p *Printer) hexWanted(n int) bool {
	switch p.HexLimit {
	case 0:
		return n > defaultHexLimit
	case -1:
		return false
	}
	return n > p.HexLimit
}

func (p *Printer) elided(n int, splat bool) bool {
	return p.ElideElements && !splat && n > p.ElementsLimit
}

// AppendText writes the attribute.
func (a *DenseElementsAttr) AppendText(p *Printer) {
	if p.elided(a.NumElements(), a.IsSplat()) {
		p.Buf = append(p.Buf, "dense_resource<__elided__>"...)
	} else {
		p.Buf = append(p.Buf, "dense<"...)
		a.appendElements(p, true)
		p.Buf = append(p.Buf, '>')
	}
	p.typeSuffix(a.typ.AsType())
}

func (a *DenseElementsAttr) appendElements(p *Printer, allowHex bool) {
	if n := a.NumElements(); allowHex && !a.splat && p.hexWanted(n) {
		a.appendHex(p)
		return
	}
	p.nested(a.typ.Shape(), a.IsSplat(), a.appendElement)
}

func (a *DenseElementsAttr) appendElement(p *Printer, i int) {
	t := a.scalarType()
	if _, ok := a.typ.ElementType().(*ComplexType); ok {
		p.Buf = append(p.Buf, '(')
		p.scalar(t, a.element(i, 0))
		p.Buf = append(p.Buf, ',')
		p.scalar(t, a.element(i, 1))
		p.Buf = append(p.Buf, ')')
		return
	}
	p.scalar(t, a.element(i, 0))
}

// scalar writes an element of an integer, index or float type.
func (p *Printer) scalar(t Type, b []byte) {
	switch t := t.(type) {
	case *FloatType:
		p.Buf, _ = floatFromBytes(t, b).Append(p.Buf)
	case *IntegerType:
		if t.Width == 1 {
			p.bool(b[0]&1 != 0)
			return
		}
		p.Buf = num.APIntFromBytes(t.Width, b).Append(p.Buf, t.Signedness != Unsigned)
	default:
		p.Buf = intFromBytes(t, b).Append(p.Buf, true)
	}
}

// nested writes elements with brackets around each dimension.
func (p *Printer) nested(shape []int64, splat bool, element func(p *Printer, i int)) {
	if splat {
		element(p, 0)
		return
	}
	n, _ := shapeSize(shape)
	if n == 0 {
		return
	}
	// Brackets enclose each full run of the inner dimensions.
	for i := range int(n) {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		size := 1
		opens := 0
		for d := len(shape) - 1; d >= 0; d-- {
			size *= int(shape[d])
			if i%size != 0 {
				break
			}
			opens++
		}
		for range opens {
			p.Buf = append(p.Buf, '[')
		}
		element(p, i)
		size = 1
		for d := len(shape) - 1; d >= 0; d-- {
			size *= int(shape[d])
			if (i+1)%size != 0 {
				break
			}
			p.Buf = append(p.Buf, ']')
		}
	}
}

func (a *DenseElementsAttr) appendHex(p *Printer) {
	p.Buf = append(p.Buf, `"0x`...)
	for _, c := range a.Packed() {
		p.Buf = append(p.Buf, upperHex[c>>4], upperHex[c&15])
	}
	p.Buf = append(p.Buf, '"')
}

// AppendText writes the attribute.
func (a *DenseStringElementsAttr) AppendText(p *Printer) {
	if p.elided(a.NumElements(), a.IsSplat()) {
		p.Buf = append(p.Buf, "dense_resource<__elided__>"...)
	} else {
		p.Buf = append(p.Buf, "dense<"...)
		p.nested(a.typ.Shape(), a.IsSplat(), func(p *Printer, i int) { p.String(a.Values[i]) })
		p.Buf = append(p.Buf, '>')
	}
	p.typeSuffix(a.typ.AsType())
}

// AppendText writes the attribute.
func (a *DenseArrayAttr) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "array<"...)
	p.Type(a.Element)
	if len(a.Raw) > 0 {
		p.Buf = append(p.Buf, ": "...)
		p.DenseArray(a)
	}
	p.Buf = append(p.Buf, '>')
}

// DenseArray writes the elements of a dense array with commas between them.
func (p *Printer) DenseArray(a *DenseArrayAttr) {
	for i := range a.Len() {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		p.scalar(a.Element, a.element(i))
	}
}
