package cxx_test

import (
	"fmt"
	"testing"

	"github.com/mica-ir/mica/internal/cxx"
)

// The body of a class is searched for functions; other declarations are skipped, and an error
// in one body does not affect the others.
func TestParseDecls(t *testing.T) {
	src := `
  public:
    using Base = Foo<int>;
    static constexpr int kSize = 4;
    MyOp(int x) : y(x) {}
    enum class E { A, B };
    template <typename T> T get() { return T(); }
    struct Inner { int f() { return 1; } };
    int declared(int a, ::llvm::ArrayRef<int64_t> b = {});
    [[nodiscard]] static inline bool isFoo(unsigned) { return true; }
    auto trailing() const -> int { return 3; } // }
    #warning
    bool after() { return f("}"); }
    int broken() { return ]; }
    ::llvm::LogicalResult MyOp::verify() { if (x) { return failure(); } return success(); }
  `
	var got string
	for _, d := range cxx.ParseDecls(src) {
		name := ""
		for _, p := range d.Name.Parts {
			name += "::" + p.Ident
		}
		got += fmt.Sprintf("%s/%d static=%t defined=%t ok=%t\n", name, len(d.Params), d.Static, d.Defined(), d.Err == nil)
	}
	want := `::declared/2 static=false defined=false ok=true
::isFoo/1 static=true defined=true ok=true
::trailing/0 static=false defined=true ok=true
::after/0 static=false defined=true ok=true
::broken/0 static=false defined=true ok=false
::MyOp::verify/0 static=false defined=true ok=true
`
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
