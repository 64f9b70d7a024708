package llvm

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// verifyAliasScope checks the identity of #llvm.alias_scope.
func verifyAliasScope(params []ir.Param) error {
	switch params[0].(type) {
	case *ir.StringAttr, *ir.DistinctAttr:
		return nil
	}
	return errors.New("id of an alias scope must be a StringAttr or a DistrinctAttr")
}

// verifyRange checks the bounds of #llvm.constant_range.
func verifyRange(params []ir.Param) error {
	low, ok := params[0].(num.APInt)
	high, also := params[1].(num.APInt)
	if ok && also && low.Width() != high.Width() {
		return fmt.Errorf("expected lower and upper to have matching bitwidths but got %d vs. %d", low.Width(), high.Width())
	}
	return nil
}

// verifyFeatures checks the names in #llvm.target_features.
func verifyFeatures(params []ir.Param) error {
	list, _ := params[0].(ir.ParamList)
	for _, p := range list {
		s, ok := p.(*ir.StringAttr)
		switch {
		case !ok || s.Value == "":
			return errors.New("target features can not be null or empty")
		case s.Value[0] != '+' && s.Value[0] != '-':
			return errors.New("target features must start with '+' or '-'")
		case strings.Contains(s.Value, ","):
			return errors.New("target features can not contain ','")
		}
	}
	return nil
}

// verifyModuleFlag checks that the value of #llvm.mlir.module_flag is of a kind that goes with
// the key.
func verifyModuleFlag(params []ir.Param) error {
	key, _ := params[1].(*ir.StringAttr)
	value, _ := params[2].(ir.Attribute)
	if key == nil {
		return nil
	}
	switch key.Value {
	case "CG Profile":
		_, ok := value.(*ir.ArrayAttr)
		for _, e := range named.Elements(value) {
			ok = ok && named.AttrClass(e, "llvm") == "ModuleFlagCGProfileEntryAttr"
		}
		if !ok {
			return errors.New("'CG Profile' key expects an array of '#llvm.cgprofile_entry'")
		}
		return nil
	case "ProfileSummary":
		if named.AttrClass(value, "llvm") != "ModuleFlagProfileSummaryAttr" {
			return errors.New("'ProfileSummary' key expects a '#llvm.profile_summary' attribute")
		}
		return nil
	}
	switch value.(type) {
	case *ir.IntegerAttr, *ir.StringAttr:
		return nil
	}
	return fmt.Errorf("only integer and string values are currently supported for unknown key '%s'", key)
}
