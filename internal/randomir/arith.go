package randomir

import (
	"fmt"
	"strings"
)

// arith writes an operation of arith.
func (f *function) arith(types []string) {
	t := types[f.r.IntN(len(types))]
	shape, scalar := split(t)
	if f.r.IntN(4) == 0 {
		f.cast(t, types)
		return
	}
	if f.r.IntN(8) == 0 {
		f.choose(t, shape)
		return
	}
	if isFloat(scalar) {
		f.floatOp(t, shape)
	} else {
		f.intOp(t, shape)
	}
}

// choose writes a select.
func (f *function) choose(t, shape string) {
	condition := "i1"
	if shape != "%s" && f.r.IntN(2) == 0 {
		condition = fmt.Sprintf(shape, "i1")
	}
	c, x, y := f.value(condition), f.value(t), f.value(t)
	v := f.result(t)
	if condition == "i1" {
		f.line("%s = arith.select %s, %s, %s : %s", v, c, x, y, t)
	} else {
		f.line("%s = arith.select %s, %s, %s : %s, %s", v, c, x, y, condition, t)
	}
}

func (f *function) fastmath() string {
	return f.pick("", "", "", " fastmath<fast>", " fastmath<nnan,nsz>", " fastmath<contract>", " fastmath<reassoc>")
}

func (f *function) floatOp(t, shape string) {
	x := f.value(t)
	switch f.r.IntN(8) {
	case 0:
		f.line("%s = arith.negf %s%s : %s", f.result(t), x, f.fastmath(), t)
	case 1:
		y := f.value(t)
		p := f.pick("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true")
		f.line("%s = arith.cmpf %s, %s, %s%s : %s", f.result(fmt.Sprintf(shape, "i1")), p, x, y, f.fastmath(), t)
	default:
		y := f.value(t)
		op := f.pick("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf", "mulf", "divf")
		f.line("%s = arith.%s %s, %s%s : %s", f.result(t), op, x, y, f.fastmath(), t)
	}
}

func (f *function) intOp(t, shape string) {
	x, y := f.value(t), f.value(t)
	if strings.Contains(t, "?") {
		// The reference folds other operations to constants with dynamic shapes, which are invalid.
		f.line("%s = arith.%s %s, %s : %s", f.result(t), f.pick("addi", "muli", "ori", "maxsi", "minui", "divsi", "shli"), x, y, t)
		return
	}
	switch f.r.IntN(12) {
	case 0, 1:
		p := f.pick("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
		f.line("%s = arith.cmpi %s, %s, %s : %s", f.result(fmt.Sprintf(shape, "i1")), p, x, y, t)
	case 2:
		if f.poison {
			// The reference fails to fold addui_extended of poison.
			return
		}
		bit := fmt.Sprintf(shape, "i1")
		v, w := f.result(t), f.result(bit)
		f.line("%s, %s = arith.addui_extended %s, %s : %s, %s", v, w, x, y, t, bit)
	case 3:
		v, w := f.result(t), f.result(t)
		f.line("%s, %s = arith.%s %s, %s : %s", v, w, f.pick("mulsi_extended", "mului_extended"), x, y, t)
	case 4, 5, 6:
		flags := f.pick("", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")
		f.line("%s = arith.%s %s, %s%s : %s", f.result(t), f.pick("addi", "subi", "muli", "shli", "addi", "subi"), x, y, flags, t)
	case 7:
		op := f.pick("divui", "divsi", "shrui", "shrsi")
		f.line("%s = arith.%s %s, %s%s : %s", f.result(t), op, x, y, f.pick("", "", " exact"), t)
	case 8:
		if t == "i1" {
			// A negation of the last computed value.
			c := f.result(t)
			f.line("%s = arith.constant true", c)
			y = c
		}
		f.line("%s = arith.xori %s, %s : %s", f.result(t), x, y, t)
	default:
		op := f.pick("andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui", "remui", "remsi", "ceildivui", "ceildivsi", "floordivsi", "andi", "ori", "xori")
		f.line("%s = arith.%s %s, %s : %s", f.result(t), op, x, y, t)
	}
}

// cast writes a conversion from a type to another one of the same shape.
func (f *function) cast(from string, types []string) {
	shape, x := split(from)
	var to []string
	for _, t := range types {
		if s, y := split(t); s == shape && y != x {
			to = append(to, t)
		}
	}
	if len(to) == 0 {
		return
	}
	t := to[f.r.IntN(len(to))]
	_, y := split(t)
	w, z := width(x), width(y)
	var op, flags string
	switch {
	case isFloat(x) && isFloat(y):
		if op = "extf"; w > z {
			op = "truncf"
		} else if w == z {
			return
		}
		flags = f.pick("", " fastmath<contract>")
	case isFloat(x) && y == "index", isFloat(y) && x == "index":
		return
	case isFloat(x) && w == z, isFloat(y) && w == z && f.r.IntN(2) == 0:
		op = "bitcast"
	case isFloat(x):
		op = f.pick("fptosi", "fptoui")
	case isFloat(y):
		op = f.pick("sitofp", "uitofp")
	case x == "index" || y == "index":
		op = f.pick("index_cast", "index_castui")
	case w < z:
		op = f.pick("extsi", "extui")
	default:
		op = "trunci"
	}
	if op == "trunci" {
		flags = f.pick("", "", " overflow<nsw>", " overflow<nuw>")
	}
	v := f.value(from)
	f.line("%s = arith.%s %s%s : %s to %s", f.result(t), op, v, flags, from, t)
}
