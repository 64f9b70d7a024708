package plugin_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/randomops"
)

// attributes are values that some property in generic form takes.
var attributes = split(`0 : i64|1|-1 : i64|12|3 : i64|9223372036854775807|-9223372036854775808 : i64|5 : i32|-7 : i32|2147483647 : i32
0 : i32|1 : i32|2 : i32|8 : i32|11 : i32|4 : i32|16 : i32|-1 : i32|3 : i8|4 : i8|-128 : i8|127 : i8|255 : i64|-129 : i64|128 : i32|1 : i1
true|false|unit|300 : i16|4294967296 : i64|4294967295 : i64|-2147483649 : i64|18446744073709551615 : ui64|255 : ui8|-3 : si16|5 : index|1 : i7
36893488147419103232 : i128|1 : i128|-1 : i128|1.5 : f32|"word"|""|"a \"quoted\"\0A word"|"red"|"a longer word"|i32|@symbol|#prop.color<green>
#prop<color blue>|#prop.flags<<a>>|#prop.flags<<a, d>>|#prop<flags <none>>|{}|{value = 1}|affine_map<(d0) -> (d0)>
array<i64>|array<i64: 1, -2>|array<i64: 4, -5, 6>|array<i32>|array<i32: 5, 6, 7>|array<i8: 1>|array<i1: true>|array<f32: 1.0>|dense<1> : tensor<2xi64>
[]|[1]|[1, 2, 3]|[-1, 5, 6, 7, 8]|[1 : i32]|[true]|[true, false, 1 : i1]|[unit]|[unit, false]|["x"]|["x", "y", ""]|[1, "x"]|[[]]|[[], [1, 2]]
[[[]]]|[array<i32: 1>]|[array<i64: 1>]|[array<i32>, array<i32: 2, 3>]|[0 : i32, 1 : i32, 5 : i32]|[[1], []]|[300]|[3 : i8]|[[1], [2, 3]]`)

// values are values that some property in custom form takes.
var values = split(`0|1|-1|12|- 4|127|128|-129|255|256|2147483648|-2147483649|9223372036854775808|-9223372036854775808|99999999999999999999|0x10
true|false|1.5|unit|unit_absent|none|some|some<3>|some<-1>|some<none>|some<some<2>>|some<"x">|some<unit>|some<unit_absent>|some<true>
some<[1, 2]>|some<[]>|some<["x"]>|some<red>|some<3|"word"|""|"x\"\0A"|"a longer word"|red|green|blue|dark|"very light"|"red"|purple|word
none, a|a|a, b|b, a|a, d|d, a, b|a, q|read|read|write|rw|write|read|"a, b"|color<red>|color<"red">|color<purple>|color red|flags<a, b>|flags<none>|flags<>
[]|[1]|[1, 2, 3]|[-1, 5, 6, 7]|[1, ]|[1|[true, false]|[unit, unit_absent]|["x"]|["x", "y"]|[[1, 2], []]|[none, 3, some<4>]|[red, blue]
[flags<a>, flags<none>]|[none]|[[]]|[[[]]]|end|value|{}|@a|i32|array<i64: 1>|<3>|5 : i64|5 : i32`)

func split(list string) []string {
	return strings.FieldsFunc(list, func(r rune) bool { return r == '|' || r == '\n' })
}

