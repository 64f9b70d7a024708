package opt

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"

	"github.com/mica-ir/mica/internal/tool/depfile"
	"github.com/mica-ir/mica/source"
)

// writeFile writes a file with the output of fill, completely or not at all.
func (r *run) writeFile(name string, fill func(io.Writer) error) error {
	return unwritten(name, r.writer.Write(name, fill))
}

// unwritten returns an error of a file in mlir-opt's wording, and any other error
// unchanged.
func unwritten(name string, err error) error {
	if path := (*fs.PathError)(nil); !errors.As(err, &path) {
		return err
	}
	return fmt.Errorf("cannot open output file '%s': %s", name, source.Reason(err))
}

// writeDependencies writes a rule for make: the output depends on all files that were
// read.
func (r *run) writeDependencies() error {
	read := slices.Concat([]string{r.input}, r.ods, r.cxx)
	files := r.first.Files()
	for _, rules := range r.rulesRead {
		files = append(files, rules.Files()...)
	}
	for _, f := range files {
		read = append(read, f.Name)
	}
	return unwritten(r.dependency, r.writer.WriteBytes(r.dependency, depfile.Rule([]string{r.output}, read)))
}
