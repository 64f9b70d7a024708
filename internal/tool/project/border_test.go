package project

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// message returns the text of an error, with its places.
func message(t *testing.T, err error) string {
	t.Helper()
	if list, ok := err.(diag.List); ok {
		var b strings.Builder
		if err := diag.Fprint(&b, list); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	if err == nil {
		return ""
	}
	return err.Error()
}

func symlink(t *testing.T, to, name string) {
	t.Helper()
	if err := os.Symlink(to, name); err != nil {
		t.Skip(err) // on Windows, not everybody may
	}
}

// TestOutside checks that a project file names only files below its directory.
func TestOutside(t *testing.T) {
	top := t.TempDir()
	dir := filepath.Join(top, "project")
	secret := write(t, top, "secret.td", "not TableGen")
	write(t, dir, "sub/ok.td", "")
	symlink(t, secret, filepath.Join(dir, "link.td"))
	symlink(t, top, filepath.Join(dir, "up"))
	for text, want := range map[string]string{
		`definitions = ["` + filepath.ToSlash(secret) + `"]`: "is outside of the directory of the project file",
		`definitions = ["sub/ok.td", "../secret.td"]`:        "mica.toml:1:1: error: '../secret.td' is outside of the directory of the project file",
		`rules = ["sub/../../secret.td"]`:                    "is outside of",
		`cxx = ["link.td"]`:                                  "'link.td' is outside of",
		`definitions = ["up/secret.td"]`:                     "is outside of",
		`definitions = ["up/missing.td"]`:                    "is outside of",
		`definitions = ["sub/ok.td", "missing.td"]`:          "",
		`include = ["..", "/usr/include"]`:                   "",
	} {
		write(t, dir, FileName, text)
		t.Chdir(dir)
		_, err := (&Options{}).Find("-", io.Discard)
		if got := message(t, err); !strings.Contains(got, want) || (want == "") != (err == nil) {
			t.Errorf("%s\ngot %s\nwant %s", text, got, want)
		}
		if _, err := (&Options{outside: true}).Find("-", io.Discard); err != nil {
			t.Errorf("%s: with --project-outside: %v", text, err)
		}
	}
	// The file itself may be a link.
	if err := os.Remove(filepath.Join(dir, FileName)); err != nil {
		t.Fatal(err)
	}
	symlink(t, secret, filepath.Join(dir, FileName))
	if _, err := (&Options{}).Find("-", io.Discard); err == nil || !strings.Contains(err.Error(), "it is a link to a file outside") {
		t.Errorf("a link: %v", err)
	}
}

// TestIncludes checks which files an include directive reads.
func TestIncludes(t *testing.T) {
	top := t.TempDir()
	dir := filepath.Join(top, "project")
	write(t, dir, FileName, `include = ["..", "inner"]`)
	for _, name := range []string{"passwd", "ops.td", "table.inc", "fake.td/passwd", "project/inner/words.txt"} {
		write(t, top, name, "text")
	}
	symlink(t, filepath.Join(top, "passwd"), filepath.Join(top, "linked.td"))
	t.Chdir(dir)
	p, err := (&Options{}).Find("-", io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	files := &source.Set{Includes: p.Includes, Refuse: p.Refuse}
	for name, read := range map[string]bool{
		"passwd": false, "ops.td": true, "table.inc": true, "words.txt": true, "linked.td": false,
		"fake.td/passwd": false, "../passwd": false, filepath.Join(top, "passwd"): false,
	} {
		if _, err := files.Include(name, source.Pos{}); (err == nil) != read {
			t.Errorf("%s: %v", name, err)
		}
	}
	if p, err = (&Options{outside: true}).Find("-", io.Discard); err != nil || p.Refuse != nil {
		t.Errorf("with --project-outside: %v", err)
	}
}

// TestWhereSearchEnds checks that only files that belong to the input's owner are used.
func TestWhereSearchEnds(t *testing.T) {
	top := t.TempDir()
	public := filepath.Join(top, "public")
	write(t, public, FileName, "")
	write(t, public, "mine/in.mlir", "")
	write(t, public, "mine/repo/.git/HEAD", "")
	write(t, top, "home/user/tree/in.mlir", "")
	write(t, top, "home/"+FileName, "")
	write(t, top, "open/.git/HEAD", "")
	write(t, top, "open/"+FileName, "")
	for dir, mode := range map[string]os.FileMode{public: 0o777 | os.ModeSticky, filepath.Join(top, "open"): 0o777} {
		if err := os.Chmod(dir, mode); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("HOME", filepath.Join(top, "home", "user"))
	t.Setenv("USERPROFILE", filepath.Join(top, "home", "user"))
	for in, want := range map[string]string{
		"public/mine/in.mlir":          "anyone can write to its directory",
		"public/in.mlir":               "anyone can write to its directory",
		"public/mine/repo/lib/in.mlir": "it is outside of the repository",
		"home/user/tree/in.mlir":       "it is outside of the home directory",
		"open/lib/in.mlir":             "", // of a repository
	} {
		var errs strings.Builder
		p, err := (&Options{}).Find(filepath.Join(top, filepath.FromSlash(in)), &errs)
		if err != nil || !strings.Contains(errs.String(), want) || (p != nil) != (want == "") || strings.Count(errs.String(), "\n") > 1 {
			t.Errorf("%s: %v, %v\n%s", in, p, err, errs.String())
		}
	}
}
