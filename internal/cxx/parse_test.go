package cxx_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/source"
)

// sexpr formats an expression with brackets that show its structure.
func sexpr(n cxx.Node) string {
	list := func(es []cxx.Expr) string {
		var b strings.Builder
		for _, e := range es {
			b.WriteString(" " + sexpr(e))
		}
		return b.String()
	}
	switch n := n.(type) {
	case *cxx.Literal:
		switch n.Kind {
		case cxx.StringLit:
			return fmt.Sprintf("%q", n.Str)
		case cxx.NullLit:
			return "nullptr"
		case cxx.FloatLit:
			return fmt.Sprint(n.Float)
		}
		return fmt.Sprint(n.Int)
	case *cxx.NameExpr:
		return nameString(n.Name)
	case *cxx.TypeName:
		s := nameString(n.Name) + strings.Repeat("*", n.Pointers)
		if n.Const {
			s = "const " + s
		}
		if n.Reference {
			s += "&"
		}
		if n.Func {
			s += "(...)"
		}
		return s
	case *cxx.Placeholder:
		return "$" + n.Name
	case *cxx.This:
		return "this"
	case *cxx.Paren:
		return sexpr(n.X)
	case *cxx.Unary:
		if n.Postfix {
			return fmt.Sprintf("[%s %s]", sexpr(n.X), n.Op)
		}
		return fmt.Sprintf("[%s %s]", n.Op, sexpr(n.X))
	case *cxx.Binary:
		return fmt.Sprintf("[%s %s %s]", sexpr(n.X), n.Op, sexpr(n.Y))
	case *cxx.Assign:
		return fmt.Sprintf("[%s := %s %s]", sexpr(n.X), n.Op, sexpr(n.Y))
	case *cxx.Cond:
		return fmt.Sprintf("[%s ? %s : %s]", sexpr(n.C), sexpr(n.X), sexpr(n.Y))
	case *cxx.Member:
		dot := "."
		if n.Arrow {
			dot = "->"
		}
		return sexpr(n.X) + dot + partString(n.Sel)
	case *cxx.Call:
		return fmt.Sprintf("[call %s%s]", sexpr(n.Fun), list(n.Args))
	case *cxx.Index:
		return fmt.Sprintf("[%s at %s]", sexpr(n.X), sexpr(n.I))
	case *cxx.Construct:
		return fmt.Sprintf("[make %s%s]", sexpr(n.Type), list(n.Args))
	case *cxx.InitList:
		return fmt.Sprintf("[list%s]", list(n.Elems))
	case *cxx.CastExpr:
		return fmt.Sprintf("[cast%s %s %s]", n.Keyword, sexpr(n.Type), sexpr(n.X))
	case *cxx.Lambda:
		return fmt.Sprintf("[lambda %d %d %d]", len(n.Captures), len(n.Params), len(n.Body.Stmts))
	}
	return fmt.Sprintf("%T", n)
}

func nameString(n *cxx.Name) string {
	var parts []string
	for _, p := range n.Parts {
		parts = append(parts, partString(p))
	}
	s := strings.Join(parts, "::")
	if n.Global {
		s = "::" + s
	}
	return s
}

func partString(p cxx.NamePart) string {
	if !p.HasArgs {
		return p.Ident
	}
	var args []string
	for _, a := range p.Args {
		if a.Type != nil {
			args = append(args, sexpr(a.Type))
		} else {
			args = append(args, "="+sexpr(a.Expr))
		}
	}
	return p.Ident + "<" + strings.Join(args, ",") + ">"
}

func TestParse(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"a || b && c | d ^ e & f == g < h << i + j * k", "[a || [b && [c | [d ^ [e & [f == [g < [h << [i + [j * k]]]]]]]]]]"},
		{"a - b - c", "[[a - b] - c]"},
		{"a ? b : c ? d : e", "[a ? b : [c ? d : e]]"},
		{"a = b += c", "[a := = [b := + c]]"},
		{"!a.b", "[! a.b]"},
		{"-a * ~b", "[[- a] * [~ b]]"},
		{"*a->b++", "[* [a->b ++]]"},
		{"a < b", "[a < b]"},
		{"a < b > c", "[[a < b] > c]"},
		{"a<b>(c)", "[call a<b> c]"},
		{"a < b && c > d", "[[a < b] && [c > d]]"},
		{"f(a < b, c > d)", "[call f [a < b] [c > d]]"},
		{"f(a<b, c>(d))", "[call f [call a<b,c> d]]"},
		{"a<b<c>>(d)", "[call a<b<c>> d]"},
		{"a >> b >= c", "[[a >> b] >= c]"},
		{"a >>= b", "[a := >> b]"},
		{"a<4>(b)", "[call a<=4> b]"},
		{"a<(1 > 2)>(b)", "[call a<=[1 > 2]> b]"},
		{"std::equal_to<>()(a, b)", "[call [call std::equal_to<>] a b]"},
		{"x.get<A>().b<3", "[[call x.get<A>].b < 3]"},
		{"x.template get<A>()", "[call x.get<A>]"},
		{"::a::b<c>::d(e)", "[call ::a::b<c>::d e]"},
		{"A::B{1, {2}}", "[make A::B 1 [list 2]]"},
		{"A<B>{}", "[make A<B>]"},
		{"(A)b", "[cast A b]"},
		{"(a) + b", "[a + b]"},
		{"(a)(b)", "[call a b]"},
		{"(int)-1", "[cast int [- 1]]"},
		{"(unsigned long long)x", "[cast unsigned long long x]"},
		{"(const A &)(b)", "[cast const A& b]"},
		{"(A *)b", "[cast A* b]"},
		{"(a * b)", "[a * b]"},
		{"(::mlir::A)$0", "[cast ::mlir::A $0]"},
		{"static_cast<const A *>(b)", "[caststatic_cast const A* b]"},
		{"function_ref<bool(A, const B &)>(f)", "[call function_ref<bool(...)> f]"},
		{"int64_t()", "[call int64_t]"},
		{"unsigned()", "[call unsigned]"},
		{`"a" "b"`, `"ab"`},
		{`"\x41\n\101"`, `"A\nA"`},
		{"[&](A a, auto b) -> C { return a; }", "[lambda 0 2 1]"},
		{"[x, &y, z = 1, this] { }", "[lambda 4 0 0]"},
		{"a[b][c]", "[[a at b] at c]"},
		{"f({}, {a, b,})", "[call f [list] [list a b]]"},
		{"a /* c */ + // d\n b", "[a + b]"},
		{"1.5e3f", "1500"},
		{"0x1Fu", "31"},
		{"'\\''", "39"},
		{"$_self.a($name, $0...)", "[call $_self.a $name $0]"},
		{"A::b<c>", "A::b<c>"},
		{"f(A<B>, c)", "[call f A<B> c]"},
		{"x;", "x"},
	} {
		e, err := cxx.Parse(c.src)
		if err != nil {
			t.Errorf("%s: %v", c.src, err)
			continue
		}
		if got := sexpr(e); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.src, got, c.want)
		}
	}
}

