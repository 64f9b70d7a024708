package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// A packed release is made once for all tests: of a small program in place of mica, or, in the directory MICA_RELEASE, of
// the real ones.
type packed struct {
	dir      string
	files    files
	programs []program // nil if real
	real     bool
}

var (
	once   sync.Once
	shared packed
	failed error
)

func TestMain(m *testing.M) {
	code := m.Run()
	if shared.dir != "" && !shared.real {
		os.RemoveAll(shared.dir)
	}
	os.Exit(code)
}

// pack returns the release.
func pack(t *testing.T) packed {
	once.Do(func() {
		if dir := os.Getenv("MICA_RELEASE"); dir != "" {
			shared, failed = readPacked(dir)
			return
		}
		if shared.dir, failed = os.MkdirTemp("", "mica-release-test-"); failed != nil {
			return
		}
		if shared.programs, failed = fakes(shared.dir); failed != nil {
			return
		}
		dir := filepath.Join(shared.dir, "dist")
		if failed = write(testSource(), shared.programs, dir); failed == nil {
			var read packed
			read, failed = readPacked(dir)
			shared.files = read.files
		}
	})
	if failed != nil {
		t.Fatal(failed)
	}
	p := shared
	if !p.real {
		p.dir = filepath.Join(p.dir, "dist")
	}
	return p
}

func readPacked(dir string) (packed, error) {
	p := packed{dir: dir, files: files{}, real: true}
	list, err := os.ReadDir(dir)
	if err != nil {
		return p, err
	}
	for _, f := range list {
		if p.files[f.Name()], err = os.ReadFile(filepath.Join(dir, f.Name())); err != nil {
			return p, err
		}
	}
	return p, nil
}

func testSource() *source {
	return &source{version: "v0.1.0", commit: strings.Repeat("0123abcd", 5), time: time.Unix(1_750_000_000, 0).UTC(),
		texts: map[string][]byte{"README.md": []byte("# mica\n"), "LICENSE": []byte("license\n"), "NOTICES": []byte("notices\n"), "CHANGELOG.md": []byte("# Changes\n"), "wasm_exec.js": wasmExec()}}
}

// wasmExec returns the program that Go has for WebAssembly.
func wasmExec() []byte {
	root, err := output(".", "go", "env", "GOROOT")
	if err != nil {
		panic(err)
	}
	data, err := os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		panic(err)
	}
	return data
}

// fakes compiles the small program for this machine and for WebAssembly, and takes a text as the program of other systems.
func fakes(dir string) ([]program, error) {
	var programs []program
	for _, t := range allTargets() {
		p := program{target: t, mica: []byte("for " + t.name()), tblgen: []byte("mlir-tblgen for " + t.name())}
		if t.os == runtime.GOOS && t.arch == runtime.GOARCH || t.os == "js" {
			file := filepath.Join(dir, t.exe("fake"))
			cmd := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", file, "./testdata/fake")
			cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.os, "GOARCH="+t.arch)
			if out, err := cmd.CombinedOutput(); err != nil {
				return nil, fmt.Errorf("%w\n%s", err, out)
			}
			data, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			p.mica, p.tblgen = data, data
		}
		programs = append(programs, p)
	}
	return programs, nil
}

// only returns the name of the only file of this form, or skips the test if the release is of other targets.
func (p packed) only(t *testing.T, form string) string {
	t.Helper()
	var found []string
	for _, name := range p.files.names() {
		if ok, _ := filepath.Match(form, name); ok {
			found = append(found, name)
		}
	}
	switch len(found) {
	case 0:
		t.Skipf("the release has no %s", form)
	case 1:
		return found[0]
	}
	t.Fatalf("%s matches %v", form, found)
	return ""
}

// check runs an installed program, and under the name of a tool of MLIR.
func (p packed) check(t *testing.T, mica, mlirOpt []string) {
	t.Helper()
	if out := command(t, mica[0], append(mica[1:], "version")...); !strings.HasPrefix(out, "mica v") {
		t.Errorf("mica version: %q", out)
	}
	if mlirOpt == nil {
		return
	}
	want, args := "mlir-opt -a b\n", []string{"-a", "b"}
	if p.real {
		want, args = "mica, compatible with LLVM 22 mlir-opt\n", []string{"--version"}
	}
	if out := command(t, mlirOpt[0], append(mlirOpt[1:], args...)...); !strings.HasPrefix(out, want) {
		t.Errorf("mlir-opt: %q, not %q", out, want)
	}
}

