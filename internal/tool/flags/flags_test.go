package flags

import (
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	tests := []struct{ args, want, err string }{
		{"a", "pos=a", ""},
		{"-", "pos=-", ""},
		{"-x=mlir -", "x=mlir pos=-", ""},
		{"--x mlir", "x=mlir", ""},
		{"-Idir -I dir2 -I=dir3", "I=dir I=dir2 I=dir3", ""},
		{"-v --v -v=0 --v=true", "v=true v=true v=false v=true", ""},
		{"--opt --opt=m a", "opt= opt=m pos=a", ""},
		{"-v -- -v", "v=true pos=-v", ""},
		{"-o", "", "t: for the -o option: requires a value!\n"},
		{"-v=x", "", "t: for the -v option: 'x' is invalid value for boolean argument! Try 0 or 1\n"},
		{"-o a -o b", "o=a o=b", ""},
		{"-c -c", "c= c=", ""},
		{"-c=1", "", "The thing option: does not allow a value! '1' specified.\n"},
		{"--pt", "", "t: Unknown command line argument '--pt'.  Try: 't --help'\nt: Did you mean '--opt'?\n"},
		{"--pt=3", "", "t: Unknown command line argument '--pt=3'.  Try: 't --help'\nt: Did you mean '--opt=3'?\n"},
		{"-xm", "", "t: for the -x option: may not occur within a group!\n" +
			"t: Unknown command line argument '-xm'.  Try: 't --help'\nt: Did you mean '-x'?\n"},
		{"-vx=1 --Ia", "v=true x=1 I=a", ""},
		{"-vvI", "", "t: Unknown command line argument '-vvI'.  Try: 't --help'\nt: Did you mean '-I'?\n"},
		{"-x=1 --version a b c --zzz", "x=1 version=true", ""},
		{"--version=1", "", "t: for the --version option: does not allow a value! '1' specified.\n"},
		{"--load-pass-plugin=x", "", "t: MLIR's flag '--load-pass-plugin=x' has no effect here: a plugin is compiled C++; a pass is written in Go, with the package pass\n"},
		{"--sion", "", "t: Unknown command line argument '--sion'.  Try: 't --help'\nt: Did you mean '--version'?\n"},
		{"a b c", "", "t: Too many positional arguments specified!\nCan specify at most 2 positional arguments: See: t --help\n"},
	}
	for _, tt := range tests {
		var got []string
		note := func(name string) func(string) error {
			return func(v string) error { got = append(got, name+"="+v); return nil }
		}
		s := &Set{Tool: "t", MaxPositional: 2}
		s.Add(Flag{Name: "x", Kind: Value, Help: "h", Set: note("x")})
		s.Add(Flag{Name: "o", Kind: Value, Help: "h", Set: note("o")})
		s.Add(Flag{Name: "c", Kind: Choice, Title: "The thing", Help: "h", Set: note("c")})
		s.Add(Flag{Name: "I", Kind: Prefix, Help: "h", Set: note("I")})
		s.Add(Flag{Name: "v", Kind: Bool, Help: "h", Set: note("v")})
		s.Add(Flag{Name: "opt", Kind: Optional, Help: "h", Set: note("opt")})
		s.Add(Flag{Name: "version", Kind: Bool, Alone: true, Set: note("version")})
		pos, err := s.Parse(strings.Fields(tt.args))
		for _, p := range pos {
			got = append(got, "pos="+p)
		}
		if err != nil {
			if err.Error() != tt.err {
				t.Errorf("%q: error %q, want %q", tt.args, err, tt.err)
			}
			continue
		}
		if g := strings.Join(got, " "); g != tt.want || tt.err != "" {
			t.Errorf("%q: got %q, want %q, error %q", tt.args, g, tt.want, tt.err)
		}
	}
}
func TestMisspelt(t *testing.T) {
	for args, want := range map[string]string{
		"--pattrns x in": "mica t: Unknown command line argument '--pattrns'.  Try: 'mica t --help'\nmica t: Did you mean '--patterns'?\n",
		"-pattrns=x":     "mica t: Unknown command line argument '-pattrns=x'.  Try: 'mica t --help'\nmica t: Did you mean '--patterns=x'?\n",
		"--vv --Ia in":   "",
	} {
		s := &Set{Tool: "mica t", MaxPositional: 1}
		var text string
		var on bool
		s.String(&text, "patterns", "file", "h")
		s.String(&text, "p", "file", "h")
		s.Bool(&on, "v", "h")
		s.Add(Flag{Name: "I", Kind: Prefix, Help: "h", Set: func(string) error { return nil }})
		if _, err := s.Parse(strings.Fields(args)); err == nil && want != "" || err != nil && err.Error() != want {
			t.Errorf("%q: %v, want %q", args, err, want)
		}
	}
}