func TestParseType(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{" ::llvm::SmallVector<int64_t, 8> ", "::llvm::SmallVector<int64_t,=8>"},
		{"const char *", "const char*"},
		{"std::optional<std::pair<A, B>>", "std::optional<std::pair<A,B>>"},
		{"::mlir::Block *", "::mlir::Block*"},
		{"unsigned", "unsigned"},
		{"typename A::B &", "A::B&"},
	} {
		n, err := cxx.ParseType(c.src)
		if err != nil {
			t.Errorf("%s: %v", c.src, err)
			continue
		}
		if got := sexpr(n); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.src, got, c.want)
		}
	}
}

// TestDiagnostics reports errors in a file that contains the text at an offset.
func TestDiagnostics(t *testing.T) {
	f := source.NewFile("a.td", []byte("def P : CPred<\"\n  foo(]\">;\n"))
	_, err := cxx.Parse("\n  foo(]")
	var b strings.Builder
	r := diag.Renderer{Out: &b}
	if err := r.RenderAll(err.(cxx.Errors).Diagnostics(f, 15)); err != nil {
		t.Fatal(err)
	}
	want := "a.td:2:7: error: expected expression\n  foo(]\">;\n      ^\n"
	if b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
}

// TestNamespaces resolves an unqualified name that two dialects define.
func TestNamespaces(t *testing.T) {
	r := toyHost()
	for _, c := range []struct{ ns, name, want string }{
		{"mlir", "VectorType", "mlir::VectorType"},
		{"mlir::toy", "VectorType", "mlir::toy::VectorType"},
		{"mlir::toy", "::mlir::VectorType", "mlir::VectorType"},
		{"mlir::toy", "mlir::VectorType", "mlir::VectorType"},
		{"mlir::toy", "toy::VectorType", "mlir::toy::VectorType"},
		{"::mlir::toy", "TensorType", "mlir::TensorType"},
		{"", "mlir::ArrayRef<mlir::Type>", "llvm::ArrayRef<mlir::Type>"},
		{"mlir", "SmallVector<std::optional<int>, 4>", "llvm::SmallVector<std::optional<int>>"},
		{"", "VectorType", ""},
		{"mlir", "ArrayRef<Nothing>", ""},
	} {
		n, err := cxx.ParseType(c.name)
		if err != nil {
			t.Fatal(err)
		}
		typ, problem := cxx.ResolveType(n, &cxx.Env{Registry: r, Namespaces: []string{c.ns}})
		got := typ.String()
		if problem != nil {
			got = ""
		}
		if got != c.want {
			t.Errorf("%s in %s is %q, want %q", c.name, c.ns, got, c.want)
		}
	}
}

// TestProblems checks which kind of entity is reported as unknown.
func TestProblems(t *testing.T) {
	env, _ := toyFrame(toyHost())
	e, err := cxx.Parse("foo($x) || isa<Foo>($_self) || $_self.bar() || VectorType::baz() || qux || isa<VectorType>($_self)")
	if err != nil {
		t.Fatal(err)
	}
	p := cxx.Compile(e, env)
	want := []struct {
		kind cxx.Unknown
		name string
	}{
		{cxx.UnknownName, "$x"},
		{cxx.UnknownFunction, "foo"},
		{cxx.UnknownType, "Foo"},
		{cxx.UnknownMethod, "mlir::Type::bar"},
		{cxx.UnknownMethod, "mlir::VectorType::baz"},
		{cxx.UnknownName, "qux"},
	}
	if len(p.Problems) != len(want) {
		t.Fatal(p.Problems)
	}
	for i, w := range want {
		if q := p.Problems[i]; q.Unknown != w.kind || q.Name != w.name {
			t.Errorf("problem %d is %v %q, want %v %q", i, q.Unknown, q.Name, w.kind, w.name)
		}
	}
	if len(p.Natives) != 1 || p.Natives[0] != "mlir::VectorType" {
		t.Error(p.Natives)
	}
}
