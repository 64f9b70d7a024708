package bytecode

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// maxDepth bounds the nesting of attributes and types. Real files do not nest nearly as
// deep, and each level takes stack.
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
	read := func(n uint64) (list []entryReader) {
		for uint64(len(list)) < n {
			f.group(offsets, func(d *dialectReader) {
				if uint64(len(list)) == n {
					offsets.Failf("unexpected trailing data in the Attribute/Type offset section")
				}
				size, encoded := offsets.Flagged()
				if size > uint64(data.left()) {
					offsets.Failf("Attribute or Type entry offset points past the end of section")
				}
				list = append(list, entryReader{dialect: d, body: data.part(size), encoded: encoded})
			})
		}
		return list
	}
	f.attrs = read(attrs)
	f.types = read(types)
	if !offsets.empty() {
		offsets.Failf("unexpected trailing data in the Attribute/Type offset section")
	}
}

// attribute returns an attribute that r refers to.
func (f *fileReader) attribute(r *Reader, i uint64) ir.Attribute {
	if i >= uint64(len(f.attrs)) {
		f.invalid(r.called("attribute", "Attribute"), i)
	}
	e := &f.attrs[i]
	if e.attr == nil {
		f.enter(e, "attribute", i)
		e.attr = f.readAttribute(e)
		f.leave(e)
	}
	return e.attr
}

// typeAt returns a type that r refers to.
func (f *fileReader) typeAt(r *Reader, i uint64) ir.Type {
	if i >= uint64(len(f.types)) {
		f.invalid(r.called("type", "Type"), i)
	}
	e := &f.types[i]
	if e.typ == nil {
		f.enter(e, "type", i)
		e.typ = f.readType(e)
		f.leave(e)
	}
	return e.typ
}

// called returns how MLIR calls an entry: in operations by another name than elsewhere.
func (r *Reader) called(nested, inIR string) string {
	if r.inIR {
		return inIR
	}
	return nested
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
		f.readText(&r, "attribute", func(file *source.File) (l diag.List, end int) {
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
	finished(&r, "attribute")
	return a
}

func (f *fileReader) readType(e *entryReader) (t ir.Type) {
	r := *e.body
	if !e.encoded {
		f.readText(&r, "type", func(file *source.File) (l diag.List, end int) {
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
	finished(&r, "type")
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

// readText reads an entry that was written as text.
func (f *fileReader) readText(r *Reader, what string, parse func(file *source.File) (diag.List, int)) {
	text := r.text()
	list, end := parse(source.NewFile(text, []byte(text)))
	for _, d := range list {
		withoutText(d)
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

// withoutText replaces the places of a message by name, line and column, because mlir-opt
// shows no lines of text that comes from bytecode.
func withoutText(d *diag.Diagnostic) {
	name, line, col := d.Place.Resolve()
	d.Place = diag.Place{Name: name, Line: line, Col: col, Exact: true}
	d.Ranges = nil
	for _, n := range d.Notes {
		withoutText(n)
	}
}
