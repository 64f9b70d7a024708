package cxx

import (
	"fmt"
	"slices"
	"testing"
)

// Definitions that are not understood are listed; declarations without a body are not.
func TestUnread(t *testing.T) {
	f := ParseFile("f.cpp", `
namespace a {
struct Number { operator int() const { return 3; } friend class X; };
int read(int x) { return x; }
TEST(Suite, Case) { read(1); }
LOCAL(x);
extern int y;
int broken(int, { ; }
template <int... N> int pack(int (&x)[N]...) { return 1; }
}`)
	var got []string
	for _, u := range f.Unread {
		got = append(got, fmt.Sprintf("%d:%d: %s", u.Line, u.Col, u.Text))
	}
	want := []string{"5:1: TEST(Suite, Case)", "8:1: int broken(int,", "9:21: int pack(int (&x)[N]...)"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	var names []string
	for _, d := range f.Funcs {
		names = append(names, d.QualifiedName())
	}
	if len(names) != 2 || !slices.Contains(names, "a::read") {
		t.Errorf("the functions are %q", names)
	}
}
