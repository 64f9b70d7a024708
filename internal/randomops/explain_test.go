package randomops_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/randomops"
)

func TestExplain(t *testing.T) {
	list, err := randomops.ReadExplanations("# comment\nop: a.*\nwant: rank \\d+\nwhy: it is not initialized\n\nop: b.c\ngot: ^$\nwhy: because\n")
	if err != nil || len(list) != 2 {
		t.Fatal(list, err)
	}
	rs := []randomops.Result{
		{Case: randomops.Case{Op: "a.x"}, Want: randomops.Answer{Message: "of rank 77"}, Got: "other"},
		{Case: randomops.Case{Op: "a.x"}, Want: randomops.Answer{Message: "else"}, Got: "other"},
		{Case: randomops.Case{Op: "b.c"}, Want: randomops.Answer{Message: "m"}},
		{Case: randomops.Case{Op: "b.c"}, Agree: true},
	}
	if n := randomops.Explain(rs, list); n != 2 || !rs[0].Explained || rs[1].Explained || !rs[2].Explained || rs[3].Explained {
		t.Error(n, rs)
	}
	for _, bad := range []string{"op: [\nwhy: x", "op: a", "nothing", "want: (\nwhy: x", "other: x\nwhy: y"} {
		if _, err := randomops.ReadExplanations(bad); err == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}
