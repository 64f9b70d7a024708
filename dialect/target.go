package dialect

import (
	"errors"

	"github.com/mica-ir/mica/ir"
)

// CheckTarget checks the common parts of GPU targets: the optimization level, the triple and the
// chip.
func CheckTarget(level, triple, chip ir.Param) error {
	if n, _ := level.(int64); n < 0 || n > 3 {
		return errors.New("The optimization level must be a number between 0 and 3.")
	}
	if triple == "" {
		return errors.New("The target triple cannot be empty.")
	}
	if chip == "" {
		return errors.New("The target chip cannot be empty.")
	}
	return nil
}

// CheckLink checks that the libraries of a target are strings.
func CheckLink(link ir.Param) error {
	if files, ok := link.(*ir.ArrayAttr); ok {
		for _, f := range files.Elements {
			if _, ok := f.(*ir.StringAttr); !ok {
				return errors.New("All the elements in the `link` array must be strings.")
			}
		}
	}
	return nil
}
