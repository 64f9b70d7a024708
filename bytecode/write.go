package bytecode

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// maxAlignment is the largest alignment in bytes of a resource that is written. The file
// contains padding of up to twice this size.
const maxAlignment = 1 << 24

// Write writes op. It returns an error of out, or fails for an unknown version, a resource
// with too large an alignment, or a type that cannot be printed.
func Write(out io.Writer, op *ir.Operation, c Config) error {
	if err := c.Check(); err != nil {
		return err
	}
	f := &fileWriter{config: &c, n: number(op, &c)}
	if f.n.err != nil {
		return f.n.err
	}
	head := &emitter{b: []byte(Magic)}
	head.varint(uint64(c.Version))
	head.text(c.Producer)
	f.dialects(head)
	f.attributesAndTypes(head)
	body := &emitter{}
	body.flagged(1, false) // one operation, as in a block without arguments
	f.operation(body, op)
	head.section(sectionIR, body)
	if err := f.resources(head); err != nil {
		return err
	}
	head.section(sectionString, f.strings.section())
	if c.Version >= versionProperties {
		head.section(sectionProperties, f.properties.section())
	}
	_, err := out.Write(head.b)
	return err
}

// A fileWriter writes a file whose contents are numbered.
type fileWriter struct {
	config     *Config
	n          *numbering
	strings    stringTable
	properties propertyTable
}

// writer returns a Writer that appends to e.
func (f *fileWriter) writer(e *emitter) *Writer {
	return &Writer{n: f.n, e: e, strings: &f.strings, config: f.config}
}

// dialects writes the dialects and the names of operations.
func (f *fileWriter) dialects(out *emitter) {
	e := &emitter{}
	e.varint(uint64(len(f.n.dialects)))
	for _, d := range f.n.dialects {
		name := f.strings.insert(d.namespace)
		if f.config.Version < versionDialectVersions {
			e.varint(name)
			continue
		}
		version := &emitter{}
		if d.encoding != nil && d.encoding.WriteVersion != nil {
			d.encoding.WriteVersion(f.writer(version))
		}
		e.flagged(name, len(version.b) > 0)
		if len(version.b) > 0 {
			e.section(sectionDialectVersions, version)
		}
	}
	if f.config.Version >= versionUnknownLocations {
		e.varint(uint64(len(f.n.nameList)))
	}
	grouped(e, f.n.nameList, func(x *entry) {
		_, name, _ := strings.Cut(x.op.Name, ".")
		s := f.strings.insert(name)
		if f.config.Version < versionProperties {
			e.varint(s)
			return
		}
		e.flagged(s, x.op.Registered)
	})
	out.section(sectionDialect, e)
}

// grouped writes entries: those next to each other that are of the same dialect after its
// number and theirs.
func grouped(e *emitter, list []*entry, write func(x *entry)) {
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n].dialect == list[0].dialect {
			n++
		}
		e.varint(uint64(list[0].dialect.number))
		e.varint(uint64(n))
		for _, x := range list[:n] {
			write(x)
		}
		list = list[n:]
	}
}

// attributesAndTypes writes the attributes and types, preceded by the length of each
// encoding.
func (f *fileWriter) attributesAndTypes(out *emitter) {
	e, sizes := &emitter{}, &emitter{}
	sizes.varint(uint64(len(f.n.attrList)))
	sizes.varint(uint64(len(f.n.typeList)))
	start := 0
	write := func(x *entry) {
		encoded := f.entry(e, x)
		sizes.flagged(uint64(len(e.b)-start), encoded)
		start = len(e.b)
	}
	grouped(sizes, f.n.attrList, write)
	grouped(sizes, f.n.typeList, write)
	out.section(sectionAttrTypeOffset, sizes)
	out.section(sectionAttrType, e)
}

