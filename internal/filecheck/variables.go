package filecheck

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/mica-ir/mica/source"
)

// A capture is the value of a string variable.
type capture struct {
	text string
	at   source.Span // location of the capture; none for a definition on the command line
}

// variables holds the state that patterns share.
type variables struct {
	strings  map[string]capture
	isString map[string]bool // names of string variables that a pattern or the command line defines
	numbers  map[string]*number
	line     *number // @LINE
}

func newVariables() *variables {
	v := &variables{strings: map[string]capture{}, isString: map[string]bool{}, numbers: map[string]*number{}}
	v.line = &number{name: "@LINE", format: format{verb: 'u'}}
	v.numbers["@LINE"] = v.line
	return v
}

// clearLocal clears the variables whose names do not begin with '$'.
func (v *variables) clearLocal() {
	for name := range v.strings {
		if name[0] != '$' {
			delete(v.strings, name)
		}
	}
	for name, n := range v.numbers {
		if name[0] != '$' {
			n.value = nil
			delete(v.numbers, name)
		}
	}
}

// define sets the variables of the command line and returns errors in them. For
// messages, the definitions are shown in a generated text.
func (v *variables) define(defines []string) []*complaint {
	if len(defines) == 0 {
		return nil
	}
	var b strings.Builder
	type extent struct{ from, to int }
	extents := make([]extent, len(defines))
	for i, d := range defines {
		eq := strings.IndexByte(d, '=')
		if eq < 0 {
			extents[i] = extent{b.Len(), b.Len()}
			continue
		}
		fmt.Fprintf(&b, "Global define #%d: ", i+1)
		tail := "\n"
		if d[0] == '#' {
			fmt.Fprintf(&b, "%s (parsed as: [[", d)
			d = d[:eq] + ":" + d[eq+1:]
			tail = "]])\n"
		}
		extents[i] = extent{b.Len(), b.Len() + len(d)}
		b.WriteString(d + tail)
	}
	all := wholePiece(source.NewFile("Global defines", []byte(b.String())))
	var bad []*complaint
	for _, e := range extents {
		bad = append(bad, v.defineOne(all.to(e.to).from(e.from))...)
	}
	return bad
}

// defineOne defines a variable from a -D option: NAME=TEXT, or #NAME=EXPRESSION for a number.
func (v *variables) defineOne(d piece) []*complaint {
	if d.empty() {
		return []*complaint{d.errorf("missing equal sign in global definition")}
	}
	if d.eat("#") {
		p := numberParser{vars: v}
		b, bad := p.block(d, false)
		if len(bad) > 0 {
			return bad
		}
		if b.value == nil {
			return []*complaint{d.from(len(d.s)).errorf("missing operand in expression")}
		}
		n, failures := b.value.eval()
		if len(failures) > 0 {
			bad = complaints(failures, d.pos())
			for i, f := range failures {
				bad[i].at = source.Pos{} // the reference does not report it here
				if f.undefined.empty() {
					bad[i].text = "overflow error"
				}
			}
			return bad
		}
		if b.defines == nil {
			return []*complaint{d.errorf("empty variable name")}
		}
		b.defines.value = n
		v.numbers[b.defines.name] = b.defines
		return nil
	}
	eq := strings.IndexByte(d.s, '=')
	whole := d.to(eq)
	rest := whole
	name, pseudo, err := rest.variable()
	switch {
	case err != nil:
		return []*complaint{err}
	case pseudo || !rest.empty():
		return []*complaint{whole.errorf("invalid name in string variable definition '" + whole.s + "'")}
	case v.numbers[name.s] != nil:
		return []*complaint{name.errorf("numeric variable with name '" + name.s + "' already exists")}
	}
	if _, twice := v.strings[name.s]; !twice {
		v.strings[name.s] = capture{text: d.s[eq+1:]}
	}
	v.isString[name.s] = true
	return nil
}

// complaints converts failures of an expression to errors at a location.
func complaints(failures []failure, at source.Pos) []*complaint {
	var bad []*complaint
	for _, f := range failures {
		if f.undefined.empty() {
			bad = append(bad, &complaint{at, "unable to substitute variable or numeric expression: overflow error"})
		} else {
			bad = append(bad, f.undefined.errorf("undefined variable: "+f.undefined.s))
		}
	}
	return bad
}

func (v *variables) setLine(line int) {
	if line > 0 {
		v.line.value = big.NewInt(int64(line))
	}
}
