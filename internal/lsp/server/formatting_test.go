package server

import "testing"

// TestChanged replaces the lines in which two texts differ.
func TestChanged(t *testing.T) {
	for _, c := range []struct{ a, b, old, new string }{
		{"a\nb\nc\n", "a\nX\nc\n", "b\n", "X\n"},
		{"a\nc\n", "a\nb\nc\n", "", "b\n"},
		{"a\na\n", "a\n", "a\n", ""},
		{"", "a\n", "", "a\n"},
		{"ab", "ac", "ab", "ac"},
		{"xx a\nb", "x a\nb", "xx a\n", "x a\n"},
	} {
		start, end := changed([]byte(c.a), []byte(c.b))
		if o, n := c.a[start:len(c.a)-end], c.b[start:len(c.b)-end]; o != c.old || n != c.new {
			t.Errorf("%q to %q: %q to %q", c.a, c.b, o, n)
		}
	}
}
