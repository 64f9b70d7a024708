//go:build linux || darwin

package main

import (
	"crypto/sha256"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
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

// refused runs the script, which must fail with a message.
func (i *installation) refused(t *testing.T, want string, settings ...string) {
	t.Helper()
	if out, err := i.run(settings...); err == nil || !strings.Contains(out, want) {
		t.Errorf("%v\n%s\nwant %q", err, out, want)
	}
}
