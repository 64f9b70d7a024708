// Bench-install measures the way from nothing to the output of README.md's first command, in roots that have nothing but the program that
// installs: the install script with busybox, the layer of the image, and go install with Go's own tree and empty caches. Files
// come from this machine, so the times have no network in them. It needs Linux, root, busybox and the directory of a release:
//
//	go run ./scripts/release DIR linux/amd64
//	go run ./scripts/bench-install DIR
package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./scripts/bench-install DIR")
		os.Exit(2)
	}
	if err := measure(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "bench-install:", err)
		os.Exit(1)
	}
}

// A bench has a server with the release, and a directory for the roots.
type bench struct {
	release, dir, url string
	want              []byte // the output of the first command
}

func measure(release string) error {
	dir, err := os.MkdirTemp("", "bench-install")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	defer listener.Close()
	go http.Serve(listener, http.FileServer(http.Dir(release)))
	b := &bench{release: release, dir: dir, url: "http://" + listener.Addr().String()}
	if b.want, err = os.ReadFile("examples/toy/expected.mlir"); err != nil {
		return err
	}
	fmt.Printf("| %-44s | %9s | %9s | %9s |\n| --- | --- | --- | --- |\n", "way", "install", "output", "sum")
	for _, way := range []struct {
		name    string
		prepare func(root string) error
		install []string
		mica    string
	}{
		{"the install script, in busybox", b.busybox, []string{"/bin/sh", "/install"}, "/usr/bin/mica"},
		{"the layer of the image, in an empty root", b.layer, []string{"/bin/busybox", "tar", "-xzf", "/layer.tar.gz", "-C", "/"}, "/bin/mica"},
		{"go install, with empty caches", b.goTree, []string{"/usr/local/go/bin/go", "install", module + "/cmd/mica@" + version}, "/root/go/bin/mica"},
	} {
		root := filepath.Join(dir, strings.Fields(way.name)[1])
		if err := b.input(root); err != nil {
			return err
		}
		if err := way.prepare(root); err != nil {
			return err
		}
		installed, _, err := b.timed(root, way.install)
		if err != nil {
			return fmt.Errorf("%s: %w", way.name, err)
		}
		ran, out, err := b.timed(root, []string{way.mica, "opt", "--ods", "/in/toy.td", "--patterns", "/in/toy_rules.pdll", "/in/in.mlir"})
		if err != nil {
			return fmt.Errorf("%s: %w", way.name, err)
		}
		if !bytes.Equal(out, b.want) {
			return fmt.Errorf("%s: the output is\n%s", way.name, out)
		}
		fmt.Printf("| %-44s | %7.2f s | %7.3f s | %7.2f s |\n", way.name, installed.Seconds(), ran.Seconds(), (installed + ran).Seconds())
	}
	return nil
}

// input makes a root with the files of README.md's first command.
func (b *bench) input(root string) error {
	in := filepath.Join(root, "in")
	if err := os.MkdirAll(in, 0o777); err != nil {
		return err
	}
	return os.CopyFS(in, os.DirFS("examples/toy"))
}

// timed runs a command in a root, with only these variables.
func (b *bench) timed(root string, words []string) (time.Duration, []byte, error) {
	cmd := exec.Command("chroot", append([]string{root}, words...)...)
	cmd.Env = []string{"PATH=/bin:/usr/bin", "HOME=/root", "MICA_BASE_URL=" + b.url, "MICA_BIN=/usr/bin", "CGO_ENABLED=0", "GOROOT=/usr/local/go",
		"GOPROXY=file:///proxy,file:///modules", "GOSUMDB=off", "GOTOOLCHAIN=local", "GOFLAGS=-modcacherw"}
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	start := time.Now()
	if err := cmd.Run(); err != nil {
		return 0, nil, fmt.Errorf("%w\n%s%s", err, out.Bytes(), errs.Bytes())
	}
	return time.Since(start), out.Bytes(), nil
}

// busybox makes a root like that of a small container: a shell, wget, tar and so on in one program.
func (b *bench) busybox(root string) error {
	if err := linkBusybox(root); err != nil {
		return err
	}
	return copyFile("scripts/install", filepath.Join(root, "install"))
}

func linkBusybox(root string) error {
	path, err := exec.LookPath("busybox")
	if err != nil {
		return err
	}
	for _, dir := range []string{"bin", "dev", "root", "tmp", "usr/bin"} {
		if err := os.MkdirAll(filepath.Join(root, dir), 0o777); err != nil {
			return err
		}
	}
	if err := copyFile(path, filepath.Join(root, "bin", "busybox")); err != nil {
		return err
	}
	for _, name := range []string{"sh", "wget", "tar", "gzip", "sha256sum", "mktemp", "uname", "grep", "mkdir", "mv", "rm", "cat"} {
		if err := os.Symlink("busybox", filepath.Join(root, "bin", name)); err != nil {
			return err
		}
	}
	return exec.Command("mknod", "-m", "666", filepath.Join(root, "dev", "null"), "c", "1", "3").Run()
}

// layer makes a root with the layer of the image, and busybox to unpack it.
func (b *bench) layer(root string) error {
	if err := linkBusybox(root); err != nil {
		return err
	}
	to, err := os.Create(filepath.Join(root, "layer.tar.gz"))
	if err != nil {
		return err
	}
	defer to.Close()
	return copyLayer(filepath.Join(b.release, "mica-image.tar"), to)
}

// goTree makes a root with Go, a proxy that has this checkout as a module, and the modules that the cache of this
// machine has.
func (b *bench) goTree(root string) error {
	if err := linkBusybox(root); err != nil {
		return err
	}
	out, err := exec.Command("go", "env", "GOROOT", "GOMODCACHE").Output()
	if err != nil {
		return err
	}
	// Without /proc, the process that counts uses of Go does not find itself.
	telemetry := filepath.Join(root, "root", ".config", "go", "telemetry")
	if err := os.MkdirAll(telemetry, 0o777); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(telemetry, "mode"), []byte("off"), 0o666); err != nil {
		return err
	}
	dirs := strings.Fields(string(out))
	if err := link(dirs[0], filepath.Join(root, "usr", "local", "go")); err != nil {
		return err
	}
	if err := writeProxy(filepath.Join(root, "proxy")); err != nil {
		return err
	}
	return link(filepath.Join(dirs[1], "cache", "download"), filepath.Join(root, "modules"))
}

// link copies a tree of files as hard links where that is possible.
func link(from, to string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		target := filepath.Join(to, rel)
		switch {
		case d.IsDir():
			return os.MkdirAll(target, 0o777)
		case !d.Type().IsRegular():
			return nil
		case os.Link(path, target) == nil:
			return nil
		}
		return copyFile(path, target)
	})
}

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	st, err := os.Stat(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, data, st.Mode().Perm())
}