// command runs a command that must succeed, and returns its output.
func command(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		t.Fatalf("%s %s: %v\n%s%s", name, strings.Join(args, " "), err, out, exit.Stderr)
	}
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// superuser returns the words before a command that must run as root, for chroot.
func superuser(t *testing.T) []string {
	t.Helper()
	switch {
	case runtime.GOOS != "linux":
		t.Skip("an empty root needs Linux")
	case os.Geteuid() == 0:
		return nil
	case exec.Command("unshare", "-r", "chroot", "/", "true").Run() != nil:
		t.Skip("an empty root needs the rights of root, or user namespaces")
	}
	return []string{"unshare", "-r"}
}

// inRoot returns the words of a command in another root.
func inRoot(t *testing.T, root string, words ...string) []string {
	return append(append(superuser(t), "chroot", root), words...)
}

// have skips a test without a program.
func have(t *testing.T, name string) {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		t.Skipf("there is no %s", name)
	}
}

func TestVersions(t *testing.T) {
	for _, c := range []struct{ version, debian, python string }{
		{"v1.2.3", "1.2.3", "1.2.3"},
		{"v0.1.0-rc.2", "0.1.0~rc.2", "0.1.0rc2"},
		{"v0.1.0-beta1", "0.1.0~beta1", "0.1.0b1"},
		{"v0.0.0-20260102030405-0123456789ab", "0.0.0~20260102030405+0123456789ab", "0.0.0.dev20260102030405+0123456789ab"},
		{"v0.1.0-strange", "0.1.0~strange", ""},
	} {
		s := &source{version: c.version}
		python, err := s.python()
		if s.debian() != c.debian || python != c.python || (err != nil) != (c.python == "") {
			t.Errorf("%s: %s, %s, %v", c.version, s.debian(), python, err)
		}
	}
	for _, version := range []string{"1.2.3", "v1.2", "latest", "v1.2.3 x"} {
		if _, err := readRelease("../..", version); err == nil || !strings.Contains(err.Error(), "is not a version") {
			t.Errorf("%s: %v", version, err)
		}
	}
}

func TestTargets(t *testing.T) {
	if got, err := parseTargets([]string{"js/wasm", "linux/arm64"}); err != nil || len(got) != 2 || got[0].name() != "linux/arm64" {
		t.Errorf("%v, %v", got, err)
	}
	if _, err := parseTargets([]string{"plan9/amd64"}); err == nil || err.Error() != "unknown target plan9/amd64" {
		t.Errorf("an unknown target: %v", err)
	}
}

// TestSource reads the state of this checkout, with the licenses of all linked modules.
func TestSource(t *testing.T) {
	have(t, "git")
	if _, err := output("../..", "git", "rev-parse", "HEAD"); err != nil {
		t.Skipf("not a checkout: %v", err)
	}
	s, err := readRelease("../..", "v0.1.0")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"\n== Go's standard library\n", "\n== github.com/BurntSushi/toml v", "\n== golang.org/x/sys v"} {
		if !strings.Contains(string(s.texts["NOTICES"]), want) {
			t.Errorf("NOTICES lack %q", want)
		}
	}
	if s.version != "v0.1.0" || len(strings.TrimSuffix(s.commit, "+changes")) != 40 {
		t.Errorf("version %s, commit %s", s.version, s.commit)
	}
}

// TestSums compares the checksums and the provenance with the files, and makes the release again: the bytes must be the same.
func TestSums(t *testing.T) {
	t.Parallel()
	p := pack(t)
	lines := strings.Split(strings.TrimSpace(string(p.files["SHA256SUMS"])), "\n")
	if len(lines) != len(p.files)-1 {
		t.Errorf("%d files, %d checksums", len(p.files), len(lines))
	}
	sums := map[string]string{}
	for _, line := range lines {
		sum, name, _ := strings.Cut(line, "  ")
		if sums[name] = sum; sum != fmt.Sprintf("%x", sha256.Sum256(p.files[name])) {
			t.Errorf("checksum of %q", name)
		}
	}
	var s statement
	if err := json.Unmarshal(p.files["provenance.intoto.json"], &s); err != nil {
		t.Fatal(err)
	}
	subjects := map[string]string{"provenance.intoto.json": sums["provenance.intoto.json"]}
	for _, f := range s.Subject {
		subjects[f.Name] = f.Digest["sha256"]
	}
	if !maps.Equal(subjects, sums) || len(s.Predicate.BuildDefinition.ResolvedDependencies[0].Digest["gitCommit"]) < 40 {
		t.Errorf("provenance: %+v", s)
	}
	if p.real {
		return
	}
	again, err := makePackages(testSource(), p.programs)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.names(), p.files.names()) {
		t.Errorf("%v, then %v", p.files.names(), again.names())
	}
	for name, data := range again {
		if !bytes.Equal(data, p.files[name]) {
			t.Errorf("%s is different when it is made again", name)
		}
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "old"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := write(testSource(), p.programs, dir); err == nil || !strings.Contains(err.Error(), "is not of this release") {
		t.Errorf("a directory with other files: %v", err)
	}
}

