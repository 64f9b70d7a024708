package xevm

import (
	_ "embed"
	"errors"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "xevm",
		Ops: map[string]dialect.Op{
			"xevm.blockload":       {Verify: verifyVectorLoad},
			"xevm.blockload2d":     {Verify: verifyLoad},
			"xevm.blockprefetch2d": {Verify: verifyPrefetch},
			"xevm.blockstore":      {Verify: verifyVectorStore},
			"xevm.blockstore2d":    {Verify: verifyStore},
			"xevm.mma":             {Verify: verifyProduct},
		},
		Attributes: map[string]dialect.Attribute{"XeVMTargetAttr": {Verify: verifyTarget}},
		Signatures: signatures,
	}
}

// verifyTarget checks the parameters of a target; whether the files that it names
// exist is not asked.
func verifyTarget(params []ir.Param) error {
	if n, _ := params[0].(int64); n < 0 || n > 3 {
		return errors.New("The optimization level must be a number between 0 and 3.")
	}
	if params[1] == "" {
		return errors.New("The target triple cannot be empty.")
	}
	if params[2] == "" {
		return errors.New("The target chip cannot be empty.")
	}
	if files, ok := params[4].(*ir.ArrayAttr); ok {
		for _, f := range files.Elements {
			if s, ok := f.(*ir.StringAttr); ok && s.Value == "" {
				return errors.New("File paths in linkFiles cannot be empty.")
			}
		}
	}
	return nil
}
