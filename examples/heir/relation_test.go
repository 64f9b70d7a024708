package heir

import "testing"

func TestRelations(t *testing.T) {
	for text, want := range map[string]relation{
		"{ [] -> [a, b] : a = 0 and 0 <= b <= 7 }":                                        {0, 2, 0},
		"{ [x, y] -> [s] : (x + 4y - s) mod 16 = 0 and (x - 3*floor((y)/3) >= 1) }":       {2, 1, 0},
		"[n] -> { [x] -> [x, n, 2x + 1] : exists k, l : x = 2k and l - k = 0 and n > x }": {1, 3, 1},
		"{ [x] -> [y] : exists (k : x = 4k) and true and ((x + y)) mod 2 = 1 }":           {1, 1, 0},
	} {
		if r, err := parseRelation(text); err != nil || *r != want {
			t.Errorf("%s: %v, %v", text, r, err)
		}
	}
	for _, text := range []string{"", "{ [x] }", "{ [x] -> [y] : x = z }", "{ [x] -> [y] : x }", "{ [x] -> [y] : x = }", "{ [x] -> [y] } }", "{ [x] -> [y] : x mod y = 0 }", "{ [x] -> [y] : exists : x = 0 }"} {
		if r, err := parseRelation(text); err == nil {
			t.Errorf("%s: %v", text, r)
		}
	}
}
