package report

import (
	"net/url"
	"path/filepath"
	"runtime/debug"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// The types are those parts of the SARIF format, version 2.1.0, that are written, with
// its names. See https://docs.oasis-open.org/sarif/sarif/v2.1.0/.

type sarifLog struct {
	Schema  string `json:"$schema"`
	Version string `json:"version"`
	Runs    []run  `json:"runs"`
}

type run struct {
	Tool       toolInfo `json:"tool"`
	ColumnKind string   `json:"columnKind"`
	Results    []result `json:"results"`
	// Invocations have the text that is no diagnostic, such as traces.
	Invocations []invocation `json:"invocations,omitempty"`
}

type invocation struct {
	Successful    bool           `json:"executionSuccessful"`
	Notifications []notification `json:"toolExecutionNotifications"`
}

type notification struct {
	Level   string  `json:"level"`
	Message content `json:"message"`
}

type toolInfo struct {
	Driver driver `json:"driver"`
}

type driver struct {
	Name    string `json:"name"`
	Version string `json:"version,omitempty"`
	Rules   []rule `json:"rules,omitempty"`
}

type rule struct {
	ID   string `json:"id"`
	Help string `json:"helpUri"`
}

type result struct {
	RuleID    string     `json:"ruleId"`
	Level     string     `json:"level"`
	Message   content    `json:"message"`
	Locations []location `json:"locations,omitempty"`
	Related   []location `json:"relatedLocations,omitempty"`
	// Properties has the rewrite rule that the result is about.
	Properties *properties `json:"properties,omitempty"`

	rule rule
}

type properties struct {
	RewriteRule string `json:"rewriteRule"`
}

type content struct {
	Text string `json:"text"`
}

type location struct {
	Physical *physical `json:"physicalLocation,omitempty"`
	Message  *content  `json:"message,omitempty"`
}

type physical struct {
	Artifact artifact `json:"artifactLocation"`
	Region   *region  `json:"region,omitempty"`
}

type artifact struct {
	URI string `json:"uri"`
}

type region struct {
	StartLine   int `json:"startLine"`
	StartColumn int `json:"startColumn,omitempty"`
	EndLine     int `json:"endLine,omitempty"`
	EndColumn   int `json:"endColumn,omitempty"`
}

// newLog returns a document with the results of one run of a tool.
func newLog(tool string, results []result, texts []notification) sarifLog {
	d := driver{Name: tool}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "(devel)" {
		d.Version = info.Main.Version
	}
	for _, r := range results {
		if !slices.Contains(d.Rules, r.rule) {
			d.Rules = append(d.Rules, r.rule)
		}
	}
	one := run{Tool: toolInfo{d}, ColumnKind: "utf16CodeUnits", Results: append([]result{}, results...)}
	if len(texts) > 0 {
		failed := slices.ContainsFunc(results, func(r result) bool { return r.Level == "error" })
		one.Invocations = []invocation{{!failed, texts}}
	}
	return sarifLog{Schema: "https://json.schemastore.org/sarif-2.1.0.json", Version: "2.1.0", Runs: []run{one}}
}

func newResult(tool string, d *diag.Diagnostic) result {
	x := ruleOf(tool, d)
	r := result{RuleID: x.ID, Level: level(d.Severity), Message: content{about(d)}, rule: x}
	if d.Rule != "" {
		r.Properties = &properties{d.Rule}
	}
	if p := newPhysical(d); p != nil {
		r.Locations = []location{{Physical: p}}
	}
	r.relate(d.Notes)
	return r
}

// relate adds the places of notes.
func (r *result) relate(notes []*diag.Diagnostic) {
	for _, n := range notes {
		r.Related = append(r.Related, location{newPhysical(n), &content{about(n)}})
		r.relate(n.Notes)
	}
}

func level(s diag.Severity) string {
	switch s {
	case diag.Error, diag.Warning:
		return s.String()
	}
	return "note"
}

// newPhysical returns the place of a diagnostic, nil if it is not in a file.
func newPhysical(d *diag.Diagnostic) *physical {
	name, line, col := d.Place.Resolve()
	if name == "" {
		return nil
	}
	p := &physical{Artifact: artifact{uri(shown(name))}}
	if line == 0 {
		return p
	}
	p.Region = &region{StartLine: line, StartColumn: column(d.Place.Pos, col)}
	if end := endOf(d); end.IsValid() {
		line, col := end.LineCol()
		p.Region.EndLine, p.Region.EndColumn = line, column(end, col)
	}
	return p
}

// column returns a column in UTF-16 code units, if the text is known.
func column(p source.Pos, col int) int {
	if p.IsValid() {
		return p.File.ColumnUTF16(p.Offset) + 1
	}
	return col
}

// uri returns the name of a file as a reference, relative if the name is.
func uri(name string) string {
	u := url.URL{Path: filepath.ToSlash(name)}
	if filepath.IsAbs(name) {
		u.Scheme = "file"
	}
	return u.String()
}
