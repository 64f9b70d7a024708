package opt

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
)

// ownDialect defines a dialect with one operation, in a directory of its own.
func ownDialect(t *testing.T, namespace, op string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	text := `include "mlir/IR/OpBase.td"
def Own_Dialect : Dialect { let name = "` + namespace + `"; }
def Own_Op : Op<Own_Dialect, "` + op + `"> { let assemblyFormat = "attr-dict"; }
`
	if err := os.WriteFile(filepath.Join(dir, "Own.td"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestDialectPlaces looks dialects up in include directories, then in MICA_INCLUDE, then
// among mica's own.
func TestDialectPlaces(t *testing.T) {
	flag, environment, shadowed := ownDialect(t, "own", "one"), ownDialect(t, "own", "two"), ownDialect(t, "ub", "three")
	t.Setenv("MICA_INCLUDE", environment+string(filepath.ListSeparator)+shadowed)
	tool := New(Config{Name: "mica opt", Dialects: all.Natives()})
	run := func(in string, args ...string) (string, int) {
		var out, errs strings.Builder
		code := tool.Main(args, strings.NewReader(in), &out, &errs)
		return out.String() + errs.String(), code
	}
	where := func(args ...string) map[string]string {
		text, code := run("", append(args, "--show-dialects")...)
		if code != 0 {
			t.Fatal(text)
		}
		places := map[string]string{}
		for line := range strings.Lines(text) {
			name, place, _ := strings.Cut(strings.TrimSpace(line), " ")
			places[name] = strings.TrimSpace(place)
		}
		return places
	}
	for _, test := range []struct {
		args          []string
		in            string
		dialect, want string // the output of --show-dialects
		refused       string
	}{
		{in: "own.two", dialect: "own", want: "MICA_INCLUDE " + environment},
		{in: "own.one", refused: "custom op 'own.one' is unknown"},
		{in: "own.one", args: []string{"-I", flag}, dialect: "own", want: "-I " + flag},
		{in: "own.two", args: []string{"-I", flag}, refused: "custom op 'own.two' is unknown"},
		{in: "ub.three", dialect: "ub", want: "MICA_INCLUDE " + shadowed},
		{in: "ub.unreachable", args: []string{"--no-installed-dialects"}, dialect: "ub", want: "mica"},
		{in: "own.two", args: []string{"--no-installed-dialects"}, refused: "Dialect `own' not found"},
	} {
		got, code := run(test.in, test.args...)
		switch {
		case test.refused != "":
			if code == 0 || !strings.Contains(got, test.refused) {
				t.Errorf("%v %s: %s", test.args, test.in, got)
			}
			continue
		case code != 0 || !strings.Contains(got, test.in):
			t.Errorf("%v %s: %s", test.args, test.in, got)
		}
		if places := where(test.args...); places[test.dialect] != test.want {
			t.Errorf("%v: %s is found in %q, want %q", test.args, test.dialect, places[test.dialect], test.want)
		}
	}
}
