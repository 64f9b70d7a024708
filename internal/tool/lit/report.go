package lit

import (
	"cmp"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lit"
	"github.com/mica-ir/mica/internal/tool/osfile"
)

// shownSlow bounds the tests whose times --time-tests prints.
const shownSlow = 20

// slowest returns the times of the slowest tests.
func (r *run) slowest(results []lit.Result) string {
	order := make([]int, len(results))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(results[b].Time, results[a].Time) })
	var b strings.Builder
	b.WriteString("slowest tests:\n")
	for _, i := range order[:min(shownSlow, len(order))] {
		fmt.Fprintf(&b, "%8.2f s  %s\n", results[i].Time.Seconds(), r.tests[i].Name)
	}
	return b.String()
}

// foundIn matches a message with a place in the output of a command.
var foundIn = regexp.MustCompile(`(?m)^(.+?):(\d+):(\d+): (error|warning|note|remark): (.*)$`)

// maxFound bounds the messages of a test that become notes.
const maxFound = 20

// diagnostic returns the failure of a test, at the RUN line; messages with places in the output of the commands are notes.
func diagnostic(t *lit.Test, x *lit.Result) *diag.Diagnostic {
	d := diag.Errorf(diag.Place{Name: t.File, Line: x.Line, Col: 1}, "%s: %s", x.Status, cmp.Or(x.Message, x.Reason))
	rest := x.Log
	for _, m := range foundIn.FindAllStringSubmatch(x.Log, maxFound) {
		line, _ := strconv.Atoi(m[2])
		col, _ := strconv.Atoi(m[3])
		d.Notef(diag.Place{Name: m[1], Line: line, Col: col}, "%s: %s", m[4], m[5])
		rest = strings.Replace(rest, m[0], "", 1)
	}
	if len(d.Notes) == 0 && strings.TrimSpace(rest) != "" {
		d.Notef(diag.Place{Name: t.File, Line: x.Line, Col: 1}, "%s", strings.TrimSpace(rest))
	}
	return d
}

// The elements of a report in the form of XUnit.
type (
	testSuites struct {
		XMLName xml.Name    `xml:"testsuites"`
		Time    string      `xml:"time,attr"`
		Suites  []testSuite `xml:"testsuite"`
	}
	testSuite struct {
		Name     string     `xml:"name,attr"`
		Tests    int        `xml:"tests,attr"`
		Failures int        `xml:"failures,attr"`
		Skipped  int        `xml:"skipped,attr"`
		Time     string     `xml:"time,attr"`
		Cases    []testCase `xml:"testcase"`
	}
	testCase struct {
		Class   string       `xml:"classname,attr"`
		Name    string       `xml:"name,attr"`
		Time    string       `xml:"time,attr"`
		Failure *testFailure `xml:"failure,omitempty"`
		Skipped *testSkip    `xml:"skipped,omitempty"`
	}
	testFailure struct {
		Text string `xml:",cdata"`
	}
	testSkip struct {
		Message string `xml:"message,attr"`
	}
)

// writeReport writes the report of --xunit-xml-output.
func (r *run) writeReport(results []lit.Result) error {
	if r.xunit == "" {
		return nil
	}
	suite := testSuite{Name: "mica lit", Tests: len(results)}
	var whole time.Duration
	for i, x := range results {
		t := r.tests[i]
		class := strings.TrimSuffix(strings.ReplaceAll(path.Dir(t.Name), "/", "."), ".")
		c := testCase{Class: xmlText("mica." + cmp.Or(class, "tests")), Name: xmlText(path.Base(t.Name)), Time: seconds(x.Time)}
		whole += x.Time
		switch {
		case x.Status.Bad():
			suite.Failures++
			c.Failure = &testFailure{xmlText(x.Reason)}
		case x.Status == lit.Skipped:
			suite.Skipped++
			c.Skipped = &testSkip{xmlText(x.Reason)}
		}
		suite.Cases = append(suite.Cases, c)
	}
	suite.Time = seconds(whole)
	text, err := xml.MarshalIndent(testSuites{Time: suite.Time, Suites: []testSuite{suite}}, "", "  ")
	if err != nil {
		return err
	}
	if r.xunit == "-" {
		_, err := fmt.Fprintf(r.out, "%s%s\n", xml.Header, text)
		return err
	}
	writer := osfile.Writer{Shared: true}
	defer writer.Close()
	return writer.Write(r.xunit, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "%s%s\n", xml.Header, text)
		return err
	})
}

// isReport reports whether a file is a report of a former run.
func isReport(file string) bool {
	f, err := os.Open(file)
	if err != nil {
		return false
	}
	defer f.Close()
	const start = xml.Header + "<testsuites "
	text := make([]byte, len(start))
	_, err = io.ReadFull(f, text)
	return err == nil && string(text) == start
}

// xmlText replaces the characters that XML 1.0 cannot have, not even escaped.
func xmlText(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t', r == '\n', r == '\r', ' ' <= r && r <= 0xD7FF, 0xE000 <= r && r <= 0xFFFD, r >= 0x10000:
			return r
		}
		return '\uFFFD'
	}, s)
}

func seconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', 2, 64) }
