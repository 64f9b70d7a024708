package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// foreignCommands are a sample of the commands, on files of the checkout.
var foreignCommands = []string{
	"opt --ods examples/toy/toy.td --patterns examples/toy/toy_rules.pdll examples/toy/in.mlir",
	"opt --canonicalize --convert-arith-to-llvm examples/arith/in.mlir",
	"opt --verify-diagnostics --split-input-file opt/testdata/lit/diagnostics.mlir",
	"mlir-tblgen -gen-op-defs examples/cmake/shapes.td",
	"pdll -x=mlir --ods examples/toy/toy.td examples/toy/toy_rules.pdll",
	"doc examples/toy/toy.td",
	"fmt --check examples/toy/toy.td",
	"lint examples/arith/rules.pdll",
	"help opt canonicalize",
	"lit -a scripts/release/testdata/lit",
}

// TestForeign runs commands with the programs of a real release for Windows and for arm64, in Wine and in QEMU,
// and compares output and exit codes with those of the program for this machine.
func TestForeign(t *testing.T) {
	p := pack(t)
	if !p.real || runtime.GOOS != "linux" {
		t.Skip("needs the directory of a release in MICA_RELEASE, on Linux")
	}
	have(t, "tar")
	native := unpackedProgram(t, p, runtime.GOOS+"-"+runtime.GOARCH+".tar.gz", "mica")
	for _, c := range []struct {
		archive, program string
		runner           []string
		prepare          func(t *testing.T)
	}{
		{"windows-amd64.zip", "mica.exe", []string{"wine"}, preparePrefix},
		{"linux-arm64.tar.gz", "mica", []string{"qemu-aarch64-static"}, nil},
	} {
		t.Run(c.archive, func(t *testing.T) {
			have(t, c.runner[0])
			program := unpackedProgram(t, p, c.archive, c.program)
			if c.prepare != nil {
				c.prepare(t)
			}
			for _, line := range foreignCommands {
				if c.runner[0] == "wine" && strings.HasPrefix(line, "lit ") {
					continue // Wine 8 cannot remove directories as Go does
				}
				want, wantCode := runForeign(t, []string{native}, line)
				got, code := runForeign(t, append(slices.Clone(c.runner), program), line)
				if code != wantCode || got != want {
					t.Errorf("%s: exit code %d, want %d\n%s\nwant\n%s", line, code, wantCode, shortened(got), shortened(want))
				}
			}
		})
	}
}

func shortened(s string) string { return s[:min(len(s), 2000)] }

