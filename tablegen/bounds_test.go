package tablegen

import (
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// TestLimits checks that programs which would run practically forever end with an
// error.
func TestLimits(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"foreach i = !range(0, 9000) in foreach j = !range(0, 9000) in def a#i#_#j;", "the statement makes too many records"},
		{"multiclass M { foreach i = !range(0, 1000) in def _#i; }\nforeach i = !range(0, 1000) in defm m#i : M;", "there are too many records"},
		{"class A { " + fields(100) + "}\nforeach i = !range(0, 2000) in def a#i : A;", "a.td:2:32: error: the records have too many fields"},
		{"class A { " + fields(100) + "}\nclass B : A { " + fields(100) + "}\nclass C<int i> : B { int v = i; }\ndef x { int y = !foldl(0, !range(0, 2000), a, b, !add(a, C<b>.v)); }", "the records have too many fields"},
		{strings.Repeat("def { }\n", 6000), "a.td:5001:1: error: there are too many records"},
		{"class B<int i> { int j = i; }\ndef x { list<B> l = !foreach(i, !range(0, 9000), B<i>); }", "the statement makes too many records"},
		{"def x { int y = !foldl(0, !range(0, 9000), a, b, !foldl(a, !range(0, 9000), c, d, !add(c, d))); }", "there are too many values"},
		{"def x { int y = !foldl(0, !range(0, 9000), a, b, !foldl(a, !range(b, 9000), c, d, d)); }", "loops take too many rounds"},
		{"def x { list<int> y = !foreach(i, !range(0, 9000), !size(!filter(j, !range(0, 9000), !lt(i, j)))); }", "loops take too many rounds"},
		{"def op; def x { dag d = !dag(op, !range(5000), ?); dag y = !foldl(d, !range(0, 5000), a, b, !setdagop(a, op)); }", "values take too long to be resolved"},
		{"def op; def x { list<string> l = !foreach(i, !range(5000), \"a\" # i); dag d = !dag(op, !range(5000), l); list<int> y = !foreach(i, !range(5000), !getdagarg<int>(d, \"a4999\")); }", "values take too long to be resolved"},
		{"def x { list<int> y = !foldl(!range(5000), !range(0, 5000), a, b, !listconcat([]<int>, a)); }", "values take too long to be resolved"},
		{"def x { string s = !foldl(\"\", !range(9000), a, b, a # \"x\"); string y = !foldl(s, !range(0, 9000), a, b, !tolower(a)); }", "values take too long to be resolved"},
		{"def x { string y = !foldl(\"\", !range(0, 9000), a, b, a # !size(!foldl(\"\", !range(b, 9000), c, d, c # \"\"))); }", "loops take too many rounds"},
		{"class C<int d, int n> { int a = !if(!eq(d, 0), n, !add(C<!sub(d, 1), !mul(n, 2)>.a, C<!sub(d, 1), !add(!mul(n, 2), 1)>.a)); }\n" +
			"def c { int x = C<30, 1>.a; }", "a.td:2:1: error: the statement makes too many records"},
	} {
		in := newInterp(Options{}.complete(), &syntax.Files{})
		in.limits = limits{records: 5000, statement: 4800, entries: 2000, fields: 100000, values: 30000, bytes: 1 << 28, rounds: 200000, steps: 1 << 20, open: maxOpenSize}
		in.parse(source.NewFile("a.td", []byte(c.text)), nil)
		if err := in.diags.Error(); len(in.diags) != 1 || !strings.Contains(err, c.want) {
			t.Errorf("%s\n%s\nwant %s", c.text, err, c.want)
		}
	}
}

// fields returns the definitions of n fields.
func fields(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "int f%d = %d; ", i, i)
	}
	return b.String()
}

