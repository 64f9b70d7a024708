package main

import (
	"fmt"
	"io/fs"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// definitions counts the files of definitions that can be read.
func (s *settings) definitions() error {
	var files []string
	err := filepath.WalkDir(filepath.Join(s.include(), "mlir"), func(file string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(file, ".td") && d.Type().IsRegular() {
			files = append(files, file)
		}
		return err
	})
	if err != nil {
		return err
	}
	var mu sync.Mutex
	whole, read, failed := 0, 0, reasons{}
	inParallel(files, func(file string) {
		if exec.Command(s.tool("llvm-tblgen"), "-I", s.include(), file, "-o", "/dev/null").Run() != nil {
			return
		}
		why := s.unreadable(file)
		mu.Lock()
		defer mu.Unlock()
		whole++
		if why == "" {
			read++
		} else {
			failed.add(why, filepath.Base(file))
		}
	})
	fmt.Printf("definition files: %s are read, of %d in all\n", percent(read, whole), len(files))
	if s.verbose {
		failed.print()
	}
	return nil
}

// unreadable returns why a file of definitions cannot be read, "" if it can.
func (s *settings) unreadable(file string) string {
	set := &source.Set{Includes: []string{s.include()}, Beside: true}
	f, err := set.Read(file)
	if err != nil {
		return err.Error()
	}
	recs, list := tablegen.Load(f, tablegen.Options{Files: set})
	if !list.HasErrors() {
		_, list = ods.Read(recs)
	}
	return firstError(list)
}

// firstError returns the text of the first error, or "".
func firstError(list diag.List) string {
	for _, d := range list {
		if d.Severity == diag.Error {
			return withoutNames(d.Message)
		}
	}
	return ""
}

// dialects returns a context with the dialects of the release.
func (s *settings) dialects() (*ir.Context, *library.Library, *library.Dialects, error) {
	lib := library.New(library.Options{Natives: all.Natives(), Includes: []string{s.include()}})
	ctx := ir.NewContext()
	dialects, list := lib.Register(ctx)
	if list.HasErrors() {
		return nil, nil, nil, list
	}
	return ctx, lib, dialects, nil
}

// operations counts the operations that are live.
func (s *settings) operations() error {
	_, lib, dialects, err := s.dialects()
	if err != nil {
		return err
	}
	for _, f := range lib.Find() {
		dialects.RegisterDialect(f.Namespace)
	}
	dialects.MakeOperations()
	count, live, failed := 0, 0, reasons{}
	report := dialects.Report()
	for _, d := range report.Dialects {
		for i := range d.Ops {
			count++
			if d.Ops[i].Live() {
				live++
			} else {
				failed.add(lacking(&d.Ops[i]), d.Ops[i].Name)
			}
		}
	}
	fmt.Printf("operations: %s are live, %d definitions do not fit their natives\n", percent(live, count), len(report.Misfits))
	if s.verbose {
		failed.print()
		s.unfit(report, dialects.Errors())
	}
	return nil
}

// unfit prints the natives that do not fit the definitions, and the errors in definitions.
func (s *settings) unfit(report *load.Report, errors diag.List) {
	misfits, broken := reasons{}, reasons{}
	for _, m := range report.Misfits {
		misfits.add("misfit: "+m.Reason, m.What)
	}
	misfits.print()
	for _, d := range errors {
		if d.Severity == diag.Error {
			file, line, _ := d.Place.Resolve()
			broken.add("error: "+withoutNames(d.Message), fmt.Sprintf("%s:%d", filepath.Base(file), line))
		}
	}
	broken.print()
	unknown := reasons{}
	for _, u := range report.Unknown {
		unknown.add("unknown: "+u.Reason, u.What)
	}
	unknown.print()
}

// lacking returns the first part that an operation lacks.
func lacking(o *load.OpReport) string {
	for _, list := range [][]string{o.Missing, o.Unverified, o.Unimplemented, o.Helpers} {
		if len(list) > 0 {
			return "lacks " + list[0]
		}
	}
	return ""
}
