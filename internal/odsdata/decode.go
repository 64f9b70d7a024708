package odsdata

import (
	"compress/flate"
	"encoding/binary"
	"errors"
	"io"
	"math/bits"
	"reflect"
	"strings"
)

// ErrOther means that data was written for a model with other declarations.
var ErrOther = errors.New("the data is of another version of mica")

var errMalformed = errors.New("the data of definitions is malformed")

// Decode returns the definitions in data that [Encode] wrote.
func Decode(data string) (defs *Definitions, err error) {
	d := decoder{data: data, kept: map[reflect.Type]uint64{}}
	if d.fixed() != schema() {
		return nil, ErrOther
	}
	if d.data, err = inflate(d.data); err != nil {
		return nil, err
	}
	defer func() {
		if r := recover(); r != nil {
			if r != errMalformed { //nolint:errorlint // the very value
				panic(r)
			}
			defs, err = nil, errMalformed
		}
	}()
	d.readStrings()
	d.value(reflect.ValueOf(&defs).Elem())
	if defs == nil || defs.Module == nil || d.data != "" {
		return nil, errMalformed
	}
	return defs, nil
}

// maxSize bounds the size of data that is not compressed.
const maxSize = 1 << 26

// inflate decompresses data, which begins with the size.
func inflate(data string) (string, error) {
	r := strings.NewReader(data)
	size, err := binary.ReadUvarint(r)
	if err != nil || size > maxSize {
		return "", errMalformed
	}
	var b strings.Builder
	b.Grow(int(size))
	if n, err := io.Copy(&b, io.LimitReader(flate.NewReader(r), int64(size)+1)); err != nil || uint64(n) != size {
		return "", errMalformed
	}
	return b.String(), nil
}

type decoder struct {
	data    string
	strings []string
	nodes   []reflect.Value
	kept    map[reflect.Type]uint64 // the fields of each struct that data has
}

// fields returns the set of the fields of a struct that data has.
func (d *decoder) fields(t reflect.Type) uint64 {
	set, ok := d.kept[t]
	if !ok {
		for i := range t.NumField() {
			if !omitted(t.Field(i)) {
				set |= 1 << i
			}
		}
		d.kept[t] = set
	}
	return set
}

func (d *decoder) fixed() uint64 {
	if len(d.data) < 8 {
		return 0
	}
	n := binary.BigEndian.Uint64([]byte(d.data[:8]))
	d.data = d.data[8:]
	return n
}

// uint reads an unsigned number in groups of seven bits, the lowest first.
func (d *decoder) uint() uint64 {
	var n uint64
	for i := range min(len(d.data), binary.MaxVarintLen64) {
		c := d.data[i]
		n |= uint64(c&0x7f) << (7 * i)
		if c < 0x80 {
			d.data = d.data[i+1:]
			return n
		}
	}
	panic(errMalformed)
}

// count reads the length of something whose elements each take a byte at least.
func (d *decoder) count() int {
	n := d.uint()
	if n > uint64(len(d.data)) {
		panic(errMalformed)
	}
	return int(n)
}

func (d *decoder) readStrings() {
	sizes := make([]int, d.count())
	for i := range sizes {
		sizes[i] = d.count()
	}
	d.strings = make([]string, len(sizes))
	for i, n := range sizes {
		if n > len(d.data) {
			panic(errMalformed)
		}
		d.strings[i], d.data = d.data[:n], d.data[n:]
	}
}

func (d *decoder) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(d.uint() != 0)
	case reflect.String:
		n := d.uint()
		if n >= uint64(len(d.strings)) {
			panic(errMalformed)
		}
		v.SetString(d.strings[n])
	case reflect.Int, reflect.Int32, reflect.Int64:
		n := d.uint()
		v.SetInt(int64(n>>1) ^ -int64(n&1))
	case reflect.Uint8:
		v.SetUint(d.uint())
	case reflect.Pointer:
		d.pointer(v)
	case reflect.Struct:
		set := d.uint()
		if set&^d.fields(v.Type()) != 0 {
			panic(errMalformed)
		}
		for ; set != 0; set &= set - 1 {
			d.value(v.Field(bits.TrailingZeros64(set)))
		}
	case reflect.Slice:
		n := d.count()
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			d.value(v.Index(i))
		}
	default:
		panic(errMalformed)
	}
}

func (d *decoder) pointer(v reflect.Value) {
	switch n := d.uint(); {
	case n == 0:
	case n == 1:
		x := reflect.New(v.Type().Elem())
		d.nodes = append(d.nodes, x)
		v.Set(x)
		d.value(x.Elem())
	case n-2 < uint64(len(d.nodes)) && d.nodes[n-2].Type() == v.Type():
		v.Set(d.nodes[n-2])
	default:
		panic(errMalformed)
	}
}