// runForeign runs a command in the root of the checkout, and returns its output and errors, with one form of paths and line ends.
func runForeign(t *testing.T, program []string, line string) (string, int) {
	t.Helper()
	words := append(slices.Clone(program), strings.Fields(line)...)
	cmd := exec.Command(words[0], words[1:]...)
	cmd.Dir = "../.."
	cmd.Env = append(os.Environ(), "MICA_REFERENCE=none", "WINEDEBUG=-all")
	// Wine's server keeps the output open, and would keep a pipe from ending.
	file, err := os.Create(filepath.Join(t.TempDir(), "out"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	cmd.Stdout, cmd.Stderr = file, file
	err = cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	out, err := os.ReadFile(file.Name())
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(strings.ReplaceAll(string(out), "\r\n", "\n"), "\\", "/"), cmd.ProcessState.ExitCode()
}

// unpackedProgram returns the path of a program of an archive.
func unpackedProgram(t *testing.T, p packed, archive, program string) string {
	t.Helper()
	name, dir := p.only(t, "mica-"+archive), t.TempDir()
	if strings.HasSuffix(name, ".zip") {
		have(t, "unzip")
		command(t, "unzip", "-q", filepath.Join(p.dir, name), "-d", dir)
	} else {
		command(t, "tar", "-xf", filepath.Join(p.dir, name), "-C", dir)
	}
	found, err := filepath.Glob(filepath.Join(dir, "*", program))
	if err != nil || len(found) != 1 {
		t.Fatalf("%v, %v", found, err)
	}
	return found[0]
}

// preparePrefix makes a directory for Wine's files. Go takes random numbers from bcryptprimitives.dll, which releases of Wine
// before 8.14 lack, so they get one.
func preparePrefix(t *testing.T) {
	prefix := t.TempDir()
	t.Setenv("WINEPREFIX", prefix)
	t.Setenv("WINEDEBUG", "-all")
	t.Cleanup(func() { exec.Command("wineserver", "-k", "-w").Run() })
	if err := exec.Command("wine", "wineboot", "--init").Run(); err != nil {
		t.Fatal(err)
	}
	dll := filepath.Join(prefix, "drive_c", "windows", "system32", "bcryptprimitives.dll")
	if _, err := os.Stat(dll); err == nil {
		return
	}
	if err := os.WriteFile(dll, forwarder("bcryptprimitives.dll", "ProcessPrng", "ADVAPI32.SystemFunction036"), 0o666); err != nil {
		t.Fatal(err)
	}
}

// forwarder returns a library for Windows on amd64 with one function, which is that of another library. It has no code: the entry
// of an export may be the name of another one.
func forwarder(library, function, target string) []byte {
	const (
		section   = 0x1000 // the address of the only section, relative to that of the library
		file      = 0x200  // its offset in the file, and the granularity of the file
		directory = 40     // the size of the export directory
	)
	// The export directory, its three tables of one element, and the names.
	names := section + directory + 4 + 4 + 2
	atLibrary, atFunction := names, names+len(library)+1
	atTarget := atFunction + len(function) + 1
	exports := words32(0, 0, 0, atLibrary, 1, 1, 1, section+directory, section+directory+4, section+directory+8, atTarget, atFunction)
	exports = append(exports, 0, 0) // the number of the function whose name is first
	exports = append(exports, library+"\x00"+function+"\x00"+target+"\x00"...)

	var b bytes.Buffer
	b.WriteString("MZ")
	b.Write(make([]byte, 58))
	b.Write(words32(64)) // the offset of the PE header
	b.WriteString("PE\x00\x00")
	for _, v := range []any{
		// amd64, one section, the size of the optional header; an executable library with large addresses
		uint16(0x8664), uint16(1), uint32(0), uint32(0), uint32(0), uint16(240), uint16(0x2022),
		// PE32+, no code, one block of data, no entry point, the address
		uint16(0x20b), uint16(0), uint32(0), uint32(file), uint32(0), uint32(0), uint32(section), uint64(0x3_4000_0000),
		// granularities, versions, sizes of the library and of the headers, the console
		uint32(section), uint32(file), uint16(6), uint16(0), uint16(0), uint16(0), uint16(6), uint16(0), uint32(0), uint32(2 * section), uint32(file), uint32(0), uint16(3), uint16(0),
		// stack and heap, the number of directories
		uint64(1 << 20), uint64(1 << 12), uint64(1 << 20), uint64(1 << 12), uint32(0), uint32(16),
		// the export directory, and 15 that are empty; names of other libraries lie in its range
		uint32(section), uint32(len(exports)), [15]uint64{},
		// the section
		[8]byte{'.', 'r', 'd', 'a', 't', 'a'}, uint32(len(exports)), uint32(section), uint32(file), uint32(file), uint32(0), uint32(0), uint32(0), uint32(0x40000040),
	} {
		binary.Write(&b, binary.LittleEndian, v)
	}
	b.Write(make([]byte, file-b.Len()))
	b.Write(exports)
	b.Write(make([]byte, 2*file-b.Len()))
	return b.Bytes()
}

// words32 encodes numbers of 32 bits.
func words32(values ...int) []byte {
	var b []byte
	for _, v := range values {
		b = binary.LittleEndian.AppendUint32(b, uint32(v))
	}
	return b
}
