package opt

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// writeFile lets fill write a file, which is there whole or not at all.
func writeFile(name string, fill func(io.Writer) error) error {
	if st, err := os.Stat(name); err == nil && !st.Mode().IsRegular() {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return fmt.Errorf("cannot open output file '%s': %s", name, reason(err))
		}
		err = fill(f)
		if cerr := f.Close(); err == nil {
			err = cerr
		}
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(name), ".mica-*")
	if err != nil {
		return fmt.Errorf("cannot open output file '%s': %s", name, reason(err))
	}
	err = fill(tmp)
	if cerr := tmp.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Chmod(tmp.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(tmp.Name(), name)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return fmt.Errorf("cannot open output file '%s': %s", name, reason(err))
	}
	return nil
}
