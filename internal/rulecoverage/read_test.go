package rulecoverage

import (
	"fmt"
	"strings"
	"testing"
)

// read reads lines, which must be a coverage file.
func read(t *testing.T, lines ...string) *Coverage {
	t.Helper()
	c, err := Read("coverage", []byte(strings.Join(lines, "\n")))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestReadMany reads many runs of many rules. Work for each pair of rules in each run would not end.
func TestReadMany(t *testing.T) {
	const rules, runs = 200, 2000
	set := ruleSet{Files: map[string]string{"/r.pdll": "1"}}
	var counts []Counts
	for i := range rules {
		set.Rules = append(set.Rules, Rule{Name: fmt.Sprint("R", i), File: "/r.pdll", Line: i + 1, Column: 1, Conditions: []Condition{{Failure: "f", Line: i + 1}, {Failure: "g", Line: i + 1}}})
		counts = append(counts, Counts{Rule: i, Tried: 3, Applied: 1, Failed: []int{0, 2}})
	}
	text := appendLine(nil, rulesLine{"a", set})
	for range runs {
		text = appendLine(text, countsLine{"a", counts})
	}
	c := read(t, string(text))
	if c.Runs != runs || c.Stale != 0 || len(c.Rules) != rules {
		t.Fatalf("%d runs, %d stale, %d rules", c.Runs, c.Stale, len(c.Rules))
	}
	for i, r := range c.Rules {
		if r.Tried != 3*runs || r.Applied != runs || r.Failed[1] != 2*runs || r.Reached[1] != 3*runs || r.Line != i+1 {
			t.Fatalf("%+v", r)
		}
	}
}

const (
	firstRule  = `{"name":"First","file":"/en.pdll","line":1,"column":1,"conditions":[{"failure":"f"}]}`
	secondRule = `{"name":"Second","file":"/en.pdll","line":5,"column":1}`
	otherRule  = `{"name":"Other","file":"/other.pdll","line":1,"column":1}`
)

// TestReadVersions checks that runs with different rules of a file add up, and that runs with another version of it do not.
func TestReadVersions(t *testing.T) {
	first := []string{
		`{"hash":"a","files":{"/en.pdll":"1"},"rules":[` + firstRule + `]}`,
		`{"hash":"a","counts":[{"rule":0,"tried":2,"applied":1,"failed":[1]}]}`,
		`{"hash":"b","files":{"/en.pdll":"1","/other.pdll":"1"},"rules":[` + secondRule + `,` + otherRule + `]}`,
		`{"hash":"b","counts":[{"rule":0,"tried":3},{"rule":1,"tried":7}]}`,
	}
	for _, c := range []struct {
		then string // the lines that follow
		want string // how often each rule was tried and applied
	}{
		{``, "First 2/1 Second 3/0 Other 7/0, stale 0 of 2"},
		{`{"hash":"c","files":{"/en.pdll":"1"},"rules":[` + secondRule + `,` + firstRule + `]}
		  {"hash":"c","counts":[{"rule":1,"tried":1}]}`, "First 3/1 Second 3/0 Other 7/0, stale 0 of 3"},
		// Another text of the file.
		{`{"hash":"c","files":{"/en.pdll":"2"},"rules":[` + firstRule + `]}
		  {"hash":"c","counts":[]}`, "First 0/0 Other 7/0, stale 2 of 3"},
		// The same text, but a condition that comes from a file that it includes.
		{`{"hash":"c","files":{"/en.pdll":"1"},"rules":[` + strings.Replace(firstRule, `"f"`, `"g"`, 1) + `]}
		  {"hash":"c","counts":[{"rule":0,"tried":4}]}`, "First 4/0 Second 3/0 Other 7/0, stale 1 of 3"},
		// Back to an earlier text.
		{`{"hash":"c","files":{"/en.pdll":"2"},"rules":[` + secondRule + `]}
		  {"hash":"c","counts":[{"rule":0,"tried":4}]}
		  {"hash":"a","counts":[{"rule":0,"tried":1}]}`, "First 3/1 Second 3/0 Other 7/0, stale 1 of 4"},
		// Rules without a run are no version.
		{`{"hash":"c","files":{"/en.pdll":"2"},"rules":[` + firstRule + `]}`, "First 2/1 Second 3/0 Other 7/0, stale 0 of 2"},
	} {
		got := read(t, append(first, c.then)...)
		var b strings.Builder
		for _, r := range got.Rules {
			fmt.Fprintf(&b, "%s %d/%d ", r.Name, r.Tried, r.Applied)
		}
		if s := fmt.Sprintf("%s, stale %d of %d", strings.TrimSpace(b.String()), got.Stale, got.Runs); s != c.want {
			t.Errorf("after %s:\n%s\nand not\n%s", c.then, s, c.want)
		}
	}
}

// TestReadErrors checks the errors in files.
func TestReadErrors(t *testing.T) {
	rules := `{"hash":"a","files":{},"rules":[` + firstRule + "]}\n"
	for _, c := range []struct{ text, err string }{
		{"", "coverage: no run is recorded in the file"},
		{"\n \n", "coverage: no run is recorded in the file"},
		{rules, "coverage: no run is recorded in the file"},
		{"my text", "coverage:1: this is no line of rule coverage"},
		{rules + `{"counts":[]}`, "coverage:2: this is no line of rule coverage"},
		{rules + "\n" + `{"hash":"a"}`, "coverage:3: this is no line of rule coverage"},
		{`{"hash":"a","files":{},"rules":[],"counts":[]}`, "coverage:1: the line has both rules and counts"},
		{rules + strings.Replace(rules, "First", "Last", 1), `coverage:2: the rules are not those of an earlier line with the same hash "a"`},
		{rules + `{"hash":"b\u001b[31m","counts":[]}`, `coverage:2: no line above has the rules with the hash "b\x1b[31m"`},
		{rules + `{"hash":"a","counts":[{"rule":1,"tried":1}]}`, "coverage:2: there is no rule 1: the rules with this hash are 1"},
		{rules + `{"hash":"a","counts":[{"rule":-1,"tried":1}]}`, "coverage:2: there is no rule -1: the rules with this hash are 1"},
		{rules + `{"hash":"a","counts":[{"rule":0,"tried":-1}]}`, `coverage:2: the counts of "First" are negative`},
		{rules + `{"hash":"a","counts":[{"rule":0,"tried":1,"applied":-1}]}`, `coverage:2: the counts of "First" are negative`},
		{rules + `{"hash":"a","counts":[{"rule":0,"tried":1,"failed":[-1]}]}`, `coverage:2: the counts of "First" are negative`},
		{rules + `{"hash":"a","counts":[{"rule":0,"tried":2,"applied":1,"failed":[2]}]}`, `coverage:2: the counts of "First" have more results than attempts`},
		{rules + `{"hash":"a","counts":[{"rule":0,"tried":2,"failed":[1,1]}]}`, `coverage:2: the counts of "First" have 2 conditions, and the rule has 1`},
		{rules + strings.Repeat(`{"hash":"a","counts":[{"rule":0,"tried":9000000000000000000}]}`+"\n", 2), `coverage:3: the counts of "First" are too large`},
		{rules + `{"hash":"a","counts":[{"rule":0,"tried":9000000000000000000}]}` + "\n" + strings.Replace(rules, `"a"`, `"b"`, 1) +
			`{"hash":"b","counts":[{"rule":0,"tried":9000000000000000000}]}`, `coverage: the counts of "First" are too large`},
	} {
		if got, err := Read("coverage", []byte(c.text)); err == nil || err.Error() != c.err {
			t.Errorf("%s\nis read as %+v, error %v, and not\n%s", c.text, got, err, c.err)
		}
	}
}

// TestWriteControl checks that a report has no control characters of the coverage file.
func TestWriteControl(t *testing.T) {
	c := read(t, `{"hash":"a","files":{},"rules":[{"name":"A\u001b[31m","file":"/b\u0007","conditions":[{"failure":"c\r"}]}]}`, `{"hash":"a","counts":[]}`)
	var b strings.Builder
	if err := c.Write(&b, "", true); err != nil {
		t.Fatal(err)
	}
	want := "1 runs: 0 of 1 rules applied, 0 of 1 conditions seen to hold and to fail\n" +
		`"/b\a":0:0: "A\x1b[31m": tried 0, applied 0 (never applied)` + "\n  never reached  reached 0, failed 0: " + `"c\r"` + "\n"
	if b.String() != want {
		t.Errorf("the report is\n%s\nand not\n%s", b.String(), want)
	}
}

// TestPageLines checks that a page has the lines of the file, and that notes on other lines follow these.
func TestPageLines(t *testing.T) {
	c := read(t, `{"hash":"a","files":{},"rules":[{"name":"Far","file":"/r.td","line":2000000000},{"name":"Here","file":"/r.td","line":2},{"name":"Before","file":"/r.td","line":-7}]}`,
		`{"hash":"a","counts":[{"rule":1,"tried":1,"applied":1}]}`)
	row := func(class string, line int, text, notes string) string {
		return fmt.Sprintf("<tr class=\"%s\"><td>%d</td><td><code>%s</code></td><td>%s</td></tr>\n", class, line, text, notes)
	}
	note := func(class, text string) string { return fmt.Sprintf(`<div class="%s">%s</div>`, class, text) }
	far, before, here := note("bad", "Far: tried 0, applied 0"), note("bad", "Before: tried 0, applied 0"), note("good", "Here: tried 1, applied 1")
	for _, x := range []struct {
		err  error
		want string
	}{
		{nil, "<table>\n" + row("", 1, "a &lt; b", "") + row("good", 2, "second", here) + row("bad", -7, "(the file has no such line)", before) + row("bad", 2000000000, "(the file has no such line)", far)},
		{fmt.Errorf("no <file>"), "<p>The text is not shown: no &lt;file&gt;</p>\n<table>\n" + row("bad", -7, "", before) + row("good", 2, "", here) + row("bad", 2000000000, "", far)},
	} {
		var b strings.Builder
		if err := c.WritePage(&b, "", func(string) ([]byte, error) { return []byte("a < b\nsecond\n"), x.err }); err != nil {
			t.Fatal(err)
		}
		if want := "<h2>/r.td</h2>\n" + x.want + "</table>\n"; !strings.Contains(b.String(), want) {
			t.Errorf("the page\n%s\ndoes not have\n%s", b.String(), want)
		}
	}
}