// TestDoubling checks values that grow exponentially from line to line. The first line that is too
// large is the only one with an error.
func TestDoubling(t *testing.T) {
	lines := func(first, rest, last string) string {
		text := first + "\n"
		for i := range 40 {
			text += fmt.Sprintf(rest+"\n", i+1, i)
		}
		return text + last + "\n"
	}
	for _, c := range []struct{ text, want string }{
		{lines("multiclass M0 { def x; }", "multiclass M%d { defm a : M%[2]d; defm b : M%[2]d; }", "defm q : M40;"),
			"a.td:17:32: error: multiclass 'M16' makes too many records"},
		{lines("multiclass M0 { def x; }", "multiclass M%d : M%d, M%[2]d;", "defm q : M40;"),
			"a.td:17:1: error: multiclass 'M16' makes too many records"},
		{lines("class C0<list<int> l> { list<int> x = l; }", "class C%d<list<int> l> : C%d<!listconcat(l, l)>;", "def q : C40<[1, 2]>;"),
			"a.td:20:1: error: a value is too large"},
		{lines("defvar v0 = [1];", "defvar v%d = [v%d, v%[2]d];", "def q { dag d = (q v40); }"), "a.td:26:1: error: a value is too large"},
	} {
		in := newInterp(Options{}.complete(), &syntax.Files{})
		in.limits.open = 1 << 19
		in.parse(source.NewFile("a.td", []byte(c.text)), nil)
		if err, diags := in.diags.Error(), in.diags; len(diags) != 1 || !strings.HasPrefix(err, c.want) {
			t.Errorf("%d errors\n%s\nwant %s", len(diags), err, c.want)
		}
	}
}

// TestIncludesThatDouble includes the same files 2^40 times.
func TestIncludesThatDouble(t *testing.T) {
	tree := fstest.MapFS{"f40.td": {Data: []byte("// the last\n")}}
	for i := range 40 {
		tree[fmt.Sprintf("f%d.td", i)] = &fstest.MapFile{Data: fmt.Appendf(nil, "include \"f%d.td\"\ninclude \"f%[1]d.td\"\n", i+1)}
	}
	set := &source.Set{FS: []source.FS{{Tree: tree}}}
	_, diags := Load(source.NewFile("a.td", []byte("include \"f0.td\"\n")), Options{Files: set})
	if err := diags.Error(); len(diags) > 100 || !strings.Contains(err, "too many files are included") {
		t.Errorf("%d diagnostics\n%s", len(diags), err)
	}
}

// TestLastIntegers loops to the largest integer.
func TestLastIntegers(t *testing.T) {
	for text, want := range map[string]int{
		"foreach i = 9223372036854775806-9223372036854775807 in def X#i;":          2,
		"foreach i = {9223372036854775807-9223372036854775805} in def X#i;":        3,
		"foreach i = !range(9223372036854775806, 9223372036854775807) in def X#i;": 1,
	} {
		recs, diags := Load(source.NewFile("a.td", []byte(text)), Options{})
		if len(diags) > 0 || len(recs.order) != want {
			t.Errorf("%s: %d records, want %d\n%s", text, len(recs.order), want, diags.Error())
		}
	}
}

