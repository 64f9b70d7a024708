package opt

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// An output gathers text in pieces, which are not copied, until it is known
// that all of it is to be written.
type output struct {
	pieces [][]byte
	open   bool // the last piece is our own and can be appended to
}

// Write appends a copy of b.
func (o *output) Write(b []byte) (int, error) {
	if !o.open {
		o.pieces, o.open = append(o.pieces, nil), true
	}
	last := &o.pieces[len(o.pieces)-1]
	*last = append(*last, b...)
	return len(b), nil
}

// WriteString appends s.
func (o *output) WriteString(s string) { io.WriteString(o, s) }

// take appends pieces that belong to o from now on.
func (o *output) take(pieces [][]byte) {
	o.pieces, o.open = append(o.pieces, pieces...), false
}

// mark returns what truncate goes back to.
func (o *output) mark() int {
	o.open = false
	return len(o.pieces)
}

func (o *output) truncate(mark int) { o.pieces, o.open = o.pieces[:mark], false }

// WriteTo writes all pieces.
func (o *output) WriteTo(w io.Writer) (int64, error) {
	n := int64(0)
	for _, p := range o.pieces {
		m, err := w.Write(p)
		n += int64(m)
		if err != nil {
			return n, err
		}
	}
	return n, nil
}

// writeFile writes all pieces to a file, which is there whole or not at all.
func (o *output) writeFile(name string) error {
	if st, err := os.Stat(name); err == nil && !st.Mode().IsRegular() {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return fmt.Errorf("cannot open output file '%s': %s", name, reason(err))
		}
		_, err = o.WriteTo(f)
		if cerr := f.Close(); err == nil {
			err = cerr
		}
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(name), ".mica-*")
	if err != nil {
		return fmt.Errorf("cannot open output file '%s': %s", name, reason(err))
	}
	_, err = o.WriteTo(tmp)
	if cerr := tmp.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Chmod(tmp.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(tmp.Name(), name)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return fmt.Errorf("cannot open output file '%s': %s", name, reason(err))
	}
	return nil
}
