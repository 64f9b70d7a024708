package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestTags makes releases of a commit that gets one tag after another.
func TestTags(t *testing.T) {
	have(t, "git")
	dir := t.TempDir()
	for name, text := range map[string]string{"README.md": "", "LICENSE": "", "CHANGELOG.md": "", "go.mod": "module example.com/tagged\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	git := func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", append([]string{"-C", dir, "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "tag.gpgSign=false", "-c", "commit.gpgSign=false"}, args...)...)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	git("init", "-q")
	git("add", ".")
	git("commit", "-q", "-m", "first")
	check := func(want, wantErr string) {
		t.Helper()
		got, err := taggedVersion(dir)
		if got != want || (err == nil) != (wantErr == "") || err != nil && !strings.Contains(err.Error(), wantErr) {
			t.Errorf("%q, %v; want %q, %q", got, err, want, wantErr)
		}
	}
	check("", "")
	for _, tag := range []string{"v1", "v0.1", "other", "v0.1.0x"} {
		git("tag", tag)
	}
	check("", "")
	git("tag", "v0.1.0-rc.1")
	check("v0.1.0-rc.1", "")
	git("tag", "-a", "-m", "final", "v0.1.0") // annotated tags count as well
	check("", "the commit has the tags v0.1.0, v0.1.0-rc.1: choose one by -version")
	git("commit", "-q", "--allow-empty", "-m", "second")
	check("", "")

	// An error of git is not a commit without tags.
	if err := os.WriteFile(filepath.Join(dir, ".git", "packed-refs"), []byte("damaged\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	check("", "git tag --points-at HEAD")
	if s, err := readRelease(dir, ""); err == nil {
		t.Errorf("a release of a damaged repository: %+v", s.version)
	}
}

// TestTagOfWorkflow checks that the workflow of releases names the version, since a commit may have two tags, and does not run for
// tags such as v1.
func TestTagOfWorkflow(t *testing.T) {
	workflow, err := os.ReadFile("../../.github/workflows/release.yml")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(workflow), `-version "$VERSION"`) || !strings.Contains(string(workflow), "VERSION: ${{ github.ref_type == 'tag' && github.ref_name || '' }}") {
		t.Error("the workflow does not give the version to the program")
	}
	m := regexp.MustCompile(`tags: \["(.*)"\]`).FindSubmatch(workflow)
	if m == nil {
		t.Fatal("the workflow has no tags")
	}
	// In a filter of GitHub, + repeats as in a regular expression, * is any text without a slash, and a dot is itself.
	form := regexp.MustCompile("^" + strings.NewReplacer(".", `\.`, "*", "[^/]*").Replace(string(m[1])) + "$")
	for tag, want := range map[string]bool{"v0.1.0": true, "v0.10.12-rc.1": true, "v1": false, "v1.2": false} {
		if form.MatchString(tag) != want {
			t.Errorf("%s starts the workflow: %t", tag, !want)
		}
	}
}
