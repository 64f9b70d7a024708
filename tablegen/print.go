package tablegen

import (
	"bufio"
	"io"
)

// appendRecord appends a record or class as --print-records shows it.
func appendRecord(b []byte, r *Record) []byte {
	b = append(b, r.Name()...)
	if len(r.params) > 0 {
		b = append(b, '<')
		for i, p := range r.params {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = appendField(b, r.field(p))
		}
		b = append(b, '>')
	}
	b = append(b, " {"...)
	if len(r.supers) > 0 {
		b = append(b, "\t//"...)
		for _, s := range r.supers {
			b = append(b, ' ')
			b = append(b, s.Name()...)
		}
	}
	b = append(b, '\n')
	for _, kind := range [...]fieldKind{fieldKeyword, fieldNormal} {
		for i := range r.fields {
			if f := &r.fields[i]; f.kind == kind {
				b = append(b, "  "...)
				b = appendField(b, f)
				b = append(b, ";\n"...)
			}
		}
	}
	return append(b, "}\n"...)
}

func appendField(b []byte, f *Field) []byte {
	if f.kind == fieldKeyword {
		b = append(b, "field "...)
	}
	if s, ok := f.value.(*StringValue); ok && s.IsCode && f.typ == stringType {
		b = append(b, "code"...)
	} else {
		b = append(b, f.typ.String()...)
	}
	b = append(b, ' ')
	b = append(b, f.name.S...)
	b = append(b, " = "...)
	return appendValue(b, f.value)
}

// PrintRecords writes all classes and records, each by name.
func (rs *Records) PrintRecords(w io.Writer) error {
	out := bufio.NewWriterSize(w, 1<<16)
	var buf []byte
	out.WriteString("------------- Classes -----------------\n")
	for _, c := range rs.Classes() {
		buf = appendRecord(append(buf[:0], "class "...), c)
		out.Write(buf)
	}
	out.WriteString("------------- Defs -----------------\n")
	for _, d := range rs.Defs() {
		buf = appendRecord(append(buf[:0], "def "...), d)
		out.Write(buf)
	}
	return out.Flush()
}
