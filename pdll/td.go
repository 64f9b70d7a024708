package pdll

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// ReadTD reads a .td file.
func ReadTD(f *source.File, files *source.Set) (*TDFile, diag.List) {
	var l diag.List
	l.Errorf(diag.Place{}, ".td includes are not supported yet")
	return nil, l
}
