package odsdata

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"io"
	"reflect"

	"github.com/mica-ir/mica/ods"
)

// omitted reports whether a field is left out: those that only matter where definitions are read from files, and
// documentation.
func omitted(f reflect.StructField) bool {
	switch f.Name {
	case "Record", "Records", "Description", "Errors":
		return true
	}
	return !f.IsExported()
}

// Definitions are those of a dialect.
type Definitions struct {
	// Module has the dialect, and the definitions of others to which it refers.
	Module *ods.Module
	// Calls are the namespaces of other dialects whose natives provide C++ functions that the definitions call.
	Calls []string
}

// Encode returns definitions as data.
func Encode(defs *Definitions) []byte {
	e := newEncoder()
	e.value(reflect.ValueOf(defs))
	var body []byte
	body = binary.AppendUvarint(body, uint64(len(e.table)))
	for _, s := range e.table {
		body = binary.AppendUvarint(body, uint64(len(s)))
	}
	for _, s := range e.table {
		body = append(body, s...)
	}
	body = append(body, e.out...)
	var out bytes.Buffer
	out.Write(binary.BigEndian.AppendUint64(nil, schema()))
	out.Write(binary.AppendUvarint(nil, uint64(len(body))))
	z, err := flate.NewWriter(&out, flate.BestCompression)
	if err != nil {
		panic(err) // the level is valid
	}
	z.Write(body) // to memory, without errors
	z.Close()
	return out.Bytes()
}

// Strings returns the strings in a module, each once.
func Strings(m *ods.Module) []string {
	e := newEncoder()
	e.value(reflect.ValueOf(m))
	return e.table
}

func newEncoder() *encoder { return &encoder{strings: map[string]uint64{}, nodes: map[any]uint64{}} }

type encoder struct {
	out     []byte
	strings map[string]uint64
	table   []string
	nodes   map[any]uint64
}

func (e *encoder) uint(n uint64) { e.out = binary.AppendUvarint(e.out, n) }

func (e *encoder) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool: // a field that is false is left out
		if v.Bool() {
			e.uint(1)
		} else {
			e.uint(0)
		}
	case reflect.String:
		e.string(v.String())
	case reflect.Int, reflect.Int32, reflect.Int64:
		e.out = binary.AppendVarint(e.out, v.Int())
	case reflect.Uint8:
		e.uint(v.Uint())
	case reflect.Pointer:
		e.pointer(v)
	case reflect.Struct:
		e.structure(v)
	case reflect.Slice:
		e.uint(uint64(v.Len()))
		for i := range v.Len() {
			e.value(v.Index(i))
		}
	default:
		panic("odsdata: a model with a " + v.Type().String())
	}
}

func (e *encoder) string(s string) {
	n, ok := e.strings[s]
	if !ok {
		n = uint64(len(e.table))
		e.strings[s] = n
		e.table = append(e.table, s)
	}
	e.uint(n)
}

func (e *encoder) pointer(v reflect.Value) {
	if v.IsNil() {
		e.uint(0)
		return
	}
	if n, ok := e.nodes[v.Interface()]; ok {
		e.uint(n + 2)
		return
	}
	e.nodes[v.Interface()] = uint64(len(e.nodes))
	e.uint(1)
	e.value(v.Elem())
}

func (e *encoder) structure(v reflect.Value) {
	var set uint64
	for i := range v.NumField() {
		if !omitted(v.Type().Field(i)) && !v.Field(i).IsZero() {
			set |= 1 << i
		}
	}
	e.uint(set)
	for i := range v.NumField() {
		if set>>i&1 != 0 {
			e.value(v.Field(i))
		}
	}
}

// schema returns a sum of the declarations of all types that a module consists of.
func schema() uint64 {
	h := fnv.New64a()
	declare(h, reflect.TypeFor[Definitions](), map[reflect.Type]bool{})
	return h.Sum64()
}

func declare(w io.Writer, t reflect.Type, seen map[reflect.Type]bool) {
	io.WriteString(w, t.String())
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice:
		declare(w, t.Elem(), seen)
	case reflect.Struct:
		if seen[t] {
			return
		}
		seen[t] = true
		for i := range t.NumField() {
			if f := t.Field(i); !omitted(f) {
				fmt.Fprintf(w, " %d %s ", i, f.Name)
				declare(w, f.Type, seen)
			}
		}
	}
}