// TestLargestInputs checks that the bounds admit the largest known inputs, with a margin. Each text
// has the size that its comment names.
func TestLargestInputs(t *testing.T) {
	list := func(n int, format string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	for name, text := range map[string]string{
		// MIMG_Sampler_AddrSizes of AMDGPU: 13 elements, with three occurrences of the accumulator
		// each. This list has 15.
		"open value": "class Has<int n, list<int> l> { bit ret = !foldl(0, l, a, x, !or(a, !eq(n, x))); }\n" +
			"class Size<int n, bit first> { int Size = n; bit First = first; }\n" +
			"class Sizes<list<int> all> { list<Size> sizes = !foldl([]<Size>, !range(15), l, n,\n" +
			"  !if(Has<n, all>.ret, !listconcat(l, [Size<n, !empty(l)>]), l)); }\n" +
			list(50, "def s%d : Sizes<[1, 3, 5]>;\n"),
		// AMDGPU's 16,400 records of a statement.
		"records of a statement": "multiclass M { foreach i = !range(0, 1000) in def _#i; }\nforeach j = !range(0, 60) in defm m#j : M;",
		// RISCV's 159,000 records.
		"records": "multiclass M { foreach i = !range(0, 1000) in def _#i; }\n" + list(200, "defm m%d : M;\n"),
		// AMDGPU's 9,000,000 fields in 117,000 records.
		"fields": "class A { " + fields(100) + "}\nmulticlass M { foreach i = !range(0, 1000) in def _#i : A; }\n" + list(100, "defm m%d : M;\n"),
		// RISCV's multiclass of 5,600 records.
		"records of a multiclass": "multiclass M { foreach i = !range(0, 10000) in def _#i; }\nmulticlass N { defm a : M; }\ndefm b : N;\n",
		// AMDGPU's 570,000 values.
		"values": "class A<int i> { string a = \"a\" # i; string b = \"b\" # i; list<int> l = [i, 1]; }\n" +
			list(60, "foreach i = !range(%[1]d0000, %[1]d9000) in def _#i : A<i>;\n"),
		// AMDGPU's lists and texts of 12,000,000 bytes.
		"bytes": "class A<int i> { list<int> l = !range(i, !add(i, 1000)); }\nforeach i = !range(3000) in def _#i : A<i>;\n",
		// NVPTX's 215,000 rounds of loops.
		"rounds": "class A { int n = !foldl(0, !range(1000), a, x, !add(a, x)); }\n" + list(2000, "def a%d : A;\n") +
			"class B<int i> { int n = !foldl(0, !range(1000), a, x, !add(a, x, i)); }\n" + list(1000, "def b%[1]d : B<%[1]d>;\n"),
		// AMDGPU's 22,500,000 steps of resolving.
		"steps": "class A<int i> { int n = !or(" + strings.Repeat("!xor(i, 1), ", 1000) + "i); }\nforeach i = !range(10000) in def _#i : A<i>;\n",
		// AMDGPU evaluates 1,000 levels deep; the deepest of these values has 75 levels.
		"depth": "class A<int n> { int v = !if(!eq(n, 0), 0, !add(1, A<!sub(n, 1)>.v)); }\ndef a { int v = A<1500>.v; }\n" +
			"class B<int n> { int v = " + strings.Repeat("!add(1, ", 500) + "n" + strings.Repeat(")", 500) + "; }\ndef b : B<1>;\n",
	} {
		t.Run(name, func(t *testing.T) {
			if _, diags := Load(source.NewFile("a.td", []byte(text)), Options{}); len(diags) > 0 {
				t.Error(diags.Error())
			}
		})
	}
}

// TestLongLists checks that operators take time that grows with the lists, and not with
// their product: here 10^10 comparisons.
func TestLongLists(t *testing.T) {
	text := "def x { int n = !size(!listremove(!range(100000), !range(100000, 200000))); }"
	recs, diags := Load(source.NewFile("a.td", []byte(text)), Options{})
	if n, _ := recs.Def("x").Int("n"); len(diags) > 0 || n != 100000 {
		t.Errorf("%d\n%s", n, diags.Error())
	}
}

// longFolds are folds over !range(N) that append to their accumulator, with the size of the result.
var longFolds = map[string]string{
	"con":              "dag r = !foldl((op), !range(N), a, x, !con(a, (op x))); int n = !size(r);",
	"con, names":       "dag r = !foldl((op:$o), !range(N), a, x, !con(a, !dag(op, [x], [\"a\" # x]))); int n = !size(r);",
	"con of three":     "dag r = !foldl((op), !range(N), a, x, !con(a, (op x), (op))); int n = !size(r);",
	"con, one kept":    "dag r = !foldl((op 1), !range(N), a, x, !if(!eq(x, 3), a, !con(a, (op x)))); int n = !size(r);",
	"con, conditions":  "dag r = !foldl((op 1), !range(N), a, x, !cond(!eq(x, 3): a, true: !con(a, (op x)))); int n = !size(r);",
	"listconcat":       "list<int> r = !foldl([]<int>, !range(N), a, x, !listconcat(a, [x])); int n = !size(r);",
	"list, conditions": "list<int> r = !foldl([1], !range(N), a, x, !cond(!eq(x, 3): a, true: !listconcat(a, [x]))); int n = !size(r);",
	"paste":            "list<int> r = !foldl([]<int>, !range(N), a, x, a # [x]); int n = !size(r);",
	"strconcat":        "string r = !foldl(\"\", !range(N), a, x, !strconcat(a, \"x\", \"\")); int n = !size(r);",
	"text, conditions": "string r = !foldl(\"y\", !range(N), a, x, !cond(!eq(x, 3): a, true: a # \"x\")); int n = !size(r);",
}

// TestLongFolds checks that folds that append allocate memory that grows with the number of elements,
// not with its square: ten times as many take at most twenty times as much.
func TestLongFolds(t *testing.T) {
	for name, fields := range longFolds {
		t.Run(name, func(t *testing.T) {
			var bytes [2]uint64
			for i, n := range []int{10_000, 100_000} {
				text := "def op;\ndef x { " + strings.ReplaceAll(fields, "N", strconv.Itoa(n)) + " }"
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				recs, diags := Load(source.NewFile("a.td", []byte(text)), Options{})
				runtime.ReadMemStats(&after)
				if got, _ := recs.Def("x").Int("n"); len(diags) > 0 || int(got) != n {
					t.Fatalf("%d of %d\n%s", got, n, diags.Error())
				}
				bytes[i] = after.TotalAlloc - before.TotalAlloc
			}
			if bytes[1] > 20*bytes[0] {
				t.Errorf("%d bytes, and %d for ten times as many elements", bytes[0], bytes[1])
			}
		})
	}
}

// TestFoldedDags checks that a fold over dags gives the same result as !con applied one by one. Folds
// over fewer than three elements do not use the accumulator.
func TestFoldedDags(t *testing.T) {
	text := `def op; def other;
		class Fold<dag start, list<dag> l> { dag v = !foldl(start, l, a, d, !con(a, d)); }
		def x {
			dag a = Fold<(op 1:$x, $y), [(op 2:$z), (? 3), (op:$name 4:$w)]>.v;
			dag b = Fold<(?:$first), [(op:$second), (op $a, 1), (? 2:$b)]>.v;
			dag c = Fold<(?), [(?), (? 1), (?)]>.v;
			dag d = !con(Fold<(?), [(? 1), !dag(op, [2, 3], ["", ?]), (op 4)]>.v, (op 5));
		}`
	recs, diags := Load(source.NewFile("a.td", []byte(text)), Options{})
	if len(diags) > 0 {
		t.Fatal(diags.Error())
	}
	for name, want := range map[string]string{
		"a": "(op:$name 1:$x, ?:$y, 2:$z, 3, 4:$w)", "b": "(op:$first ?:$a, 1, 2:$b)", "c": "(? 1)", "d": "(op 1, 2:$, 3, 4, 5)",
	} {
		if got := recs.Def("x").Value(name).String(); got != want {
			t.Errorf("%s is %s, not %s", name, got, want)
		}
	}
	_, diags = Load(source.NewFile("a.td", []byte("def op; def other; def x { dag v = !foldl((op), [1, 2, 3, 4], a, i, !con(a, !if(!eq(i, 3), (other i), (op i)))); }")), Options{})
	if want := "Concatenated Dag operators do not match: '(op 1, 2)' vs. '(other 3)'"; !strings.Contains(diags.Error(), want) {
		t.Errorf("%s is not in %s", want, diags.Error())
	}
}

// TestManyElements evaluates statements of many elements. If time grew with the square of their number,
// most of them would take minutes.
func TestManyElements(t *testing.T) {
	list := func(n int, format string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	for name, text := range map[string]string{
		"foreach over a range":   "foreach i = 0-99999 in def a#i { int n = i; }\ndef x { int n = a7.n; }",
		"foreach over a list":    "foreach i = [" + list(100_000, "%d, ") + "] in def a#i { int n = i; }\ndef x { int n = a7.n; }",
		"fields":                 "class A { " + list(20_000, "int f%[1]d = %[1]d; ") + "}\ndef a : A;\ndef x { int n = a.f7; }",
		"fields of a record":     "def a { " + list(20_000, "int f%[1]d = %[1]d; ") + "}\ndef x { int n = a.f7; }",
		"parameters":             "class A<" + list(20_000, "int p%[1]d = %[1]d, ") + "int last = 7> { int n = last; }\ndef x : A;",
		"variables":              "defvar v0 = 0;\n" + list(99_999, "defvar w%d = 1;\n") + "def x { int n = !add(w7, 6); }",
		"loops in a line":        "class A<int n>; " + list(20_000, "foreach i = [0] in def a%d#i : A<i>; ") + "def x { int n = 7; }",
		"lets of a field":        "class A { int n = 0; }\ndef x : A { " + list(100_000, "let n = %d; ") + "let n = 7; }",
		"elements":               "def x { list<int> l = [" + list(100_000, "%d, ") + "]; int n = l[7]; }",
		"adjacent strings":       "def x { string s = " + strings.Repeat("\"ab\" ", 100_000) + "; int n = !sub(!size(s), 199993); }",
		"arguments of !add":      "def x { int n = !sub(!add(" + strings.Repeat("1, ", 99_999) + "1), 99993); }",
		"conditions":             "class A<int i> { int n = !cond(" + list(100_000, "!eq(i, %[1]d): %[1]d, ") + "true: 0); }\ndef x : A<7>;",
		"elements of a dag":      "def op; def x { dag d = !dag(op, !range(100000), !foreach(i, !range(100000), \"a\" # i)); int n = !getdagarg<int>(d, 7); }",
		"records with a name":    "class C; def x { list<int> l = !foreach(i, !range(100000), !exists<C>(\"c\" # i)); int n = !add(!size(l), -99993); }",
		"instances in a foreach": "class C<int i> { int v = i; } def x { list<int> l = !foreach(i, !range(100000), C<i>.v); int n = l[7]; }",
	} {
		t.Run(name, func(t *testing.T) {
			recs, diags := Load(source.NewFile("a.td", []byte(text)), Options{NoUnusedArgWarnings: true})
			if n, _ := recs.Def("x").Int("n"); len(diags) > 0 || n != 7 {
				t.Errorf("%d\n%s", n, diags.Error())
			}
		})
	}
}

// TestMissingInAssert checks that an assert outside of records sees that a record does not
// exist. The reference leaves such a condition open.
func TestMissingInAssert(t *testing.T) {
	text := "class T;\nmulticlass M<string n> { assert !not(!exists<T>(n)), \"exists\"; }\ndefm : M<\"no\">;\nassert !not(!exists<T>(\"no\")), \"exists\";\nforeach i = [1] in assert !exists<T>(\"no\" # i), \"no\" # i # \" is missing\";\n"
	_, diags := Load(source.NewFile("a.td", []byte(text)), Options{})
	if got, want := diags.Error(), "a.td:5:27: error: assertion failed: no1 is missing"; got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}

// TestParentMulticlassArguments checks that arguments of a parent multiclass are passed without a
// conversion, as LLVM's targets need it: AMDGPU passes -1 for bits<5> and compares it with -1.
// Wrong types are warnings, or errors where the reference crashes because there are too few bits.
func TestParentMulticlassArguments(t *testing.T) {
	const multiclasses = "class A<bits<8> op> { bits<8> f = op; }\nmulticlass B<bits<8> op, int n = 1> { def _a : A<op> { bit m = !eq(op, -1); } }\n"
	for text, want := range map[string]string{
		"multiclass C<bits<4> op> : B<op>;\ndefm D : C<0>;":        "a.td:3:30: error: Value specified for template argument 'B::op' is of type bits<4>; expected type bits<8>: C::op",
		"multiclass C<string op> : B<op = op>;\ndefm D : C<\"\">;": "a.td:3:29: error: Value specified for template argument 'B::op' is of type string; expected type bits<8>: C::op",
		"multiclass C : B<1, n = \"x\">;\ndefm D : C;":             "a.td:3:21: warning: Value specified for template argument 'B::n' is of type string; expected type int: \"x\"",
		"multiclass C<int op> : B<op>;\ndefm D : C<3>;":            "",
		"multiclass C<bits<6> op> : B<1, op>;\ndefm D : C<3>;":     "",
		"multiclass C : B<-1>;\ndefm D : C;":                       "",
	} {
		for _, asReference := range []bool{false, true} {
			recs, diags := Load(source.NewFile("a.td", []byte(multiclasses+text)), Options{AsReference: asReference, NoUnusedArgWarnings: true})
			if got := diags.Error(); got != want && (want != "" || len(diags) > 0) && !(asReference && strings.Contains(want, "warning") && len(diags) == 0) {
				t.Errorf("%s\ngot %s\nwant %s", text, got, want)
			}
			if diags.HasErrors() {
				continue
			}
			m, _ := recs.Def("D_a").Int("m")
			if v, ok := recs.Def("D_a").Value("f").(*BitsValue).Int(); !ok || v == 0 || (v == 255) != (m == 1) {
				t.Errorf("%s\nbits %d %t, %d", text, v, ok, m)
			}
		}
	}
}
