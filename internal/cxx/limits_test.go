package cxx_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/cxx"
)

// Evaluations that spend their budget leave less for later ones, but never nothing. The limits
// are those of one registry.
func TestLimits(t *testing.T) {
	body := func(r *cxx.Registry, text string) *cxx.Program {
		n, err := cxx.ParseBody(text)
		if err != nil {
			t.Fatal(err)
		}
		return cxx.Compile(n, &cxx.Env{Registry: r, Result: cxx.TypeInt64})
	}
	const long = "for (int i = 0; i < 100000; ++i) {} return 1;"
	r := cxx.NewRegistry()
	endless, some, few := body(r, "while (true) {} return 1;"), body(r, long), body(r, "for (int i = 0; i < 1000; ++i) {} return 1;")
	fails := func(p *cxx.Program) bool { _, err := p.Eval(nil); return err != nil }
	if fails(some) {
		t.Error("a long loop fails")
	}
	for range 20 {
		if !fails(endless) {
			t.Fatal("a loop without end ends")
		}
	}
	if !fails(some) || fails(few) {
		t.Error("after many loops without end: want an error of the long loop only")
	}
	if fails(body(cxx.NewRegistry(), long)) {
		t.Error("a registry bounds another one")
	}
	small := cxx.NewRegistry()
	small.Limits.Budget = 1000
	if !fails(body(small, long)) {
		t.Error("a small budget allows a long loop")
	}
}
