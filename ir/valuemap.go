package ir

import "github.com/mica-ir/mica/internal/chunked"

// A ValueMap maps values to something. A value has the index of its entry, which takes less time
// and memory than a map. It has one index: values that have one of another ValueMap are in a map
// after all. While a value is in a ValueMap, only one goroutine may ask any ValueMap about it. The
// zero ValueMap is empty. It must be released.
type ValueMap[T any] struct {
	entries chunked.List[valueEntry[T]]
	other   map[*Value]T
}

// A valueEntry maps a value to the datum with the same index. The value is nil once deleted.
type valueEntry[T any] struct {
	value *Value
	to    T
}

// entry returns the entry of v, or nil if it has none.
func (m *ValueMap[T]) entry(v *Value) *valueEntry[T] {
	if i := int(v.entry) - 1; i >= 0 && i < m.entries.Len() {
		if e := m.entries.At(i); e.value == v {
			return e
		}
	}
	return nil
}

// Get returns the datum of v.
func (m *ValueMap[T]) Get(v *Value) (to T, ok bool) {
	if e := m.entry(v); e != nil {
		return e.to, true
	}
	if len(m.other) > 0 {
		to, ok = m.other[v]
	}
	return to, ok
}

// Set sets the datum of v.
func (m *ValueMap[T]) Set(v *Value, to T) {
	if e := m.entry(v); e != nil {
		e.to = to
		return
	}
	if _, ok := m.other[v]; !ok && v.entry == 0 && m.entries.Len() < maxValueEntries {
		m.entries.Add(valueEntry[T]{v, to})
		v.entry = uint32(m.entries.Len())
		return
	}
	if m.other == nil {
		m.other = map[*Value]T{}
	}
	m.other[v] = to
}

const maxValueEntries = 1<<32 - 2

// Delete makes v a value that is mapped to nothing.
func (m *ValueMap[T]) Delete(v *Value) {
	if e := m.entry(v); e != nil {
		*e = valueEntry[T]{}
		v.entry = 0
		return
	}
	delete(m.other, v)
}

// All calls f for each value and its datum.
func (m *ValueMap[T]) All(f func(v *Value, to T)) {
	for i := range m.entries.Len() {
		if e := m.entries.At(i); e.value != nil {
			f(e.value, e.to)
		}
	}
	for v, to := range m.other {
		f(v, to)
	}
}

// Release deletes everything.
func (m *ValueMap[T]) Release() {
	for i := range m.entries.Len() {
		if v := m.entries.At(i).value; v != nil {
			v.entry = 0
		}
	}
	*m = ValueMap[T]{}
}
