package main

import (
	"bytes"
	"crypto/md5"
	"fmt"
	"strings"
	"time"
)

// debs makes the Debian packages. The names of MLIR's tools are in a directory of their own, since LLVM's packages may have them in
// /usr/bin.
func debs(s *source, programs []program) (files, error) {
	out := files{}
	for _, p := range programs {
		if p.deb == "" {
			continue
		}
		data, err := deb(s, p)
		if err != nil {
			return nil, err
		}
		out["mica_"+s.debian()+"_"+p.deb+".deb"] = data
	}
	return out, nil
}

// deb makes a Debian package: an ar archive of the format's version, the control files and the files.
func deb(s *source, p program) ([]byte, error) {
	changes, err := compress(s.texts["CHANGELOG.md"])
	if err != nil {
		return nil, err
	}
	entries := []entry{
		executable("usr/bin/mica", p.mica),
		executable("usr/lib/mica/bin/mlir-tblgen", p.tblgen),
		text("usr/share/doc/mica/copyright", copyright(s)),
		file("usr/share/doc/mica/changelog.gz", changes),
	}
	for _, name := range names() {
		if name != "mlir-tblgen" {
			entries = append(entries, symlink("usr/lib/mica/bin/"+name, "../../../bin/mica"))
		}
	}
	data, err := packTarGzip("./", withParents(entries), s.time)
	if err != nil {
		return nil, err
	}
	control, err := packTarGzip("./", []entry{text("control", debControl(s, p, entries)), text("md5sums", md5sums(entries))}, s.time)
	if err != nil {
		return nil, err
	}
	return ar([]entry{text("debian-binary", "2.0\n"), file("control.tar.gz", control), file("data.tar.gz", data)}, s.time), nil
}

// debControl describes the package. Its size is in KiB, rounded up for each file.
func debControl(s *source, p program, entries []entry) string {
	size := 0
	for _, e := range entries {
		size += (len(e.data) + 1023) / 1024
	}
	return fmt.Sprintf(`Package: mica
Version: %s
Architecture: %s
Maintainer: The authors of mica <mica-ir@users.noreply.github.com>
Installed-Size: %d
Section: devel
Priority: optional
Homepage: %s
Description: MLIR's declarative half, native in Go
 Reads dialects (ODS) and rewrite rules (DRR, PDLL) at run time, verifies and
 rewrites IR, runs tests, and generates code. It needs no LLVM.
 .
 /usr/lib/mica/bin has links under the names of MLIR's tools.
`, s.debian(), p.deb, size, homepage)
}

func md5sums(entries []entry) string {
	var b strings.Builder
	for _, e := range sorted(entries) {
		if e.link == "" {
			fmt.Fprintf(&b, "%x  %s\n", md5.Sum(e.data), e.name)
		}
	}
	return b.String()
}

// copyright returns Debian's form of the licenses.
func copyright(s *source) string {
	return "mica, " + homepage + "\n\n" + string(s.texts["LICENSE"]) + "\n" + string(s.texts["NOTICES"])
}

// ar writes an archive of the ar format, whose members start at even offsets.
func ar(entries []entry, at time.Time) []byte {
	var b bytes.Buffer
	b.WriteString("!<arch>\n")
	for _, e := range entries {
		fmt.Fprintf(&b, "%-16s%-12d%-6d%-6d%-8s%-10d`\n", e.name, at.Unix(), 0, 0, "100644", len(e.data))
		b.Write(e.data)
		if len(e.data)%2 != 0 {
			b.WriteByte('\n')
		}
	}
	return b.Bytes()
}
