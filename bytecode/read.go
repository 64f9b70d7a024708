package bytecode

import (
	"bytes"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// ReadOptions change how a file is read.
type ReadOptions struct {
	asm.ParseOptions
	// ReadAttribute reads attributes that were written in the name of another dialect, in
	// place of that dialect. For an attribute that it does not read, it returns nil; it may
	// have consumed some bytes then. It may be nil.
	ReadAttribute func(r *Reader, namespace string) ir.Attribute
	// DialectVersions, if it is not nil, receives the versions of dialects in the file.
	DialectVersions map[string]any
}

// Is reports whether a text is bytecode.
func Is(text []byte) bool { return bytes.HasPrefix(text, []byte(Magic)) }

// Parse reads a file in either form: as bytecode, or else as text.
func Parse(ctx *ir.Context, file *source.File, opts asm.ParseOptions) (*ir.Operation, diag.List) {
	if Is(file.Text) {
		return Read(ctx, file, ReadOptions{ParseOptions: opts})
	}
	return asm.Parse(ctx, file, opts)
}

// Read reads a file and verifies the result, which is nil if there was an error.
func Read(ctx *ir.Context, file *source.File, opts ReadOptions) (op *ir.Operation, list diag.List) {
	f := newFileReader(ctx, file, opts)
	f.try(func() {
		r := f.read()
		s := f.newIRReader()
		op = f.finish(r, s.top(r))
	})
	return op, f.diags
}

func newFileReader(ctx *ir.Context, file *source.File, opts ReadOptions) *fileReader {
	return &fileReader{ctx: ctx, data: file.Text, name: file.Name, opts: opts, byName: map[string]*dialectReader{}}
}

// try calls a function that reads, and reports whether it succeeded.
func (f *fileReader) try(read func()) (ok bool) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case stop:
			ok = false
		default:
			panic(e)
		}
	}()
	read()
	return true
}

// A fileReader reads a file.
type fileReader struct {
	ctx  *ir.Context
	data []byte
	name string
	opts ReadOptions

	version   uint64
	producer  string
	announced bool // the version and the producer are known
	diags     diag.List

	strings    []string
	properties []*Reader
	dialects   []*dialectReader
	byName     map[string]*dialectReader
	names      []opName
	resources  []*ir.Resource
	keys       map[string]string // the new keys of resources
	attrs      []entryReader
	types      []entryReader
	depth      int // of attributes and types that are being read
}

// A dialectReader is a dialect that the file refers to.
type dialectReader struct {
	namespace string
	stored    *Reader // the version in the file
	loaded    bool
	dialect   *ir.Dialect // nil if it is not registered
	encoding  *Encoding
	version   any
}

// An opName is the name of an operation.
type opName struct {
	dialect *dialectReader
	name    string
	def     *ir.OpDef // nil until it is needed
}

func (f *fileReader) errorf(format string, args ...any) *diag.Diagnostic {
	e := f.diags.Errorf(place(f.name), format, args...)
	return f.announce(e)
}

// announce adds the note that all messages have.
func (f *fileReader) announce(e *diag.Diagnostic) *diag.Diagnostic {
	if f.announced {
		e.Notef(e.Place, "in bytecode version %d produced by: %s", f.version, f.producer)
	}
	return e
}

// read reads all sections except for the operations, and returns a reader of these.
func (f *fileReader) read() *Reader {
	r := &Reader{f: f, end: len(f.data)}
	r.bytes(uint64(len(Magic)))
	f.version = r.Varint()
	if f.version > Version {
		r.Failf("bytecode version %d is newer than the current version %d", f.version, Version)
	}
	f.producer = r.text()
	f.announced = true
	var sections [numSections]*Reader
	for !r.empty() {
		id, body := r.section()
		if sections[id] != nil {
			r.Failf("duplicate top-level section: %s", id)
		}
		sections[id] = body
	}
	for id, s := range sections {
		if s == nil && !sectionID(id).optional(f.version) {
			r.Failf("missing data for top-level section: %s", sectionID(id))
		}
	}
	f.readStrings(sections[sectionString])
	if s := sections[sectionProperties]; s != nil {
		f.readProperties(s)
	}
	f.readDialects(sections[sectionDialect])
	f.readResources(sections[sectionResource], sections[sectionResourceOffset])
	f.readEntries(sections[sectionAttrType], sections[sectionAttrTypeOffset])
	return sections[sectionIR]
}

