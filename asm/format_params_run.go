package asm

import (
	"strconv"

	"github.com/mica-ir/mica/ir"
)

func uintText(v uint64) string { return strconv.FormatUint(v, 10) }

// deflt returns the value of a parameter that the text does not show.
func (f *ParamsFormat) deflt(i int, ctx *ir.Context) ir.Param {
	if d := f.o.Defs[i].Default; d != nil || i != f.o.SelfType {
		return d
	}
	return ctx.NoneType()
}

// isDefault reports whether a parameter has the value that is not printed.
func (f *ParamsFormat) isDefault(i int, params []ir.Param) bool {
	d, v := &f.o.Defs[i], params[i]
	if !d.Optional {
		return false
	}
	if d.DefaultOf != nil {
		value, err := d.DefaultOf(params)
		return err == nil && ir.EqualParam(v, value)
	}
	if d.Default == nil {
		list, ok := v.(ir.ParamList)
		return v == nil || ok && len(list) == 0
	}
	return ir.EqualParam(v, d.Default)
}

// ParseParams parses the text after the mnemonic.
func (f *ParamsFormat) ParseParams(p *Parser) []ir.Param { return f.ParseTypedParams(p, nil) }

// ParseTypedParams parses the text after the mnemonic of an attribute. t is the type that the
// context expects of the attribute, or nil.
func (f *ParamsFormat) ParseTypedParams(p *Parser, t ir.Type) []ir.Param {
	n := len(f.o.Defs)
	var room [8]bool
	r := paramsReader{f: f, p: p, params: make([]ir.Param, n)}
	if n <= len(room) {
		r.set = room[:n]
	} else {
		r.set = make([]bool, n)
	}
	for i := range r.params {
		r.params[i] = f.deflt(i, p.ctx)
	}
	if i := f.o.SelfType; i >= 0 && t != nil {
		r.params[i], r.set[i] = t, true
	}
	r.list(f.steps)
	for i := range f.o.Defs {
		if of := f.o.Defs[i].DefaultOf; of != nil && !r.set[i] {
			value, err := of(r.params)
			if err != nil {
				p.Failf(p.Pos(), "%v", err)
			}
			r.params[i] = value
		}
	}
	return r.params
}

// paramsReader parses a format; params starts with the default values.
type paramsReader struct {
	f      *ParamsFormat
	p      *Parser
	params []ir.Param
	set    []bool
}

func (r *paramsReader) list(steps []paramStep) {
	for i := range steps {
		if !r.omitted(steps[i:]) {
			r.step(&steps[i])
		}
	}
}

// omitted reports whether the first step is an optional parameter without text: the literal
// after it is next, and the parameter cannot begin so.
func (r *paramsReader) omitted(steps []paramStep) bool {
	if steps[0].first == nil || len(steps) == 1 || r.p.startsWith(steps[0].first) {
		return false
	}
	switch next := &steps[1]; next.op {
	case paramPunct:
		return r.p.tok.kind == next.punct
	case paramWord:
		return r.p.PeekKeyword(next.text)
	}
	return false
}

func (r *paramsReader) step(x *paramStep) {
	switch x.op {
	case paramPunct:
		r.p.Punct(x.punct)
		return
	case paramWord:
		r.p.ParseKeyword(x.text, "")
		return
	case paramBlank:
		return
	case paramValue:
		r.value(x)
		return
	case paramList:
		r.paramList(x)
		return
	case paramStruct:
		r.structure(x)
		return
	case paramCustom:
		r.custom(x)
		return
	case paramOptional:
		r.optional(x)
		return
	}
	panic("asm: unknown step of a format")
}

func (r *paramsReader) value(x *paramStep) {
	if !r.p.Try(func() { r.params[x.index] = x.syntax.ParseParam(r.p) }) {
		d := &r.f.o.Defs[x.index]
		r.p.Failf(r.p.tok.start, "failed to parse %s parameter '%s' which is to be a `%s`", r.f.o.Name, d.Name, d.CppType)
	}
	r.set[x.index] = true
}

func (r *paramsReader) custom(x *paramStep) (present bool) {
	at := r.p.tok.start
	if x.custom == nil || x.custom.Parse == nil {
		r.p.Failf(at, "directive '%s' of '%s' is not implemented: %s", x.text, r.f.o.Name, whyMissing(x.text, r.f.o.Reasons))
	}
	present = x.custom.Parse(r.p, &ParamArgs{r.params, r.set, x.args})
	for i := range x.args {
		a := &x.args[i]
		if a.index >= 0 && !a.ref && present && !r.set[a.index] && !r.f.o.Defs[a.index].Optional {
			r.p.Failf(at, "custom parser failed to parse parameter '%s'", r.f.o.Defs[a.index].Name)
		}
	}
	return present
}

// paramList parses parameters with commas between them. Where only optional ones
// follow, the list may end.
func (r *paramsReader) paramList(x *paramStep) {
	for i := range x.fields {
		v := &x.fields[i]
		r.value(v)
		if i == len(x.fields)-1 || r.f.isDefault(v.index, r.params) {
			continue
		}
		if x.required > 0 && i < x.lastRequired {
			r.p.Punct(Comma)
		} else if !r.p.consumeIf(Comma) {
			break
		}
	}
}

