package ir

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/mica-ir/mica/num"
)

// TestUniquerConcurrent makes the same objects in several goroutines.
func TestUniquerConcurrent(t *testing.T) {
	c := NewContext()
	const n, goroutines = 2000, 4
	var got [goroutines][n]Attribute
	var wg sync.WaitGroup
	for g := range goroutines {
		wg.Go(func() {
			for i := range n {
				k := (i*7 + g) % n
				got[g][k] = c.ArrayAttr([]Attribute{c.StringAttr(fmt.Sprint(k)), c.Int64Attr(c.IntegerType(k%70+1), int64(k)),
					c.TypeAttr(c.FunctionType([]Type{c.VectorType([]int64{int64(k)}, c.F32(), nil)}, nil))})
			}
		})
	}
	wg.Wait()
	for g := range goroutines {
		for i := range n {
			if got[g][i] != got[0][i] {
				t.Fatalf("two objects for %s", got[0][i])
			}
		}
	}
}

func TestRegister(t *testing.T) {
	c := NewContext()
	if err := c.Register(testDialect()); err != nil {
		t.Fatal(err)
	}
	if err := c.Register(testDialect()); err == nil {
		t.Error("a dialect is registered twice")
	}
	if err := c.Replace(testDialect()); err != nil {
		t.Error(err)
	}
	twice := &Dialect{Namespace: "twice", Ops: []*OpDef{{Name: "twice.a"}, {Name: "twice.a"}}}
	if err := c.Register(twice); err == nil || c.Dialect("twice") != nil {
		t.Errorf("two ops of one name: %v", err)
	}
	if err := c.Register(&Dialect{Namespace: "other", Ops: []*OpDef{{Name: "twice.a"}}}); err == nil {
		t.Error("an op of another namespace is registered")
	}
	loads := 0
	if err := c.RegisterLazily("lazy", func() (*Dialect, error) {
		loads++
		return &Dialect{Namespace: "lazy", Ops: []*OpDef{{Name: "lazy.op"}}}, nil
	}); err != nil {
		t.Fatal(err)
	}
	if err := c.RegisterLazily("broken", func() (*Dialect, error) { return nil, errors.New("it is broken") }); err != nil {
		t.Fatal(err)
	}
	if why := c.ExplainDialect("broken"); c.Dialect("broken") != nil || why != "" || c.ExplainDialect("broken") != "it is broken" {
		t.Errorf("a dialect that cannot be constructed is explained as %q, then %q", why, c.ExplainDialect("broken"))
	}
	if c.LookupOp("test.add") == nil || c.LookupOp("test.none") != nil || loads != 0 {
		t.Error("look-ups in other dialects load the lazy one")
	}
	if d := c.OpDef("lazy.op"); !d.Registered || loads != 1 {
		t.Errorf("the lazy dialect is loaded %d times", loads)
	}
	s := &oneDialect{ctx: c}
	c.OnDemand(s)
	if !slices.Contains(c.DialectNames(), "late") || s.asked != 0 {
		t.Error("the names of dialects load them")
	}
	if c.LookupOp("late") != nil || s.asked != 0 {
		t.Error("a name that belongs to no dialect loads one")
	}
	for range 2 {
		if !c.OpDef("late.op").Registered || c.OpDef("no.one").Registered || c.Dialect("no") != nil || s.asked != 2 {
			t.Errorf("the source is asked %d times", s.asked)
		}
	}
	u := c.OpDef("no.op")
	if u.Registered || c.OpDef("no.op") != u || c.LookupOp("no.op") != nil {
		t.Error("an op that is not registered has several descriptions")
	}
}

// oneDialect is a source of the dialect late.
type oneDialect struct {
	ctx   *Context
	asked int
}

func (s *oneDialect) DialectNames() []string { return []string{"late"} }

func (s *oneDialect) Explain(string) string { return "" }

func (s *oneDialect) RegisterDialect(namespace string) {
	s.asked++
	if namespace == "late" {
		if err := s.ctx.Register(&Dialect{Namespace: "late", Ops: []*OpDef{{Name: "late.op"}}}); err != nil {
			panic(err)
		}
	}
}

func TestTraitLookup(t *testing.T) {
	for _, s := range []struct{ name, want string }{
		{"::mlir::OpTrait::IsTerminator", "IsTerminator"},
		{"OpTrait::SingleBlockImplicitTerminator<a.yield>::Impl", "SingleBlockImplicitTerminator<a.yield>"},
		{"HasParent<a.b, a.c>", "HasParent<a.b, a.c>"},
		{"IsolatedFromAbove", "IsIsolatedFromAbove"},
		{"AtLeastNOperands<2>::Impl", "AtLeastNOperands<2>"},
		{"HasParent<::mlir::ModuleOp, x::FuncOp>", "HasParent<builtin.module, x::FuncOp>"},
		{"AtLeastNOperands<x>", ""},
		{"lwe::SomeTrait", ""},
	} {
		got := ""
		if tr := LookupTrait(s.name); tr != nil {
			got = tr.Name
		}
		if got != s.want {
			t.Errorf("%s is %q, want %q", s.name, got, s.want)
		}
	}
}

// TestHashFlood makes attributes that differ in few bits each: none may be hard to
// find, as it would be if the hashes of many were alike.
func TestHashFlood(t *testing.T) {
	c := NewContext()
	for shift := range 49 {
		for i := range uint64(1 << 12) {
			c.IntegerAttr(c.IntegerType(64), num.NewAPUint(64, i<<shift))
		}
	}
	run, longest := 0, 0
	slots := *c.integers.slots.Load()
	for i := range slots {
		if run++; slots[i].load() == nil {
			run = 0
		}
		longest = max(longest, run)
	}
	if longest > 200 {
		t.Errorf("%d slots in a row are occupied", longest)
	}
}