// TestArchive unpacks the archive for this machine.
func TestArchive(t *testing.T) {
	p := pack(t)
	have(t, "tar")
	name, dir := p.only(t, "mica-"+runtime.GOOS+"-"+runtime.GOARCH+".tar.gz"), t.TempDir()
	command(t, "tar", "-xf", filepath.Join(p.dir, name), "-C", dir, "--strip-components=1")
	p.check(t, []string{filepath.Join(dir, "mica")}, nil)
	for _, name := range []string{"LICENSE", "NOTICES", "README.md", "CHANGELOG.md", "mlir-tblgen"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
}

// TestDebian installs the Debian package in an empty root and removes it.
func TestDebian(t *testing.T) {
	t.Parallel()
	p := pack(t)
	have(t, "dpkg")
	name, root := p.only(t, "mica_*_"+runtime.GOARCH+".deb"), t.TempDir()
	as := superuser(t)
	for _, dir := range []string{"updates", "info", "triggers"} {
		if err := os.MkdirAll(filepath.Join(root, "var/lib/dpkg", dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for _, file := range []string{"status", "available"} {
		if err := os.WriteFile(filepath.Join(root, "var/lib/dpkg", file), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	dpkg := append(as, "dpkg", "--root="+root, "--log=/dev/null")
	command(t, dpkg[0], append(dpkg[1:], "--install", filepath.Join(p.dir, name))...)
	p.check(t, inRoot(t, root, "/usr/bin/mica"), inRoot(t, root, "/usr/lib/mica/bin/mlir-opt"))
	if out := command(t, dpkg[0], append(dpkg[1:], "--verify", "mica")...); out != "" {
		t.Errorf("installed files differ: %s", out)
	}
	command(t, dpkg[0], append(dpkg[1:], "--remove", "mica")...)
	if _, err := os.Stat(filepath.Join(root, "usr/bin/mica")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("after the removal: %v", err)
	}
}

// TestImage checks the blobs of the image, and unpacks its layer as an empty root.
func TestImage(t *testing.T) {
	t.Parallel()
	p := pack(t)
	name := p.only(t, "mica-image.tar")
	blobs := untar(t, p.files[name])
	get := func(d descriptor) []byte {
		data, ok := blobs["blobs/sha256/"+strings.TrimPrefix(d.Digest, "sha256:")]
		if !ok || len(data) != d.Size || d.Digest != fmt.Sprintf("sha256:%x", sha256.Sum256(data)) {
			t.Fatalf("blob %+v", d)
		}
		return data
	}
	decode := func(data []byte, to any) {
		if err := json.Unmarshal(data, to); err != nil {
			t.Fatal(err)
		}
	}
	var outer, list index
	decode(blobs["index.json"], &outer)
	decode(get(outer.Manifests[0]), &list)
	at := slices.IndexFunc(list.Manifests, func(d descriptor) bool { return d.Platform.Architecture == runtime.GOARCH })
	if at < 0 {
		t.Skip("no image for this processor")
	}
	var m manifest
	decode(get(list.Manifests[at]), &m)
	var c imageConfig
	decode(get(m.Config), &c)
	if len(m.Layers) != 1 || len(c.RootFS.DiffIDs) != 1 {
		t.Fatalf("layers %v, %v", m.Layers, c.RootFS.DiffIDs)
	}
	unzip, err := gzip.NewReader(bytes.NewReader(get(m.Layers[0])))
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(unzip)
	if err != nil || c.RootFS.DiffIDs[0] != fmt.Sprintf("sha256:%x", sha256.Sum256(data)) {
		t.Fatalf("layer: %v, %v", c.RootFS, err)
	}
	if _, err := exec.LookPath("skopeo"); err == nil { // another reader of images
		command(t, "skopeo", "inspect", "--override-os=linux", "--override-arch="+runtime.GOARCH, "oci-archive:"+filepath.Join(p.dir, name))
	}
	superuser(t) // or the test ends here
	have(t, "tar")
	root := t.TempDir()
	cmd := exec.Command("tar", "-x", "-p", "--no-same-owner", "-C", root)
	cmd.Stdin = bytes.NewReader(data)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if st, err := os.Stat(filepath.Join(root, "tmp")); err != nil || st.Mode() != os.ModeDir|os.ModeSticky|0o777 {
		t.Errorf("/tmp: %v, %v", st.Mode(), err)
	}
	p.check(t, inRoot(t, root, c.Config.Entrypoint...), inRoot(t, root, "/bin/mlir-opt"))
	if p.real {
		inEmptyRoot(t, root)
	}
}

// inEmptyRoot runs commands of mica where only it is installed, with a directory for temporary files and without.
func inEmptyRoot(t *testing.T, root string) {
	work := filepath.Join(root, "project")
	for name, text := range map[string]string{"a.mlir": "// RUN: mica opt %s > %t && FileCheck %s < %t\n// CHECK: module\nmodule {}\n", "b.td": "def A { int x = 1; }\n"} {
		if err := os.WriteFile(filepath.Join(work, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		for _, c := range [][]string{
			{"/bin/mica", "lit", "-a", "/project"},
			{"/bin/mica", "opt", "/project/a.mlir", "-o", "/project/out.mlir"},
			{"/bin/mlir-tblgen", "-print-records", "/project/b.td"},
			{"/bin/mica", "fmt", "--check", "/project/b.td"},
		} {
			words := inRoot(t, root, c...)
			command(t, words[0], words[1:]...)
		}
		if err := os.RemoveAll(filepath.Join(root, "tmp")); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Remove(filepath.Join(work, "out.mlir")); err != nil {
		t.Error(err)
	}
}

// untar returns the regular files of an archive.
func untar(t *testing.T, data []byte) files {
	t.Helper()
	out := files{}
	for r := tar.NewReader(bytes.NewReader(data)); ; {
		h, err := r.Next()
		if err == io.EOF {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
		if out[h.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
	}
}

// TestWheels installs the wheels without an index in a new environment.
func TestWheels(t *testing.T) {
	t.Parallel()
	p := pack(t)
	p.only(t, "mica_ir_tools-*.whl")
	python := ""
	for _, name := range []string{"python3", "python"} {
		if exec.Command(name, "-m", "pip", "--version").Run() == nil && exec.Command(name, "-c", "import venv").Run() == nil {
			python = name
			break
		}
	}
	if python == "" {
		t.Skip("there is no Python with pip and venv")
	}
	env := filepath.Join(t.TempDir(), "env")
	command(t, python, "-m", "venv", "--without-pip", env)
	bin := filepath.Join(env, "bin")
	if runtime.GOOS == "windows" {
		bin = filepath.Join(env, "Scripts")
	}
	command(t, python, "-m", "pip", "--python", filepath.Join(bin, "python"), "--disable-pip-version-check", "--quiet", "install", "--no-index", "--find-links", p.dir, "mica-ir[tools]")
	p.check(t, []string{filepath.Join(bin, "mica")}, []string{filepath.Join(bin, "mlir-opt")})
	p.check(t, []string{filepath.Join(bin, "python"), "-m", "mica_ir"}, nil)
	checkMetadata(t, filepath.Join(bin, "python"))
	if _, err := os.Stat(filepath.Join(bin, "mlir-tblgen")); err != nil && runtime.GOOS != "windows" {
		t.Error(err)
	}
}

// checkMetadata compares the metadata of the installed packages with their files: since version 2.4, the files of licenses are in a
// directory of their own.
func checkMetadata(t *testing.T, python string) {
	t.Helper()
	const program = `
from importlib.metadata import distribution
for name in "mica-ir", "mica-ir-tools":
    d = distribution(name)
    print(name, d.metadata["Metadata-Version"], d.metadata["License-Expression"], d.metadata["License"])
    for file in d.metadata.get_all("License-File"):
        print(file, len(d.read_text("licenses/" + file)) > 0)
`
	want := ""
	for _, name := range []string{"mica-ir", "mica-ir-tools"} {
		want += name + " 2.4 Apache-2.0 None\nLICENSE True\nNOTICES True\n"
	}
	if out := strings.ReplaceAll(command(t, python, "-c", program), "\r", ""); out != want {
		t.Errorf("metadata:\n%s\nwant\n%s", out, want)
	}
}

// TestFormulas parses the Homebrew formula and the Nix expression. Neither is run.
func TestFormulas(t *testing.T) {
	t.Parallel()
	p := pack(t)
	for _, c := range []struct {
		file, program string
		args          []string
		sums          int
	}{{"mica.rb", "ruby", []string{"-c"}, 4}, {"mica.nix", "nix-instantiate", []string{"--parse"}, 4}} {
		t.Run(c.file, func(t *testing.T) {
			have(t, c.program)
			command(t, c.program, append(c.args, filepath.Join(p.dir, c.file))...)
		})
		if n := strings.Count(string(p.files[c.file]), "sha256"); !p.real && n != c.sums {
			t.Errorf("%s has %d checksums", c.file, n)
		}
	}
}
