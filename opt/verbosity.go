package opt

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
)

// setVerbosity sets which diagnostics are shown: errors, these and warnings, or these and remarks.
func (o *options) setVerbosity(v string) error {
	for _, s := range []diag.Severity{diag.Error, diag.Warning, diag.Remark} {
		if v == s.String()+"s" {
			o.verbosity = s
			return nil
		}
	}
	return fmt.Errorf("Cannot find option named '%s'!", v)
}

// shows reports whether the verbosity lets a diagnostic be shown.
func (o *options) shows(d *diag.Diagnostic) bool {
	return o.verbosity == diag.Remark || d.Severity <= o.verbosity
}
