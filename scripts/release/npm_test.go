package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// registry serves the npm packages of a release as npm's registry does.
func registry(t *testing.T, p packed) *httptest.Server {
	answers := map[string][]byte{}
	// The slash in a package's name arrives escaped, so the path is not split.
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		answer, ok := answers[r.URL.Path]
		if !ok {
			http.NotFound(w, r)
			return
		}
		w.Write(answer)
	}))
	t.Cleanup(server.Close)
	for name, data := range p.files {
		if !strings.HasSuffix(name, ".tgz") {
			continue
		}
		unzip, err := gzip.NewReader(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		all, err := io.ReadAll(unzip)
		if err != nil {
			t.Fatal(err)
		}
		var version map[string]any
		if err := json.Unmarshal(untar(t, all)["package/package.json"], &version); err != nil {
			t.Fatal(err)
		}
		sum := sha512.Sum512(data)
		version["dist"] = map[string]string{"tarball": server.URL + "/files/" + name, "integrity": "sha512-" + base64.StdEncoding.EncodeToString(sum[:])}
		number := version["version"].(string)
		answer, err := json.Marshal(map[string]any{"name": version["name"], "dist-tags": map[string]string{"latest": number}, "versions": map[string]any{number: version}})
		if err != nil {
			t.Fatal(err)
		}
		answers["/"+version["name"].(string)], answers["/files/"+name] = answer, data
	}
	return server
}

// TestNPM installs the package from a registry. npm chooses the binary for the machine; without it, and with one of the packages
// of WebAssembly, the same command runs that.
func TestNPM(t *testing.T) {
	t.Parallel()
	p := pack(t)
	have(t, "npm")
	p.only(t, "mica-ir-mica-[0-9]*.tgz")
	server, dir := registry(t, p), t.TempDir()
	npm := func(args ...string) {
		t.Helper()
		cmd := exec.Command("npm", append(args, "--registry", server.URL, "--cache", filepath.Join(dir, "cache"), "--no-audit", "--no-fund", "--no-update-notifier", "--prefix", dir)...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("npm %v: %v\n%s", args, err, out)
		}
	}
	npm("install", "@mica-ir/mica")
	mica := filepath.Join(dir, "node_modules", ".bin", "mica")
	p.check(t, []string{mica}, append([]string{mica}, "mlir-opt"))
	installed, err := filepath.Glob(filepath.Join(dir, "node_modules", "@mica-ir", "*"))
	if err != nil || len(installed) != 2 {
		t.Errorf("installed: %v, %v", installed, err)
	}
	if !p.real {
		var exit *exec.ExitError
		if err := exec.Command(mica, "exit").Run(); !errors.As(err, &exit) || exit.ExitCode() != 3 {
			t.Errorf("exit code: %v", err)
		}
	}
	for _, path := range installed {
		if filepath.Base(path) != "mica" {
			if err := os.RemoveAll(path); err != nil {
				t.Fatal(err)
			}
		}
	}
	if out, err := exec.Command(mica, "version").CombinedOutput(); err == nil || !strings.Contains(string(out), "is not installed") {
		t.Errorf("without a binary: %v\n%s", err, out)
	}
	wasm := p.only(t, "mica-ir-mica-wasm-systems-*.tgz")
	to := filepath.Join(dir, "node_modules", "@mica-ir", "mica-wasm-systems")
	if err := os.Mkdir(to, 0o777); err != nil {
		t.Fatal(err)
	}
	command(t, "tar", "-xf", filepath.Join(p.dir, wasm), "-C", to, "--strip-components=1")
	p.check(t, []string{mica}, append([]string{mica}, "mlir-opt"))
	checkEnvironment(t, p, mica)
}

// TestNPMFiles installs the files of the release as docs/install.md says, with a registry that has none of the packages.
func TestNPMFiles(t *testing.T) {
	t.Parallel()
	p := pack(t)
	have(t, "npm")
	main := p.only(t, "mica-ir-mica-[0-9]*.tgz")
	native := p.only(t, "mica-ir-mica-"+strings.TrimSpace(command(t, "node", "-p", "process.platform + '-' + process.arch"))+"-[0-9]*.tgz")
	server, dir := httptest.NewServer(http.NotFoundHandler()), t.TempDir()
	t.Cleanup(server.Close)
	cmd := exec.Command("npm", "install", "--omit=optional", filepath.Join(p.dir, main), filepath.Join(p.dir, native),
		"--registry", server.URL, "--cache", filepath.Join(dir, "cache"), "--no-audit", "--no-fund", "--no-update-notifier", "--prefix", dir)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	p.check(t, []string{filepath.Join(dir, "node_modules", ".bin", "mica")}, nil)
}

// checkEnvironment runs the WebAssembly in an environment that is larger than Go's limit there.
func checkEnvironment(t *testing.T, p packed, mica string) {
	t.Helper()
	command := "environment"
	if p.real {
		command = "version"
	}
	cmd := exec.Command(mica, command)
	cmd.Env = append(os.Environ(), "LARGE="+strings.Repeat("x", 20_000), "MICA_INCLUDE=/include", "NO_COLOR=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("in a large environment: %v\n%s", err, out)
	}
	if p.real {
		return
	}
	lines := strings.Split(string(out), "\n")
	for _, want := range []string{"MICA_INCLUDE=/include", "NO_COLOR=1", "PATH=" + os.Getenv("PATH")} {
		if !slices.Contains(lines, want) {
			t.Errorf("no %s in the environment\n%s", want, out)
		}
	}
}

// TestVariables checks that the WebAssembly gets all variables that mica reads.
func TestVariables(t *testing.T) {
	read := regexp.MustCompile(`os\.(?:Getenv|LookupEnv)\("(\w+)"\)`)
	found := map[string]bool{}
	for _, dir := range []string{"../../cmd", "../../internal", "../../opt"} {
		err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			for _, m := range read.FindAllSubmatch(text, -1) {
				found[string(m[1])] = true
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if !found["COLUMNS"] || !found["MICA_INCLUDE"] {
		t.Errorf("mica reads %v", found)
	}
	for name := range found {
		if !strings.HasPrefix(name, "MICA_") && !strings.Contains(npmWasm, `"`+name+`"`) {
			t.Errorf("wasm.js does not pass %s", name)
		}
	}
}
