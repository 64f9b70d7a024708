package ir

import (
	"slices"

	"github.com/mica-ir/mica/ir/affine"
)

// An AffineMapAttr holds an affine map. It is also the layout of a memref.
type AffineMapAttr struct {
	AttrBase
	Map *affine.Map
}

// AffineMapAttr returns the attribute that holds a map.
func (c *Context) AffineMapAttr(m *affine.Map) *AffineMapAttr {
	h := mix(seedMap, m.Hash())
	return unique(&c.affineMaps, h, func(a *AffineMapAttr) bool { return a.Map.Equal(m) },
		func() *AffineMapAttr { return &AffineMapAttr{AttrBase{c, h}, m} })
}

func (a *AffineMapAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *AffineMapAttr) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "affine_map<"...)
	p.Buf = a.Map.Append(p.Buf)
	p.Buf = append(p.Buf, '>')
}

// An IntegerSetAttr holds an integer set.
type IntegerSetAttr struct {
	AttrBase
	Set *affine.Set
}

// IntegerSetAttr returns the attribute that holds a set.
func (c *Context) IntegerSetAttr(s *affine.Set) *IntegerSetAttr {
	h := mix(seedSet, s.Hash())
	return unique(&c.integerSets, h, func(a *IntegerSetAttr) bool { return a.Set.Equal(s) },
		func() *IntegerSetAttr { return &IntegerSetAttr{AttrBase{c, h}, s} })
}

func (a *IntegerSetAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *IntegerSetAttr) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "affine_set<"...)
	p.Buf = a.Set.Append(p.Buf)
	p.Buf = append(p.Buf, '>')
}

// A StridedLayoutAttr is a memref layout given by strides, in elements.
type StridedLayoutAttr struct {
	AttrBase
	Offset  int64 // may be [Dynamic], as may each stride
	Strides []int64
}

// StridedLayoutAttr returns a strided layout.
func (c *Context) StridedLayoutAttr(offset int64, strides []int64) *StridedLayoutAttr {
	h := mixInts(mix(seedStrided, uint64(offset)), strides)
	return unique(&c.strided, h,
		func(a *StridedLayoutAttr) bool { return a.Offset == offset && slices.Equal(a.Strides, strides) },
		func() *StridedLayoutAttr { return &StridedLayoutAttr{AttrBase{c, h}, offset, slices.Clone(strides)} })
}

func (a *StridedLayoutAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *StridedLayoutAttr) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "strided<["...)
	for i, s := range a.Strides {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		p.dynamicInt(s)
	}
	p.Buf = append(p.Buf, ']')
	if a.Offset != 0 {
		p.Buf = append(p.Buf, ", offset: "...)
		p.dynamicInt(a.Offset)
	}
	p.Buf = append(p.Buf, '>')
}

func (p *Printer) dynamicInt(v int64) {
	if v == Dynamic {
		p.Buf = append(p.Buf, '?')
		return
	}
	p.Int(v)
}

// Map returns the layout as an affine map from subscripts to an element number;
// unknown sizes are symbols, the offset's the first.
func (a *StridedLayoutAttr) Map() *affine.Map {
	symbols := 0
	value := func(v int64) *affine.Expr {
		if v != Dynamic {
			return affine.NewConstant(v)
		}
		symbols++
		return affine.NewSymbol(symbols - 1)
	}
	e := value(a.Offset)
	var sum *affine.Expr
	for i, s := range a.Strides {
		t := affine.NewDim(i).Mul(value(s))
		if sum == nil {
			sum = t
		} else {
			sum = sum.Add(t)
		}
	}
	if sum != nil {
		e = sum.Add(e)
	}
	return &affine.Map{NumDims: len(a.Strides), NumSymbols: symbols, Results: []*affine.Expr{e}}
}
