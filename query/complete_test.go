package query_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/query"
)

// matchers are all matchers as mlir-query lists them, in its order.
const matchers = `Matcher: isOne()
Matcher: isConstantOp()
Matcher: getDefinitions(Matcher, Signed, Boolean, Boolean, Boolean)
Matcher: getUsersByPredicate(Matcher, Matcher, Boolean)
Matcher: isPosZeroFloat()
Matcher: isNegInfFloat()
Matcher: isZeroFloat()
Matcher: hasOpName(String)
Matcher: getDefinitionsByPredicate(Matcher, Matcher, Boolean, Boolean, Boolean)
Matcher: hasOpAttrName(String)
Matcher: anyOf(Matcher,...)
Matcher: isZero()
Matcher: isNonZero()
Matcher: isPosInfFloat()
Matcher: isNegZeroFloat()
Matcher: allOf(Matcher,...)
Matcher: isOneFloat()
Matcher: getAllDefinitions(Matcher, Signed)
`

// TestComplete completes commands at "|". The expectation is the insertion if there is only
// one, or else the list of completions; mlir-query does the same on a terminal.
func TestComplete(t *testing.T) {
	s := &query.Session{Registry: query.Standard()}
	for line, want := range map[string]string{
		"|": "help\nmatch\nquit\n", "  |": "help\nmatch\nquit\n", "|m": "help\nmatch\nquit\n", "|  m": "help\nmatch\nquit\n",
		"m|": "+atch ", "mat|ch": "+ch ", "q|": "+uit ", "x|": "", "# |": "", "help |": "", "other |": "",
		"m |": matchers, "match |": matchers, "m allOf(|": matchers, "m allOf(isOne(), |": matchers, "m isOne( |": matchers, "m isOne (|": matchers,
		"m isC|": "+onstantOp()", "m isC| onst": "+onstantOp()", "m isC|onst": "+onstantOp()", "match any|": "+Of(", "m hasOpN|": "+ame(\"",
		"m getU|": "+sersByPredicate(", "m allOf(isC|": "+onstantOp()", "m hasOp|": "Matcher: hasOpName(String)\nMatcher: hasOpAttrName(String)\n",
		"m isOne()|": "", "m isOne() |": "", "m isOne |": "", "m isOne() h|": "", "m allOf(isOne()|": "", "m allOf(isOne() |": "", "m 1|": "", "m hasOpName(\"x|": "",
		"m isOne().|": "+extract(\"", "m isOne().ex|": "+tract(\"", "m isOne().x|": "", "m isOne().extract(|": "",
		"m unknown(|": "", "m unknown(allOf(isC|": "",
	} {
		cursor := strings.IndexByte(line, '|')
		got := ""
		list := s.Complete(strings.Replace(line, "|", "", 1), cursor)
		for _, c := range list {
			got += c.Shown + "\n"
		}
		if len(list) == 1 {
			got = "+" + list[0].Text
		}
		if got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}
