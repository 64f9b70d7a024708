package pdll

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// maxInstances bounds the patterns that one pattern with parameters makes.
const maxInstances = 1024

// An instance is a choice of values for the parameters of a pattern.
type instance struct {
	name   string
	number int
	params []syntax.Name
	values []syntax.ParamValue
}

// instances returns the instances of a pattern in the order of its values; the values of the last
// parameter change first. A pattern without parameters has one. Of too many only the first one remains, with
// false, so that its body can be checked.
func (c *checker) instances(d *syntax.Pattern) ([]*instance, bool) {
	list, ok := []*instance{{name: d.Name.Text}}, true
	for _, p := range d.Params {
		choices := p.Values
		if ok && len(list)*len(choices) > maxInstances {
			c.errorf(c.span(p.Range), "the pattern has more than %d instances", maxInstances)
			list, ok = list[:1], false
		}
		if !ok {
			choices = choices[:min(1, len(choices))]
		}
		var next []*instance
		for _, in := range list {
			for i, values := range choices {
				one := &instance{name: in.name, params: append(in.params[:len(in.params):len(in.params)], p.Names...)}
				one.values = append(in.values[:len(in.values):len(in.values)], values...)
				if in.name != "" {
					one.name += "." + suffix(values, i)
				}
				next = append(next, one)
			}
		}
		list = next
	}
	nameInstances(list)
	return list, ok
}

// nameInstances numbers the instances, and adds a number to a name that an earlier one has.
func nameInstances(list []*instance) {
	last := map[string]int{} // the last number that was added to a name, 1 for none
	for i, in := range list {
		in.number = i
		if in.name == "" {
			continue
		}
		name := in.name
		for last[name] > 0 {
			last[in.name]++
			name = fmt.Sprintf("%s_%d", in.name, last[in.name])
		}
		in.name, last[name] = name, 1
	}
}

// suffix returns the part of the name of an instance for the values at an index of a parameter's list:
// the names of operations, and the words of literals.
func suffix(values []syntax.ParamValue, index int) string {
	var parts []string
	for _, v := range values {
		text := v.Op.Text
		switch x := v.Literal.(type) {
		case *syntax.AttrLit:
			text = words(x.Text)
		case *syntax.TypeLit:
			text = words(x.Text)
		}
		if text == "" {
			text = fmt.Sprint(index + 1)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ".")
}

// maxWords bounds the length of a literal in a name.
const maxWords = 40

// words returns the letters and digits of a text, with an underscore for anything between them.
func words(text string) string {
	list := strings.FieldsFunc(text, func(r rune) bool {
		return !(r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r == '_' || r == '-')
	})
	s := strings.Join(list, "_")
	return s[:min(len(s), maxWords)]
}

// bind declares the parameters of an instance: operation names, and variables that have literals as
// their values.
func (c *checker) bind(p *Pattern, in *instance) bool {
	for i, n := range in.params {
		at, v := c.span(n.Range), in.values[i]
		if !c.define(n.Text, at) {
			return false
		}
		if v.Literal == nil {
			d := &OpName{loc: loc{at}, Name: v.Op.Text}
			c.scope.add(n.Text, at, d)
			p.Params = append(p.Params, d)
			continue
		}
		x, ok := c.expr(v.Literal)
		if !ok {
			return false
		}
		d := &Var{loc: loc{at}, Name: n.Text, Type: x.Type(), Init: x}
		c.scope.add(n.Text, at, d)
		p.Params = append(p.Params, d)
	}
	return true
}