// readStrings reads the string section.
func (f *fileReader) readStrings(r *Reader) {
	end := r.end
	for range r.Varint() {
		size := r.Varint()
		if size > uint64(end) || size == 0 {
			r.Failf("string size exceeds the available data size")
		}
		if end -= int(size); end < r.pos {
			r.Failf("string size exceeds the available data size")
		}
		f.strings = append(f.strings, string(f.data[end:end+int(size)-1]))
	}
	slices.Reverse(f.strings)
	if r.pos != end {
		r.Failf("unexpected trailing data between the offsets for strings and their data")
	}
}

func (f *fileReader) stringAt(i uint64) string {
	if i >= uint64(len(f.strings)) {
		f.invalid("string", i)
	}
	return f.strings[i]
}

// invalid reports a number of something that is not in the file.
func (f *fileReader) invalid(what string, i uint64) {
	f.errorf("invalid %s index: %d", what, i)
	panic(stop{})
}

// readProperties finds the properties of operations.
func (f *fileReader) readProperties(r *Reader) {
	n := r.Count()
	f.properties = make([]*Reader, n)
	for i := range f.properties {
		f.properties[i] = r.part(r.Varint())
	}
	if !r.empty() {
		r.Failf("Broken properties section: didn't exhaust the offsets table")
	}
}

// readDialects reads the dialects and the names of operations.
func (f *fileReader) readDialects(r *Reader) {
	n := r.Count()
	f.dialects = make([]*dialectReader, n)
	for i := range f.dialects {
		d := &dialectReader{}
		f.dialects[i] = d
		if f.version < versionDialectVersions {
			d.namespace = r.String()
			continue
		}
		name, versioned := r.Flagged()
		d.namespace = f.stringAt(name)
		if versioned {
			id, body := r.section()
			if id != sectionDialectVersions {
				r.Failf("expected dialect version section")
			}
			d.stored = body
		}
		f.byName[d.namespace] = d
	}
	if f.version >= versionUnknownLocations {
		r.Varint() // the number of names, which the groups have, too
	}
	for !r.empty() {
		f.group(r, func(d *dialectReader) {
			name := uint64(0)
			if f.version < versionProperties {
				name = r.Varint()
			} else {
				name, _ = r.Flagged()
			}
			f.names = append(f.names, opName{dialect: d, name: f.stringAt(name)})
		})
	}
}

// group reads entries of one dialect.
func (f *fileReader) group(r *Reader, entry func(d *dialectReader)) {
	d := f.dialectAt(r.Varint())
	for range r.Count() {
		entry(d)
	}
}

func (f *fileReader) dialectAt(i uint64) *dialectReader {
	if i >= uint64(len(f.dialects)) {
		f.invalid("dialect", i)
	}
	return f.dialects[i]
}

// load looks a dialect up, and reads its version.
func (f *fileReader) load(d *dialectReader) {
	if d.loaded {
		return
	}
	d.dialect = f.ctx.Dialect(d.namespace)
	if d.dialect == nil && !f.ctx.AllowUnregistered {
		f.errorf("dialect '%s' is unknown. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, "+
			"or use -allow-unregistered-dialect with the MLIR tool used.", d.namespace)
		panic(stop{})
	}
	d.loaded = true
	if d.dialect != nil {
		d.encoding = encodingOf(d.dialect)
	}
	if d.stored == nil {
		return
	}
	if d.encoding == nil {
		f.errorf("dialect '%s' does not implement the bytecode interface, but found a version entry", d.namespace)
		panic(stop{})
	}
	r := *d.stored
	if d.encoding.ReadVersion == nil {
		r.Failf("Dialect does not support versioning")
	}
	d.version = d.encoding.ReadVersion(&r)
	if f.opts.DialectVersions != nil {
		f.opts.DialectVersions[d.namespace] = d.version
	}
}
