package tablegen

import (
	"bufio"
	"io"
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// PrintJSON writes all records as one JSON object, with sorted keys.
func (rs *Records) PrintJSON(w io.Writer) error {
	out := bufio.NewWriterSize(w, 1<<16)
	j := &jsonWriter{rs: rs, defs: rs.Defs()}
	type member struct {
		key   string
		write func(b []byte) []byte
	}
	members := []member{
		{"!instanceof", j.appendInstanceOf},
		{"!tablegen_json_version", func(b []byte) []byte { return append(b, '1') }},
	}
	for _, d := range j.defs {
		members = append(members, member{d.Name(), func(b []byte) []byte { return j.appendRecord(b, d) }})
	}
	sort.SliceStable(members, func(i, k int) bool { return members[i].key < members[k].key })
	out.WriteByte('{')
	err := printEach(out, len(members), func(b []byte, i int) []byte {
		if i > 0 {
			b = append(b, ',')
		}
		return members[i].write(append(appendJSONString(b, members[i].key), ':'))
	})
	if err != nil {
		return err
	}
	out.WriteString("}\n")
	return out.Flush()
}

type jsonWriter struct {
	rs   *Records
	defs []*Record // by name
}

// appendInstanceOf appends the names of the instances of each class.
func (j *jsonWriter) appendInstanceOf(b []byte) []byte {
	of := map[*Record][]*Record{}
	for _, d := range j.defs {
		for _, c := range d.supers() {
			// A class that is inherited twice is listed twice, as in the reference.
			of[c] = append(of[c], d)
		}
	}
	b = append(b, '{')
	first := true
	for _, c := range j.rs.Classes() {
		list := of[c]
		if !first {
			b = append(b, ',')
		}
		first = false
		b = append(appendJSONString(b, c.Name()), ":["...)
		for i, d := range list {
			if i > 0 {
				b = append(b, ',')
			}
			b = appendJSONString(b, d.Name())
		}
		b = append(b, ']')
	}
	return append(b, '}')
}

func (j *jsonWriter) appendRecord(b []byte, r *Record) []byte {
	b = append(b, `{"!anonymous":`...)
	b = strconv.AppendBool(b, r.IsAnonymous())
	b = append(b, `,"!fields":[`...)
	first := true
	for i, d := range r.shape.decls {
		if d.kind != fieldKeyword {
			continue
		}
		if !first {
			b = append(b, ',')
		}
		first = false
		b = appendJSONString(b, r.shape.names[i].S)
	}
	b = append(b, `],"!locs":[`...)
	for i, l := range r.locs {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendJSONString(b, j.rs.lineOf(l))
	}
	b = append(b, `],"!name":`...)
	b = appendJSONString(b, r.Name())
	b = append(b, `,"!superclasses":[`...)
	for i, c := range r.supers() {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendJSONString(b, c.Name())
	}
	b = append(b, ']')
	keys := make([]int, len(r.values))
	for i := range keys {
		keys[i] = i
	}
	slices.SortFunc(keys, func(x, y int) int { return strings.Compare(r.shape.names[x].S, r.shape.names[y].S) })
	for _, i := range keys {
		b = append(b, ',')
		b = append(appendJSONString(b, r.shape.names[i].S), ':')
		b = appendJSON(b, r.values[i])
	}
	return append(b, '}')
}

// lineOf formats a location as "file:line" without the directory.
func (rs *Records) lineOf(l syntax.Loc) string {
	p := rs.Files.Pos(l)
	if !p.IsValid() {
		return ""
	}
	name := p.File.Name[strings.LastIndexByte(p.File.Name, '/')+1:]
	if name == "-" {
		name = "<stdin>"
	}
	line, _ := p.LineCol()
	return name + ":" + strconv.Itoa(line)
}

func appendJSONList(b []byte, list []Value) []byte {
	b = append(b, '[')
	for i, e := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendJSON(b, e)
	}
	return append(b, ']')
}

// appendJSON appends a value in the format of the reference's JSON backend.
func appendJSON(b []byte, v Value) []byte {
	switch v := v.(type) {
	case UnsetValue:
		return append(b, "null"...)
	case BitValue, *IntValue:
		return appendValue(b, v)
	case *BitsValue:
		return appendJSONList(b, v.Bits)
	case *StringValue:
		return appendJSONString(b, v.S)
	case *ListValue:
		return appendJSONList(b, v.Elems)
	}
	printable := v.String()
	b = append(b, '{')
	switch v := v.(type) {
	case *DagValue:
		names := v.names()
		b = append(b, `"args":[`...)
		for i, a := range v.Args {
			if i > 0 {
				b = append(b, ',')
			}
			b = append(b, '[')
			b = appendJSON(b, a)
			b = append(b, ',')
			if name, ok := names.arg(i); ok {
				b = appendJSONString(b, name)
			} else {
				b = append(b, "null"...)
			}
			b = append(b, ']')
		}
		b = append(b, `],"kind":"dag"`...)
		if name, ok := names.opName(); ok {
			b = append(b, `,"name":`...)
			b = appendJSONString(b, name)
		}
		b = append(b, `,"operator":`...)
		b = appendJSON(b, v.Op)
	case *DefValue:
		b = append(b, `"def":`...)
		b = appendJSONString(b, v.Rec.Name())
		b = append(b, `,"kind":"def"`...)
	case *varValue:
		b = append(b, `"kind":"var","printable":`...)
		b = appendJSONString(b, printable)
		b = append(b, `,"var":`...)
		return append(appendJSONString(b, v.name.S), '}')
	case *varBit:
		b = append(b, `"index":`...)
		b = strconv.AppendInt(b, int64(v.bit), 10)
		if x, ok := v.x.(*varValue); ok {
			b = append(b, `,"kind":"varbit","printable":`...)
			b = appendJSONString(b, printable)
			b = append(b, `,"var":`...)
			return append(appendJSONString(b, x.name.S), '}')
		}
		b = append(b, `,"kind":"complex"`...)
	default:
		b = append(b, `"kind":"complex"`...)
	}
	b = append(b, `,"printable":`...)
	return append(appendJSONString(b, printable), '}')
}

const hexDigits = "0123456789abcdef"

// appendJSONString appends a quoted string; invalid UTF-8 is replaced by U+FFFD.
func appendJSONString(b []byte, s string) []byte {
	b = append(b, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c >= 0x20 && c < 0x80 && c != '"' && c != '\\' {
			i++
			continue
		}
		if c >= 0x80 {
			if r, n := utf8.DecodeRuneInString(s[i:]); r != utf8.RuneError || n > 1 {
				i += n
				continue
			}
		}
		b = append(b, s[start:i]...)
		switch c {
		case '"', '\\':
			b = append(b, '\\', c)
		case '\t':
			b = append(b, '\\', 't')
		case '\n':
			b = append(b, '\\', 'n')
		case '\r':
			b = append(b, '\\', 'r')
		default:
			if c >= 0x80 {
				b = append(b, "\uFFFD"...)
			} else {
				b = append(b, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&15])
			}
		}
		i++
		start = i
	}
	b = append(b, s[start:]...)
	return append(b, '"')
}
