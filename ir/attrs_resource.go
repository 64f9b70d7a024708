package ir

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// A Resource is data outside of the IR that attributes refer to by a key. Its
// text is in the file's metadata.
type Resource struct {
	Namespace string // of the dialect that owns it
	Key       string

	mu      sync.RWMutex
	blob    []byte
	align   uint32
	defined bool
}

// Blob returns the data and its alignment; ok is false while nothing is known of it.
func (r *Resource) Blob() (data []byte, align uint32, ok bool) {
	r.mu.RLock()
	defer r.mu.RUnlock()
	return r.blob, r.align, r.defined
}

// SetBlob sets the data, which is kept.
func (r *Resource) SetBlob(data []byte, align uint32) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.blob, r.align, r.defined = data, align, true
}

// resources is the resources of a context by namespace and key.
type resources struct {
	mu sync.Mutex
	m  map[[2]string]*Resource
}

// Resource returns the resource of a dialect under a key, creating it on first use.
func (c *Context) Resource(namespace, key string) *Resource {
	c.resourceMap.mu.Lock()
	defer c.resourceMap.mu.Unlock()
	if r := c.resourceMap.m[[2]string{namespace, key}]; r != nil {
		return r
	}
	return c.resourceMap.add(namespace, key)
}

// NewResource returns a new resource under a key. It appends a number if the dialect
// already has a resource under that key.
func (c *Context) NewResource(namespace, key string) *Resource {
	c.resourceMap.mu.Lock()
	defer c.resourceMap.mu.Unlock()
	for i, k := 1, key; ; i++ {
		if c.resourceMap.m[[2]string{namespace, k}] == nil {
			return c.resourceMap.add(namespace, k)
		}
		k = key + "_" + strconv.Itoa(i)
	}
}

// HasResources reports whether the context has resources. Resources of a text that is read
// later may then be renamed.
func (c *Context) HasResources() bool {
	c.resourceMap.mu.Lock()
	defer c.resourceMap.mu.Unlock()
	return len(c.resourceMap.m) > 0
}

func (m *resources) add(namespace, key string) *Resource {
	r := &Resource{Namespace: strings.Clone(namespace), Key: strings.Clone(key)}
	if m.m == nil {
		m.m = map[[2]string]*Resource{}
	}
	m.m[[2]string{r.Namespace, r.Key}] = r
	return r
}

// Resource writes the key of a resource.
func (p *Printer) Resource(r *Resource) {
	p.Keyword(r.Key)
	if p.UsedResource != nil {
		p.UsedResource(r)
	}
}

// A DenseResourceElementsAttr is the elements of a shaped type, kept in a resource.
type DenseResourceElementsAttr struct {
	AttrBase
	typ      ShapedType
	Resource *Resource
}

// DenseResourceElementsAttr returns the attribute that refers to a resource.
func (c *Context) DenseResourceElementsAttr(t ShapedType, r *Resource) *DenseResourceElementsAttr {
	h := mixString(mixString(mixType(seedResource, t.AsType()), r.Namespace), r.Key)
	return unique(&c.resources, h, func(a *DenseResourceElementsAttr) bool { return a.typ.AsType() == t.AsType() && a.Resource == r },
		func() *DenseResourceElementsAttr { return &DenseResourceElementsAttr{AttrBase{c, h}, t, r} })
}

// Type returns the shaped type.
func (a *DenseResourceElementsAttr) Type() Type { return a.typ.AsType() }

func (a *DenseResourceElementsAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *DenseResourceElementsAttr) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "dense_resource<"...)
	p.Resource(a.Resource)
	p.Buf = append(p.Buf, '>')
	p.typeSuffix(a.typ.AsType())
}

// A SparseElementsAttr gives some elements of a shaped type by their subscripts;
// the others are zero.
type SparseElementsAttr struct {
	AttrBase
	typ     ShapedType
	Indices *DenseElementsAttr // a row of subscripts for each value
	Values  TypedAttribute     // a DenseElementsAttr or a DenseStringElementsAttr
}

// SparseElementsAttr returns sparse elements. values is a *DenseElementsAttr or a
// *DenseStringElementsAttr.
func (c *Context) SparseElementsAttr(t ShapedType, indices *DenseElementsAttr, values TypedAttribute) *SparseElementsAttr {
	switch values.(type) {
	case *DenseElementsAttr, *DenseStringElementsAttr:
	default:
		panic(fmt.Sprintf("ir: a %T as the values of sparse elements", values))
	}
	h := mixAttr(mixAttr(mixType(seedSparse, t.AsType()), indices), values)
	return unique(&c.sparse, h,
		func(a *SparseElementsAttr) bool {
			return a.typ.AsType() == t.AsType() && a.Indices == indices && a.Values == values
		},
		func() *SparseElementsAttr { return &SparseElementsAttr{AttrBase{c, h}, t, indices, values} })
}

// Type returns the shaped type.
func (a *SparseElementsAttr) Type() Type { return a.typ.AsType() }

func (a *SparseElementsAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *SparseElementsAttr) AppendText(p *Printer) {
	if p.elided(a.Indices.NumElements(), a.Indices.splat) || p.elided(a.numValues()) {
		p.Buf = append(p.Buf, "dense_resource<__elided__>"...)
		p.typeSuffix(a.typ.AsType())
		return
	}
	p.Buf = append(p.Buf, "sparse<"...)
	if a.Indices.NumElements() > 0 {
		a.Indices.appendElements(p, false)
		p.Buf = append(p.Buf, ", "...)
		switch v := a.Values.(type) {
		case *DenseElementsAttr:
			v.appendElements(p, true)
		case *DenseStringElementsAttr:
			p.nested(v.typ.Shape(), v.IsSplat(), func(p *Printer, i int) { p.String(v.Values[i]) })
		}
	}
	p.Buf = append(p.Buf, '>')
	p.typeSuffix(a.typ.AsType())
}

// numValues returns the number of values and whether they are a splat.
func (a *SparseElementsAttr) numValues() (n int, splat bool) {
	switch v := a.Values.(type) {
	case *DenseElementsAttr:
		return v.NumElements(), v.splat
	case *DenseStringElementsAttr:
		return v.NumElements(), v.IsSplat()
	}
	panic("ir: sparse elements without values")
}
