package bytecode

// A stringTable numbers strings in order of first use.
type stringTable struct {
	index map[string]int
	list  []string
}

func (t *stringTable) insert(s string) uint64 {
	if i, ok := t.index[s]; ok {
		return uint64(i)
	}
	if t.index == nil {
		t.index = map[string]int{}
	}
	i := len(t.list)
	t.index[s] = i
	t.list = append(t.list, s)
	return uint64(i)
}

// section returns the string section: the lengths from the last to the first, and then the
// strings.
func (t *stringTable) section() *emitter {
	e := &emitter{}
	e.varint(uint64(len(t.list)))
	for i := len(t.list) - 1; i >= 0; i-- {
		e.varint(uint64(len(t.list[i]) + 1))
	}
	for _, s := range t.list {
		e.text(s)
	}
	return e
}
