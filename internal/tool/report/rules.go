package report

import (
	"regexp"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// pages is the address of the documentation.
const pages = "https://github.com/mica-ir/mica/blob/main/docs/"

// findingName matches the name of a finding of mica lint at the end of a message.
var findingName = regexp.MustCompile(`\[([a-z]+(?:-[a-z]+)*)\]$`)

// ruleOf returns the rule of SARIF that a diagnostic belongs to: its kind, with the page that describes it.
func ruleOf(tool string, d *diag.Diagnostic) rule {
	tool = strings.TrimPrefix(tool, "mica ")
	kind := d.Severity.String()
	switch m := findingName.FindStringSubmatch(d.Message); {
	case tool == "lint" && m != nil:
		return rule{m[1], pages + "lint.md#" + m[1]}
	case tool == "verify" && d.Rule != "" && d.Severity == diag.Error:
		return rule{"refuted-rule", pages + "verify.md"}
	case tool == "fuzz-rules" && d.Rule != "" && d.Severity == diag.Error:
		return rule{"rules-together", pages + "verify.md#rules-together"}
	case tool == "fuzz-rules" && d.Rule != "":
		return rule{"order-of-rules", pages + "verify.md#rules-together"}
	}
	return rule{tool + "." + kind, pages + "commands.md"}
}
