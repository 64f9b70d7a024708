package passtest

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/internal/golden"
)

// An archive is a golden file. It has a record for each list of arguments of an input. The
// sections of the first one are 1/args, 1/exit, 1/output, 1/errors, and 1/written/NAME for a file; empty ones are absent.
type archive struct {
	file    string
	records []*record
}

// A record is the result for a list of arguments.
type record struct {
	args string
	*result
}

// readArchive reads a golden file. It need not exist if it is rewritten.
func readArchive(t *testing.T, file string) *archive {
	t.Helper()
	a := &archive{file: file}
	data, err := os.ReadFile(file)
	if err != nil && !golden.Updating() {
		t.Fatal(err)
	}
	for _, f := range txtar.Parse(data).Files {
		number, section, _ := strings.Cut(f.Name, "/")
		if section == "args" {
			a.records = append(a.records, &record{args: strings.TrimSpace(string(f.Data)), result: &result{}})
		}
		if number != strconv.Itoa(len(a.records)) || !a.records[len(a.records)-1].set(section, f.Data) {
			t.Fatalf("%s: unexpected section %s", file, f.Name)
		}
	}
	return a
}

// set sets a section.
func (r *record) set(section string, data []byte) (ok bool) {
	text := string(data)
	written, isFile := strings.CutPrefix(section, "written/")
	switch {
	case section == "args":
	case section == "exit":
		n, err := strconv.Atoi(strings.TrimSpace(text))
		r.code = n
		return err == nil
	case section == "output":
		r.output = text
	case section == "errors":
		r.errors = text
	case isFile:
		r.files = append(r.files, txtar.File{Name: written, Data: data})
	default:
		return false
	}
	return true
}

// record returns the record for a list of arguments. It adds one if the archive has none.
func (a *archive) record(args string) *record {
	for _, r := range a.records {
		if r.args == args {
			return r
		}
	}
	r := &record{args: args}
	a.records = append(a.records, r)
	return r
}

// compare compares a result with the archive, or puts it there if golden files are rewritten.
func (a *archive) compare(t *testing.T, got *record) {
	t.Helper()
	want := a.record(got.args)
	switch {
	case golden.Updating():
		*want = *got
	case want.result == nil:
		t.Errorf("%s has no result for %s (run with -args -update)", a.file, got.args)
	default:
		golden.CompareText(t, a.file, want.text(), got.text())
	}
}

// rewrite writes the archive with the results for lists of arguments if golden files are
// rewritten.
func (a *archive) rewrite(t *testing.T, lists []string) {
	t.Helper()
	if golden.Updating() {
		golden.Rewrite(t, a.file, a.format(t, lists))
	}
}

// format returns the text of an archive with the results for lists of arguments. Results of
// lists that have not run remain, those of lists that the input no longer has are left out.
func (a *archive) format(t *testing.T, lists []string) []byte {
	t.Helper()
	var out txtar.Archive
	n := 0
	for _, list := range lists {
		r := a.record(list)
		if r.result == nil {
			continue
		}
		n++
		for _, f := range r.sections() {
			out.Files = append(out.Files, txtar.File{Name: fmt.Sprintf("%d/%s", n, f.Name), Data: f.Data})
		}
	}
	data := txtar.Format(&out)
	if len(txtar.Parse(data).Files) != len(out.Files) {
		t.Fatalf("%s: a result looks like a section of an archive", a.file)
	}
	return data
}

// sections returns the record as the sections of an archive.
func (r *record) sections() []txtar.File {
	return append([]txtar.File{{Name: "args", Data: []byte(r.args)}}, r.result.sections()...)
}
