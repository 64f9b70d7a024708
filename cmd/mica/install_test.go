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

// TestInstall runs the script that installs a release, from a server with a file as scripts/release
// names it. A file whose checksum is wrong does not replace the installed one.
func TestInstall(t *testing.T) {
	if _, err := exec.LookPath("curl"); err != nil {
		if _, err := exec.LookPath("wget"); err != nil {
			t.Skip("there is neither curl nor wget")
		}
	}
	name := "mica-" + runtime.GOOS + "-" + runtime.GOARCH
	release, bin := t.TempDir(), filepath.Join(t.TempDir(), "new", "bin")
	server := httptest.NewServer(http.FileServer(http.Dir(release)))
	defer server.Close()
	publish := func(text string, sum [sha256.Size]byte) {
		for file, data := range map[string]string{name: text, "SHA256SUMS": fmt.Sprintf("%x  %s\n%x  %s.exe\n", sum, name, sha256.Sum256(nil), name)} {
			if err := os.WriteFile(filepath.Join(release, file), []byte(data), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	install := func() (string, error) {
		cmd := exec.Command("sh", "../../scripts/install")
		cmd.Env = append(os.Environ(), "MICA_BASE_URL="+server.URL, "MICA_BIN="+bin)
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	const first, second = "#!/bin/sh\necho first\n", "#!/bin/sh\necho second\n"
	publish(first, sha256.Sum256([]byte(first)))
	if out, err := install(); err != nil || !strings.Contains(out, "installed "+bin+"/mica\n") {
		t.Fatalf("%v\n%s", err, out)
	}
	publish(second, sha256.Sum256([]byte(first)))
	if out, err := install(); err == nil || !strings.Contains(out, "the checksum of "+name+" is wrong") {
		t.Errorf("a wrong checksum: %v\n%s", err, out)
	}
	if out, err := exec.Command(filepath.Join(bin, "mica")).Output(); err != nil || string(out) != "first\n" {
		t.Errorf("the installed program: %v, %q", err, out)
	}
	if err := os.Remove(filepath.Join(release, name)); err != nil {
		t.Fatal(err)
	}
	if out, err := install(); err == nil || !strings.Contains(out, "cannot download") {
		t.Errorf("a missing file: %v\n%s", err, out)
	}
	if files, _ := os.ReadDir(bin); len(files) != 1 {
		t.Errorf("files are left in the directory: %v", files)
	}
}
