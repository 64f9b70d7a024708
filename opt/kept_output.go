package opt

import (
	"bytes"
	"errors"
	"io"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// A keptOutput is text that is written later. Text that is much longer than the input is not
// kept, but printed when it is written: types with aliases may be exponentially longer than
// the definitions of the aliases.
type keptOutput struct {
	text  bytes.Buffer
	parts []func(w io.Writer) error // before text
}

// Write keeps text.
func (k *keptOutput) Write(text []byte) (int, error) { return k.text.Write(text) }

// WriteString keeps text.
func (k *keptOutput) WriteString(text string) { k.text.WriteString(text) }

const (
	// keptSize and keptFactor bound the text that is kept. The factor is relative to the
	// length of the input.
	keptSize   = 1 << 16
	keptFactor = 64
)

// print prints op, which was read from a text of length n. If the result is too long, it is
// printed with the options in late instead when it is written.
func (k *keptOutput) print(op *ir.Operation, print, late asm.Options, n uint32) error {
	before := k.text.Len()
	err := asm.Print(&room{&k.text, keptSize + keptFactor*int(n)}, op, print)
	if !errors.Is(err, errNoRoom) {
		return err
	}
	k.text.Truncate(before)
	k.end()
	k.parts = append(k.parts, func(w io.Writer) error { return asm.Print(w, op, late) })
	return nil
}

// end makes text a part.
func (k *keptOutput) end() {
	if k.text.Len() > 0 {
		text := k.text
		k.text = bytes.Buffer{}
		k.parts = append(k.parts, func(w io.Writer) error {
			_, err := text.WriteTo(w)
			return err
		})
	}
}

// add appends another output.
func (k *keptOutput) add(o *keptOutput) {
	if len(o.parts) > 0 {
		k.end()
		k.parts = append(k.parts, o.parts...)
	}
	k.text.Write(o.text.Bytes())
}

// writeTo writes everything, up to an error of the writer. A part that cannot be printed is an
// error, too, but does not keep the others from being written.
func (k *keptOutput) writeTo(w io.Writer) (err error) {
	k.end()
	to := &watched{w: w}
	for _, write := range k.parts {
		if perr := write(to); err == nil {
			err = perr
		}
		if to.err != nil {
			break
		}
	}
	return err
}

// watched is a writer that remembers its error.
type watched struct {
	w   io.Writer
	err error
}

func (w *watched) Write(text []byte) (n int, err error) {
	n, err = w.w.Write(text)
	if err != nil {
		w.err = err
	}
	return n, err
}

// room is a writer to a buffer of bounded length.
type room struct {
	b    *bytes.Buffer
	left int
}

var errNoRoom = errors.New("the text is too long")

func (r *room) Write(text []byte) (int, error) {
	if r.left -= len(text); r.left < 0 {
		return 0, errNoRoom
	}
	return r.b.Write(text)
}
