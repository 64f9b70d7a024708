package opt

import (
	"fmt"
	"io"

	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/source"
)

// writeFile writes a file with the output of fill, completely or not at all.
func writeFile(name string, fill func(io.Writer) error) error {
	if err := osfile.Write(name, fill); err != nil {
		return fmt.Errorf("cannot open output file '%s': %s", name, source.Reason(err))
	}
	return nil
}