func TestDifferentialProperties(t *testing.T) {
	ctx := load(t, "properties.td")
	r := rand.New(rand.NewPCG(3, 1))
	var cases []randomops.Case
	for _, def := range ctx.IR().Dialect("prop").Ops {
		if only := os.Getenv("MICA_DIALECT"); only != "" && !slices.Contains(strings.Split(only, ","), def.Name) {
			continue
		}
		add := func(format string, args ...any) {
			cases = append(cases, randomops.Case{Op: def.Name, Text: fmt.Sprintf(format, args...) + "\n"})
		}
		if def.Slot("value") < 0 {
			for range 200 {
				add("%s", several(r, def.Name, r.IntN(2) == 0))
			}
			continue
		}
		pick := func(list []string) string { return strings.TrimSpace(list[r.IntN(len(list))]) }
		add("%q() : () -> ()", def.Name)
		add("%q() <{}> : () -> ()", def.Name)
		add("%q() <{value}> : () -> ()", def.Name)
		add("%q() <{other = 1}> {value} : () -> ()", def.Name)
		for _, a := range attributes {
			a = strings.TrimSpace(a)
			add("%q() <{value = %s}> : () -> ()", def.Name, a)
			if r.IntN(8) == 0 {
				add("%q() <{value = %s}> {value = %s} : () -> ()", def.Name, a, pick(attributes))
			}
			if r.IntN(8) == 0 {
				add("%q() {value = %s, other = 1 : i8} : () -> ()", def.Name, a)
			}
			if strings.HasSuffix(def.Name, ".dict") {
				add("%s <{value = %s}>", def.Name, a)
			}
		}
		add("%s", def.Name)
		add("%s {value = 1 : i64}", def.Name)
		for _, v := range values {
			v = strings.TrimSpace(v)
			switch {
			case strings.HasSuffix(def.Name, ".group"):
				v = "value " + v
			case strings.HasSuffix(def.Name, ".first"):
				v += " end"
			}
			add("%s %s", def.Name, v)
			if r.IntN(8) == 0 {
				add("%s %s {value = %s}", def.Name, v, pick(attributes))
			}
		}
	}
	compare(t, "properties", ctx, cases)
}

// TestDifferentialAliases compares aliases whose names end in a digit.
func TestDifferentialAliases(t *testing.T) {
	ctx := load(t, "properties.td")
	var cases []randomops.Case
	for _, text := range []string{
		`"u.v"() {a = #prop.level9<1>} : () -> ()`,
		`"u.v"() {a = #prop.level9<1>, b = #prop.level9<2>, c = [#prop.level9<1>, #prop.level9<3>]} : () -> ()`,
	} {
		cases = append(cases, randomops.Case{Op: "u.v", Text: text + "\n"})
	}
	compare(t, "properties", ctx, cases)
}

// several returns an operation with some of the properties and attributes that the
// operations with several of them have.
func several(r *rand.Rand, op string, generic bool) string {
	entries := []string{"z = 3 : i64", "z = 4 : i32", "n = 3 : i64", "n = -1", "attr = 3 : i32", "attr = 3 : i64", "flag", "flag = false",
		"flag = true", "flag = 1 : i8", `a = ""`, `a = "x"`, "a = 1", "nine = 9", "nine = 8 : i64", "nine = 7 : i8", "unit", "unit = 1",
		"opt = []", "opt = [3]", "opt = [3, 4]", `name = "x"`, "name = 3", "other", `s = ["x"]`, "s = []", "operandSegmentSizes = array<i32: 0, 0>",
		"operandSegmentSizes = array<i32: 1, 0>"}
	dict := func(none string) string {
		var list []string
		names := map[string]bool{}
		for range r.IntN(5) {
			e := entries[r.IntN(len(entries))]
			if name, _, _ := strings.Cut(e, " "); !names[name] {
				names[name] = true
				list = append(list, e)
			}
		}
		if len(list) == 0 {
			return none
		}
		return "{" + strings.Join(list, ", ") + "}"
	}
	if generic {
		props := dict("{}")
		if r.IntN(4) > 0 {
			return fmt.Sprintf("%q() <%s> %s : () -> ()", op, props, dict(""))
		}
		return fmt.Sprintf("%q() %s : () -> ()", op, dict(""))
	}
	some := func(word string) string {
		if r.IntN(2) == 0 {
			return ""
		}
		return word + " "
	}
	props := ""
	if p := dict(""); p != "" && r.IntN(3) > 0 {
		props = "<" + p + "> "
	}
	rest := props + dict("")
	switch op {
	case "prop.mixed":
		return op + " " + some("flag") + some("5") + rest
	case "prop.attrs":
		return op + " 3 " + some("flag") + rest
	case "prop.else":
		return op + " " + some("on") + some("off") + some("n = 4") + rest
	case "prop.segments":
		return op + " 3 , " + rest
	}
	return op + " " + rest
}
