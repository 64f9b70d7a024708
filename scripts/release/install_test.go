//go:build linux || darwin

package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// An installation runs the script that installs a release, from a server with a directory that a release
// may have written.
type installation struct {
	release, bin string
	server       *httptest.Server
}

func newInstallation(t *testing.T) *installation {
	if _, err := exec.LookPath("curl"); err != nil {
		have(t, "wget")
	}
	i := &installation{release: t.TempDir(), bin: filepath.Join(t.TempDir(), "new", "bin")}
	i.server = httptest.NewServer(http.FileServer(http.Dir(i.release)))
	t.Cleanup(i.server.Close)
	return i
}

// publish writes a file of the release.
func (i *installation) publish(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(i.release, name), data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// run runs the script, with further settings.
func (i *installation) run(settings ...string) (string, error) {
	cmd := exec.Command("sh", "../install")
	cmd.Env = append(append(os.Environ(), "MICA_BASE_URL="+i.server.URL, "MICA_BIN="+i.bin), settings...)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// TestInstall installs the release, and then tries files that must not replace the installed one.
func TestInstall(t *testing.T) {
	t.Parallel()
	p := pack(t)
	name := p.only(t, "mica-"+runtime.GOOS+"-"+runtime.GOARCH+".tar.gz")
	i := newInstallation(t)
	i.publish(t, name, p.files[name])
	i.publish(t, "SHA256SUMS", p.files["SHA256SUMS"])
	if out, err := i.run(); err != nil || !strings.Contains(out, "installed "+i.bin+"/mica\n") {
		t.Fatalf("%v\n%s", err, out)
	}
	mica := filepath.Join(i.bin, "mica")
	p.check(t, []string{mica}, nil)

	other, err := packTarGzip("mica/", []entry{executable("mica", []byte("#!/bin/sh\necho another\n"))}, testSource().time)
	if err != nil {
		t.Fatal(err)
	}
	i.publish(t, name, other)
	i.refused(t, "the checksum of "+name+" is wrong")
	i.publish(t, "SHA256SUMS", fmt.Appendf(nil, "%x  %s.old\n", sha256.Sum256(other), name))
	i.refused(t, "SHA256SUMS does not list "+name)
	i.publish(t, "SHA256SUMS", fmt.Appendf(nil, "%x  %s\n", sha256.Sum256(other), name))

	// A program in place of GitHub's, which refuses and then accepts.
	tools := t.TempDir()
	gh := func(code int) string {
		text := fmt.Sprintf("#!/bin/sh\n[ \"$1 $2 $4 $5\" = 'attestation verify --repo mica-ir/mica' ] && [ -s \"$3\" ] && exit %d\nexit 9\n", code)
		if err := os.WriteFile(filepath.Join(tools, "gh"), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
		return "PATH=" + tools + ":" + os.Getenv("PATH")
	}
	i.refused(t, "the provenance of "+name+" is not verified", "MICA_ATTESTATION=1", gh(1))
	p.check(t, []string{mica}, nil)
	if out, err := i.run("MICA_ATTESTATION=1", gh(0)); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	if out := command(t, mica); out != "another\n" {
		t.Errorf("the installed program: %q", out)
	}

	i.publish(t, name, other[:len(other)/2])
	i.publish(t, "SHA256SUMS", fmt.Appendf(nil, "%x  %s\n", sha256.Sum256(other[:len(other)/2]), name))
	i.refused(t, "cannot unpack "+name)
	if err := os.Remove(filepath.Join(i.release, name)); err != nil {
		t.Fatal(err)
	}
	i.refused(t, "cannot download")
	if files, _ := os.ReadDir(i.bin); len(files) != 1 {
		t.Errorf("files are left in the directory: %v", files)
	}
}

// TestInstallOverDirectory has a directory with the name of the program.
func TestInstallOverDirectory(t *testing.T) {
	t.Parallel()
	i := newInstallation(t)
	mica := filepath.Join(i.bin, "mica")
	if err := os.MkdirAll(mica, 0o777); err != nil {
		t.Fatal(err)
	}
	i.refused(t, mica+" is a directory; nothing was installed")
	if files, err := os.ReadDir(mica); err != nil || len(files) != 0 {
		t.Errorf("in the directory: %v, %v", files, err)
	}
}

// TestTruncatedInstall gives the shell the beginnings of the script, as curl does when the connection ends. None may
// do anything.
func TestTruncatedInstall(t *testing.T) {
	t.Parallel()
	i := newInstallation(t)
	script, err := os.ReadFile("../install")
	if err != nil {
		t.Fatal(err)
	}
	// Each line, and the parts of the last one.
	var ends []int
	for at, c := range script {
		if last := bytes.LastIndexByte(script[:len(script)-1], '\n'); c == '\n' && at <= last || at > last+1 && at < len(script)-1 {
			ends = append(ends, at)
		}
	}
	for _, end := range ends {
		cmd := exec.Command("sh")
		cmd.Env = append(os.Environ(), "MICA_BASE_URL="+i.server.URL, "MICA_BIN="+i.bin)
		cmd.Stdin = bytes.NewReader(script[:end])
		out, err := cmd.CombinedOutput()
		if _, stat := os.Stat(i.bin); !errors.Is(stat, os.ErrNotExist) || strings.Contains(string(out), "install: ") {
			t.Errorf("the first %d bytes do something: %v\n%s", end, err, out)
		}
	}
}

// refused runs the script, which must fail with a message.
func (i *installation) refused(t *testing.T, want string, settings ...string) {
	t.Helper()
	if out, err := i.run(settings...); err == nil || !strings.Contains(out, want) {
		t.Errorf("%v\n%s\nwant %q", err, out, want)
	}
}

// TestActionCommand runs the second step of action.yml with arguments that a shell would execute. A program that prints its
// arguments is in place of mica.
func TestActionCommand(t *testing.T) {
	t.Parallel()
	have(t, "bash")
	have(t, "xargs")
	action, err := os.ReadFile("../../action.yml")
	if err != nil || !strings.Contains(string(action), "$GITHUB_ACTION_PATH/scripts/run-in-action") || strings.Contains(string(action), "eval") {
		t.Errorf("action.yml does not run the script: %v", err)
	}
	script, err := filepath.Abs("../run-in-action")
	if err != nil {
		t.Fatal(err)
	}
	tools, dir := t.TempDir(), t.TempDir()
	if err := os.WriteFile(filepath.Join(tools, "mica"), []byte("#!/bin/sh\nprintf '<%s>' \"$@\"\nexit 3\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args, want string
		code       int
	}{
		{"fmt --check .", "<fmt><--check><.>", 3},
		{"lit\n  -a\n  test\n", "<lit><-a><test>", 3},
		{`-e 'a  b' "c'd" e\ f ''`, "<-e><a  b><c'd><e f><>", 3},
		{"version; touch pwned", "<version;><touch><pwned>", 3},
		{"$(touch pwned) `touch pwned` $HOME *", "<$(touch><pwned)><`touch><pwned`><$HOME><*>", 3},
		{"a > pwned", "<a><>><pwned>", 3},
		{"\n::error::b 'a", "::error::mica: the quotes in args are not closed\n", 1},
		{" \n", "::error::mica: args has no command\n", 1},
	} {
		cmd := exec.Command("bash", script)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "PATH="+tools+":"+os.Getenv("PATH"), "ARGS="+c.args)
		out, err := cmd.Output()
		var exit *exec.ExitError
		if string(out) != c.want || !errors.As(err, &exit) || exit.ExitCode() != c.code {
			t.Errorf("%q: %v\n%s\nwant %s", c.args, err, out, c.want)
		}
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 0 {
		t.Errorf("the arguments were executed: %v, %v", files, err)
	}
}

// TestAction runs the first step of action.yml as a runner does, with its files of settings, and applies the matcher of problems to
// a message of mica.
func TestAction(t *testing.T) {
	t.Parallel()
	have(t, "bash")
	p := pack(t)
	name := p.only(t, "mica-"+runtime.GOOS+"-"+runtime.GOARCH+".tar.gz")
	i := newInstallation(t)
	i.publish(t, name, p.files[name])
	i.publish(t, "SHA256SUMS", p.files["SHA256SUMS"])
	action, err := os.ReadFile("../../action.yml")
	if err != nil || !strings.Contains(string(action), "$GITHUB_ACTION_PATH/scripts/install-in-action") {
		t.Errorf("action.yml does not run the script: %v", err)
	}
	step := func(settings ...string) (out, path string, err error) {
		temp := t.TempDir()
		file := filepath.Join(temp, "path")
		cmd := exec.Command("bash", "../install-in-action")
		cmd.Env = append(append(os.Environ(), "RUNNER_TEMP="+temp, "GITHUB_PATH="+file, "BASE_URL="+i.server.URL), settings...)
		text, err := cmd.CombinedOutput()
		added, _ := os.ReadFile(file)
		return string(text), strings.TrimSpace(string(added)), err
	}
	for _, settings := range [][]string{{"ACTION_REF=main"}, {"ACTION_REF=v0.1.0"}, {"VERSION=v0.1.0-rc.1", "ACTION_REF=main"}} {
		out, path, err := step(settings...)
		if err != nil || !strings.Contains(out, "::add-matcher::") || !strings.Contains(out, "scripts/problem-matcher.json") {
			t.Fatalf("%v: %v\n%s", settings, err, out)
		}
		p.check(t, []string{filepath.Join(path, "mica")}, nil)
	}
	if out, path, err := step("PROBLEM_MATCHER=false"); err != nil || strings.Contains(out, "::add-matcher::") || path == "" {
		t.Errorf("without annotations: %v\n%s", err, out)
	}
	for _, c := range [][2]string{{"VERSION=1;echo", "::error::mica: '1;echo' is neither a release"}, {"BASE_URL=" + i.server.URL + "/none", "::error::mica: the release latest was not installed"}} {
		if out, path, err := step(c[0]); err == nil || path != "" || !strings.Contains(out, c[1]) {
			t.Errorf("%s: %v\n%s", c[0], err, out)
		}
	}
	var matcher struct {
		ProblemMatcher []struct{ Pattern []struct{ Regexp string } }
	}
	text, err := os.ReadFile("../problem-matcher.json")
	if err != nil || json.Unmarshal(text, &matcher) != nil {
		t.Fatal(err)
	}
	got := regexp.MustCompile(matcher.ProblemMatcher[0].Pattern[0].Regexp).FindStringSubmatch("lib/a.mlir:3:14: error: expected ':'")
	if want := []string{"lib/a.mlir", "3", "14", "error", "expected ':'"}; len(got) != 6 || !slices.Equal(got[1:], want) {
		t.Errorf("the matcher finds %q", got)
	}
}
