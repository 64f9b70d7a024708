package bytecode

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// maxDepth is the number of attributes and types inside each other that are read. Those in
// real files are not nearly as deep, and each takes room on the stack.
const maxDepth = 1 << 16

// An entryReader is an attribute or a type, which is read when it is first referred to.
type entryReader struct {
	dialect *dialectReader
	body    *Reader
	encoded bool // not as text
	reading bool
	attr    ir.Attribute
	typ     ir.Type
}

// readEntries finds the attributes and types.
func (f *fileReader) readEntries(data, offsets *Reader) {
	attrs, types := offsets.Varint(), offsets.Varint()
	offsets.fits(attrs)
	offsets.fits(types)
	f.attrs, f.types = make([]entryReader, attrs), make([]entryReader, types)
	for _, list := range [][]entryReader{f.attrs, f.types} {
		for n := 0; n < len(list); {
			f.group(offsets, func(d *dialectReader) {
				if n == len(list) {
					offsets.Failf("unexpected trailing data in the Attribute/Type offset section")
				}
				size, encoded := offsets.Flagged()
				if size > uint64(data.left()) {
					offsets.Failf("Attribute or Type entry offset points past the end of section")
				}
				list[n] = entryReader{dialect: d, body: data.part(size), encoded: encoded}
				n++
			})
		}
	}
	if !offsets.empty() {
		offsets.Failf("unexpected trailing data in the Attribute/Type offset section")
	}
}

func (f *fileReader) attribute(i uint64) ir.Attribute {
	if i >= uint64(len(f.attrs)) {
		f.invalid("Attribute", i)
	}
	e := &f.attrs[i]
	if e.attr == nil {
		f.enter(e, "Attribute", i)
		e.attr = f.readAttribute(e)
		f.leave(e)
	}
	return e.attr
}

func (f *fileReader) typeAt(i uint64) ir.Type {
	if i >= uint64(len(f.types)) {
		f.invalid("Type", i)
	}
	e := &f.types[i]
	if e.typ == nil {
		f.enter(e, "Type", i)
		e.typ = f.readType(e)
		f.leave(e)
	}
	return e.typ
}

// enter begins the reading of an entry. One that contains itself cannot be read.
func (f *fileReader) enter(e *entryReader, what string, i uint64) {
	if e.reading || f.depth == maxDepth {
		f.invalid(what, i)
	}
	e.reading = true
	f.depth++
}

func (f *fileReader) leave(e *entryReader) {
	e.reading = false
	f.depth--
}

func (f *fileReader) readAttribute(e *entryReader) (a ir.Attribute) {
	r := *e.body
	if !e.encoded {
		f.readText(&r, "Attribute", func(file *source.File) (l diag.List, end int) {
			a, end, l = asm.ParseAttributePrefix(f.ctx, file)
			return l, end
		})
		return a
	}
	if f.opts.ReadAttribute != nil {
		if a = f.opts.ReadAttribute(&r, e.dialect.namespace); a != nil {
			return a
		}
		r = *e.body
	}
	f.encoding(&r, e.dialect)
	if e.dialect.encoding.ReadAttribute == nil {
		r.Failf("dialect %s does not support reading attributes from bytecode", e.dialect.namespace)
	}
	a = e.dialect.encoding.ReadAttribute(&r)
	finished(&r, "Attribute")
	return a
}

func (f *fileReader) readType(e *entryReader) (t ir.Type) {
	r := *e.body
	if !e.encoded {
		f.readText(&r, "Type", func(file *source.File) (l diag.List, end int) {
			t, end, l = asm.ParseTypePrefix(f.ctx, file)
			return l, end
		})
		return t
	}
	f.encoding(&r, e.dialect)
	if e.dialect.encoding.ReadType == nil {
		r.Failf("dialect %s does not support reading types from bytecode", e.dialect.namespace)
	}
	t = e.dialect.encoding.ReadType(&r)
	finished(&r, "Type")
	return t
}

// encoding requires that a dialect has an encoding.
func (f *fileReader) encoding(r *Reader, d *dialectReader) {
	f.load(d)
	if d.encoding == nil {
		r.Failf("dialect '%s' does not implement the bytecode interface", d.namespace)
	}
}

func finished(r *Reader, what string) {
	if !r.empty() {
		r.Failf("unexpected trailing bytes after %s entry", what)
	}
}

// readText reads what is written as text.
func (f *fileReader) readText(r *Reader, what string, parse func(file *source.File) (diag.List, int)) {
	text := r.text()
	list, end := parse(source.NewFile("<mlir_parser_buffer>", []byte(text)))
	for _, d := range list {
		f.announce(d)
	}
	f.diags = append(f.diags, list...)
	if list.HasErrors() {
		r.Stop()
	}
	if end < len(text) {
		r.Failf("trailing characters found after %s assembly format: %s", what, text[end:])
	}
	finished(r, what)
}
