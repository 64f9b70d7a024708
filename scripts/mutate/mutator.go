package main

import (
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
)

// A mutator changes texts.
type mutator struct{ *rand.Rand }

// shapedType matches a type with a shape of numbers.
var shapedType = regexp.MustCompile(`\b(tensor|memref|vector)<((?:(?:\[?\d+\]?|\?)x)*|\*x)([a-z][a-z0-9]*)`)

// number matches an integer in a list or an attribute.
var number = regexp.MustCompile(`([\[,:=] ?)(-?\d+)\b`)

// scalar matches a builtin type without a shape.
var scalar = regexp.MustCompile(`\b(i1|i8|i16|i32|i64|index|f16|f32|f64|bf16|none)\b`)

// affineMap matches an affine map.
var affineMap = regexp.MustCompile(`affine_map<\(([^()]*)\)(\[[^\]]*\])? -> \(([^()]*)\)>`)

var (
	dims     = []string{"0", "1", "2", "3", "4", "7", "?", "8000000002000000000", "9223372036854775807"}
	elements = []string{"i1", "i8", "i32", "i64", "f32", "f16", "f64", "index", "bf16"}
	numbers  = []string{"0", "1", "-1", "2", "5", "9223372036854775807", "-9223372036854775808", "64", "4294967296"}
)

func (m *mutator) pick(list []string) string { return list[m.IntN(len(list))] }

// mutate changes a text in one respect.
func (m *mutator) mutate(text string) string {
	for range 8 {
		changed := text
		switch m.IntN(8) {
		case 0, 1, 2:
			changed = m.replace(text, shapedType, m.shape)
		case 3:
			changed = m.replace(text, scalar, func([]string) string { return m.pick(elements) })
		case 4, 5:
			changed = m.replace(text, number, func(g []string) string { return g[1] + m.pick(numbers) })
		case 6:
			changed = m.replace(text, affineMap, m.affine)
		case 7:
			changed = m.replace(text, listText, m.list)
		}
		if changed != text {
			return changed
		}
	}
	return text
}

// replace replaces one match, or all that are equal to it.
func (m *mutator) replace(text string, re *regexp.Regexp, f func(groups []string) string) string {
	all := re.FindAllStringSubmatchIndex(text, -1)
	if len(all) == 0 {
		return text
	}
	at := all[m.IntN(len(all))]
	var groups []string
	for i := 0; i < len(at); i += 2 {
		g := ""
		if at[i] >= 0 {
			g = text[at[i]:at[i+1]]
		}
		groups = append(groups, g)
	}
	by := f(groups)
	if m.IntN(3) == 0 {
		return strings.ReplaceAll(text, groups[0], by)
	}
	return text[:at[0]] + by + text[at[1]:]
}

// shape changes the dimensions or the element type of a type.
func (m *mutator) shape(g []string) string {
	kind, shape, element := g[1], strings.Split(strings.TrimSuffix(g[2], "x"), "x"), g[3]
	if g[2] == "" || g[2] == "*x" {
		shape = nil
	}
	i := m.IntN(len(shape) + 1)
	switch m.IntN(6) {
	case 0:
		kind = m.pick([]string{"tensor", "memref", "vector"})
	case 1:
		element = m.pick(elements)
	case 2:
		shape = append(shape[:i:i], append([]string{m.pick(dims)}, shape[i:]...)...)
	case 3:
		if i < len(shape) {
			shape = append(shape[:i:i], shape[i+1:]...)
		}
	case 4:
		if kind == "vector" && i < len(shape) {
			shape[i] = "[" + strings.Trim(shape[i], "[]") + "]"
			break
		}
		fallthrough
	default:
		if i < len(shape) {
			shape[i] = m.pick(dims)
		}
	}
	text := kind + "<"
	for _, d := range shape {
		text += d + "x"
	}
	return text + element
}

// affine changes the number of dimensions or results of a map.
func (m *mutator) affine(g []string) string {
	split := func(s string) []string {
		if strings.TrimSpace(s) == "" {
			return nil
		}
		return strings.Split(s, ", ")
	}
	ds, rs := split(g[1]), split(g[3])
	switch m.IntN(4) {
	case 0:
		ds = append(ds, "extra"+strconv.Itoa(len(ds)))
	case 1:
		if len(rs) > 0 {
			rs = rs[:len(rs)-1]
		}
	case 2:
		rs = append(rs, m.pick([]string{"0", "1", "5"}))
	case 3:
		if len(rs) > 1 {
			i := m.IntN(len(rs))
			rs[0], rs[i] = rs[i], rs[0]
		}
	}
	return "affine_map<(" + strings.Join(ds, ", ") + ")" + g[2] + " -> (" + strings.Join(rs, ", ") + ")>"
}

// listText matches a list of integers.
var listText = regexp.MustCompile(`(\[|array<i\d+: )(-?\d+(?:, ?-?\d+)*)([\]>])`)

// list changes the length of a list.
func (m *mutator) list(g []string) string {
	xs := strings.Split(g[2], ",")
	switch m.IntN(3) {
	case 0:
		xs = append(xs, m.pick(numbers))
	case 1:
		xs = xs[:len(xs)-1]
	case 2:
		xs = append(xs, xs...)
	}
	if len(xs) == 0 && g[3] == ">" {
		return strings.TrimSuffix(g[1], ": ") + g[3]
	}
	return g[1] + strings.Join(xs, ", ") + g[3]
}
