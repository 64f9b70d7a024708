package gen

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/mica-ir/mica/internal/gen"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/tablegen"
)

// passes generates code for the passes that the file of --passes declares.
func (r *run) passes(lib *library.Library) error {
	if r.passFile == "" {
		return nil
	}
	files := lib.Files().Fresh()
	f, err := files.Read(r.passFile)
	if err != nil {
		return err
	}
	records, list := tablegen.Load(f, tablegen.Options{Files: files, Defines: r.defines})
	if r.show(list) {
		return errReported
	}
	r.read = append(r.read, files.Files()...)
	if r.pkg == "" {
		return fmt.Errorf("the package of the passes has no name; give --package")
	}
	out, err := gen.Passes(records, r.passFile, r.pkg)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(r.dir, 0o777); err != nil {
		return err
	}
	return r.write(filepath.Join(r.dir, out.Name), out.Text)
}