func (r *paramsReader) structure(x *paramStep) {
	if x.required == 0 && !r.p.isKeywordLike() {
		return
	}
	seen := make([]bool, len(x.fields))
	for n := 0; ; n++ {
		r.field(x, seen)
		if x.optional > 0 {
			if !r.p.consumeIf(Comma) {
				break
			}
			continue
		}
		if n == len(x.fields)-1 {
			return
		}
		r.p.Punct(Comma)
	}
	for i := range x.fields {
		if d := &r.f.o.Defs[x.fields[i].index]; !seen[i] && !d.Optional {
			r.p.Failf(r.p.tok.start, "struct is missing required parameter: %s", d.Name)
		}
	}
}

// field parses `name = value`.
func (r *paramsReader) field(x *paramStep, seen []bool) {
	name, ok := r.p.ParseOptionalAnyKeyword()
	if !ok {
		r.p.Error(r.p.tok.start, "expected valid keyword")
		r.p.Failf(r.p.tok.start, "expected a parameter name in struct")
	}
	r.p.Punct(Equal)
	for i := range x.fields {
		if !seen[i] && r.f.o.Defs[x.fields[i].index].Name == name {
			seen[i] = true
			r.step(&x.fields[i])
			return
		}
	}
	r.p.Failf(r.p.tok.start, "duplicate or unknown struct parameter name: %s", name)
}

func (r *paramsReader) optional(x *paramStep) {
	first := &x.then[x.skip]
	present := true
	switch first.op {
	case paramPunct:
		present = r.p.consumeIf(first.punct)
	case paramWord:
		present = r.p.ParseOptionalKeyword(first.text)
	case paramValue:
		if present = first.first == nil || r.p.startsWith(first.first); present {
			r.value(first)
			present = truth(r.params[first.index])
		}
	case paramCustom:
		present = r.custom(first)
	}
	if present {
		r.list(x.then[x.skip+1:])
		return
	}
	r.list(x.els)
}

// truth reports whether a parameter converts to true in C++.
func truth(v ir.Param) bool {
	switch v := v.(type) {
	case nil:
		return false
	case bool:
		return v
	case int64:
		return v != 0
	case uint64:
		return v != 0
	case ir.ParamList:
		return len(v) > 0
	}
	return true
}

// PrintParams prints the text after the mnemonic.
func (f *ParamsFormat) PrintParams(p *ir.Printer, params []ir.Param) { f.print(p, params, f.steps) }

func (f *ParamsFormat) print(p *ir.Printer, params []ir.Param, steps []paramStep) {
	for i := range steps {
		x := &steps[i]
		if x.op == paramValue && f.isDefault(x.index, params) {
			continue
		}
		if x.space || i > 0 && steps[i-1].op == paramOptional && f.wouldJoin(p, params, x) {
			p.Byte(' ')
		}
		switch x.op {
		case paramPunct, paramWord, paramBlank:
			p.Text(x.text)
		case paramValue:
			x.print.PrintParam(p, params[x.index])
		case paramList, paramStruct:
			f.printFields(p, params, x)
		case paramCustom:
			f.printCustom(p, params, x)
		case paramOptional:
			if f.holds(params, x) {
				f.print(p, params, x.then)
			} else {
				f.print(p, params, x.els)
			}
		}
	}
}

// wouldJoin reports whether the preceding text and the text of a step are both words, so that
// they would be one word without a space between them. The format cannot decide this in
// advance, because it depends on which groups are printed.
func (f *ParamsFormat) wouldJoin(p *ir.Printer, params []ir.Param, x *paramStep) bool {
	n := len(p.Buf)
	if n == 0 || !ir.IsBareIdentifier("_"+string(p.Buf[n-1])) {
		return false
	}
	switch x.op {
	case paramWord:
		return true
	case paramValue:
		x.print.PrintParam(p, params[x.index])
		joined := len(p.Buf) > n && ir.IsBareIdentifier("_"+string(p.Buf[n]))
		p.Buf = p.Buf[:min(n, len(p.Buf))]
		return joined
	}
	return false
}

func (f *ParamsFormat) printFields(p *ir.Printer, params []ir.Param, x *paramStep) {
	first := true
	for i := range x.fields {
		v := &x.fields[i]
		if f.isDefault(v.index, params) {
			continue
		}
		if !first {
			p.Text(", ")
		}
		first = false
		if x.op == paramStruct {
			p.Text(f.o.Defs[v.index].Name)
			p.Text(" = ")
		}
		if v.op == paramCustom {
			f.printCustom(p, params, v)
			continue
		}
		v.print.PrintParam(p, params[v.index])
	}
}

func (f *ParamsFormat) printCustom(p *ir.Printer, params []ir.Param, x *paramStep) {
	if x.custom == nil || x.custom.Print == nil {
		p.Missing("<<directive " + x.text + " is not implemented>>")
		return
	}
	x.custom.Print(p, &ParamArgs{params: params, args: x.args})
}

// holds reports whether an optional group is printed.
func (f *ParamsFormat) holds(params []ir.Param, x *paramStep) bool {
	for _, i := range x.anchors {
		if !f.isDefault(i, params) {
			return !x.inverted
		}
	}
	return x.inverted
}