// entry writes an attribute or a type, and reports whether it is not written as text.
func (f *fileWriter) entry(e *emitter, x *entry) bool {
	w := f.writer(e)
	if x.attr != nil {
		if _, ok := f.config.writeAttribute(x.attr, w); ok {
			return true
		}
		if c := x.dialect.encoding; c != nil && c.writeAttribute(w, x.attr) {
			return true
		}
		e.text(string(new(ir.Printer).Attribute(x.attr).Buf))
		return false
	}
	if c := x.dialect.encoding; c != nil && c.writeType(w, x.typ) {
		return true
	}
	e.text(string(new(ir.Printer).Type(x.typ).Buf))
	return false
}

// A resourceSection collects the entries of resources.
type resourceSection struct {
	values, keys emitter
	start        int
	group        []resourceKey // of the current group
	err          error         // the first
}

type resourceKey struct {
	key  string
	kind resourceKind
	size int
}

// end ends the value of a resource.
func (s *resourceSection) end(key string, kind resourceKind) {
	s.group = append(s.group, resourceKey{key, kind, len(s.values.b) - s.start})
	s.start = len(s.values.b)
}

func (s *resourceSection) endGroup(id uint64, t *stringTable) {
	s.keys.varint(id)
	s.keys.varint(uint64(len(s.group)))
	for _, k := range s.group {
		s.keys.varint(t.insert(k.key))
		s.keys.varint(uint64(k.size))
		s.keys.byte(byte(k.kind))
	}
	s.group = s.group[:0]
}

func (s *resourceSection) blob(data []byte, align uint32) {
	if align > maxAlignment {
		s.err = cmp.Or(s.err, fmt.Errorf("a resource that is aligned to %d bytes cannot be written, the limit is %d", align, maxAlignment))
		return
	}
	s.values.varint(uint64(align))
	s.values.varint(uint64(len(data)))
	s.values.alignTo(int(align))
	s.values.b = append(s.values.b, data...)
}

// resources writes external resources and those of dialects.
func (f *fileWriter) resources(out *emitter) error {
	s := &resourceSection{}
	var groups []asm.ExternalGroup
	if f.config.Resources != nil {
		groups = f.config.Resources.Groups
	}
	s.keys.varint(uint64(len(groups)))
	for _, g := range groups {
		for _, x := range g.Entries {
			f.external(s, x)
		}
		s.endGroup(f.strings.insert(g.Name), &f.strings)
	}
	for _, d := range f.n.dialects {
		for _, declared := range []bool{false, true} {
			for _, x := range d.resources {
				if x.declared != declared {
					continue
				}
				if data, align, _ := x.resource.Blob(); !declared && !f.config.ElideResources {
					s.blob(data, align)
				}
				s.end(x.resource.Key, resourceBlob)
			}
		}
		if len(s.group) > 0 {
			s.endGroup(uint64(d.number), &f.strings)
		}
	}
	out.section(sectionResourceOffset, &s.keys)
	out.section(sectionResource, &s.values)
	return s.err
}

// external writes an external resource.
func (f *fileWriter) external(s *resourceSection, x asm.ExternalEntry) {
	kind := map[asm.ExternalKind]resourceKind{
		asm.ExternalBlob: resourceBlob, asm.ExternalBool: resourceBool, asm.ExternalString: resourceString,
	}[x.Kind]
	switch {
	case f.config.ElideResources:
	case kind == resourceBlob:
		s.blob(x.Data, x.Align)
	case kind == resourceBool && x.Bool:
		s.values.byte(1)
	case kind == resourceBool:
		s.values.byte(0)
	default:
		s.values.varint(f.strings.insert(x.Text))
	}
	s.end(x.Key, kind)
}

// A propertyTable numbers the properties of operations; equal ones have one number.
type propertyTable struct {
	index map[string]int
	list  []string
}

func (t *propertyTable) insert(b []byte) uint64 {
	if i, ok := t.index[string(b)]; ok {
		return uint64(i)
	}
	if t.index == nil {
		t.index = map[string]int{}
	}
	i := len(t.list)
	t.index[string(b)] = i
	t.list = append(t.list, string(b))
	return uint64(i)
}

func (t *propertyTable) section() *emitter {
	e := &emitter{}
	e.varint(uint64(len(t.list)))
	for _, p := range t.list {
		e.varint(uint64(len(p)))
		e.b = append(e.b, p...)
	}
	return e
}
