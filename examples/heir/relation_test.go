package heir

import (
	"math/big"
	"slices"
	"testing"
)

func TestRelations(t *testing.T) {
	type sizes struct{ domain, codomain, symbols int }
	for text, want := range map[string]sizes{
		"{ [] -> [a, b] : a = 0 and 0 <= b <= 7 }":                                        {0, 2, 0},
		"{ [x, y] -> [s] : (x + 4y - s) mod 16 = 0 and (x - 3*floor((y)/3) >= 1) }":       {2, 1, 0},
		"[n] -> { [x] -> [x, n, 2x + 1] : exists k, l : x = 2k and l - k = 0 and n > x }": {1, 3, 1},
		"{ [x] -> [y] : exists (k : x = 4k) and true and ((x + y)) mod 2 = 1 }":           {1, 1, 0},
	} {
		r, err := parseRelation(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
		} else if got := (sizes{len(r.domain), len(r.codomain), len(r.symbols)}); got != want {
			t.Errorf("%s: %v, expected %v", text, got, want)
		}
	}
	for _, text := range []string{"", "{ [x] }", "{ [x] -> [y] : x = z }", "{ [x] -> [y] : x }", "{ [x] -> [y] : x = }", "{ [x] -> [y] } }",
		"{ [x] -> [y] : x mod y = 0 }", "{ [x] -> [y] : x mod 0 = 0 }", "{ [x] -> [y] : x*y = 0 }", "{ [x] -> [y] : exists : x = 0 }"} {
		if r, err := parseRelation(text); err == nil {
			t.Errorf("%s: %v", text, r)
		}
	}
}

func TestBounds(t *testing.T) {
	const none = "none"
	for text, want := range map[string][]string{ // lower and upper bound of each variable after ->
		"{ [x] -> [a, b] : a = 0 and 0 <= b <= 7 }":                                                   {"0", "0", "0", "7"},
		"{ [x] -> [y] : y = 2x + 1 and -3 <= x < 4 }":                                                 {"-5", "7"},
		"{ [x] -> [y] : y > 3x and 2y <= 9 }":                                                         {none, "4"},
		"{ [x] -> [c, s] : (x - s) mod 16 = 0 and 0 <= s < 16 and c = floor(x/16) and 0 <= x <= 99 }": {"0", "6", "0", "15"},
		"{ [x, y] -> [x + y, 3] : 0 <= x <= 4 and x <= y <= 10 }":                                     {"0", "14", "3", "3"},
		"{ [x] -> [y] : exists k : y = 4k and 1 <= y <= 11 }":                                         {"1", "11"},
		"{ [x] -> [y] : x mod 3 = y }":                                                                {"0", "2"},
	} {
		r, err := parseRelation(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		var got []string
		for _, v := range r.codomain {
			lower, upper, err := bounds(r.constraints, v)
			if err != nil {
				t.Errorf("%s: %v", text, err)
			}
			for _, x := range []*big.Int{lower, upper} {
				if x == nil {
					got = append(got, none)
				} else {
					got = append(got, x.String())
				}
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, expected %v", text, got, want)
		}
	}
}
