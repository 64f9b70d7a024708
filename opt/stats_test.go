package opt

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

func TestPatternStats(t *testing.T) {
	s := runStats{Iterations: 2, Visited: 7, Rules: []ruleStats{
		{Rule: "Fold", Tried: 5, Matched: 3, Applied: 2, Time: 0.25, First: "in.mlir:1:6"}, {Rule: "Idle"},
	}}
	for kind, want := range map[statsKind]string{
		textStats: `rule  tried  matched  applied  time   first applied at
Fold  5      3        2        25.0%  in.mlir:1:6
Idle  0      0        0        0.0%   
2 iterations, 7 operations visited, 0 folded, 0 erased as dead, 0.000 s
`,
		jsonStats: `{
  "iterations": 2,
  "visited": 7,
  "folded": 0,
  "dead": 0,
  "seconds": 0,
  "rules": [
    {
      "rule": "Fold",
      "tried": 5,
      "matched": 3,
      "applied": 2,
      "time": 0.25,
      "first": "in.mlir:1:6"
    },
    {
      "rule": "Idle",
      "tried": 0,
      "matched": 0,
      "applied": 0,
      "time": 0
    }
  ]
}
`,
	} {
		var b bytes.Buffer
		if err := s.write(&b, kind); err != nil || b.String() != want {
			t.Errorf("%v, got:\n%s", err, b.String())
		}
	}
}

// TestPatternStatsOfRun counts matches and applications of rules.
func TestPatternStatsOfRun(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"r.pdll":  "Pattern Twice {\n  let op = op<u.a>(op<u.a>(x: Value)) -> (t: Type);\n  replace op with x;\n}\nPattern Never => erase op<u.b>;\n",
		"in.mlir": "%x = \"u.x\"() : () -> i32\n%0 = \"u.a\"(%x) : (i32) -> i32\n%1 = \"u.a\"(%0) : (i32) -> i32\n\"u.y\"(%1) : (i32) -> ()\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var out, errs bytes.Buffer
	args := []string{"--allow-unregistered-dialect", "--patterns=r.pdll", "--pattern-stats=json", "in.mlir"}
	if code := tool.Main(args, strings.NewReader(""), &out, &errs); code != 0 {
		t.Fatal(errs.String())
	}
	for _, want := range []string{"\"rule\": \"Twice\",\n      \"tried\": 3,\n      \"matched\": 1,\n      \"applied\": 1,", "\"first\": \"in.mlir:3:6\"", "\"rule\": \"Never\",\n      \"tried\": 0,"} {
		if !strings.Contains(errs.String(), want) {
			t.Errorf("%s is not in\n%s", want, errs.String())
		}
	}
}

// TestPatternStatsOfPasses counts the patterns that the drivers of passes try: by the name of the pattern,
// for all passes together.
func TestPatternStatsOfPasses(t *testing.T) {
	in := `func.func @f(%a: i32, %n: index) -> i32 {
		%c1 = arith.constant 1 : i32
		%0 = arith.addi %a, %c1 : i32
		%1 = arith.addi %0, %c1 : i32
		%c0 = arith.constant 0 : index
		scf.for %i = %c0 to %n step %n {
			"t.use"(%i) : (index) -> ()
		}
		return %1 : i32
	}`
	args := []string{"--canonicalize", "--convert-scf-to-cf", "--canonicalize", "--pattern-stats=json", "--allow-unregistered-dialect"}
	out, errs, code := runPasses(in, args...)
	var s runStats
	if err := json.Unmarshal([]byte(errs), &s); err != nil || code != 0 || !strings.Contains(out, "cf.br") {
		t.Fatalf("%v %d\n%s\n%s", err, code, out, errs)
	}
	got := map[string]ruleStats{}
	for _, r := range s.Rules {
		got[r.Rule] = r
	}
	if r := got["AddIAddConstant"]; r.Tried < 2 || r.Applied != 1 || r.First != "<stdin>:4:8" {
		t.Errorf("AddIAddConstant: %+v", r)
	}
	if r := got["ForLowering"]; r.Applied != 1 || r.Tried != 1 {
		t.Errorf("ForLowering: %+v", r)
	}
	if r := got["AddISubConstantLHS"]; r.Applied != 0 || r.Tried < 2 {
		t.Errorf("AddISubConstantLHS: %+v", r)
	}
	if plain, _, _ := runPasses(in, args[0], args[1], args[2], args[4]); plain != out {
		t.Errorf("the statistics change the result to\n%s", out)
	}
}

// TestStatsFilter counts parts of a run: by pattern, operation, place and pass, and only what changed something.
func TestStatsFilter(t *testing.T) {
	in := `func.func @f(%a: i32, %b: i32, %n: index) -> i32 {
		%c1 = arith.constant 1 : i32
		%0 = arith.addi %a, %c1 : i32
		%1 = arith.addi %0, %c1 : i32
		%2 = arith.subi %1, %b : i32
		%c0 = arith.constant 0 : index
		scf.for %i = %c0 to %n step %n {
			"t.use"(%i) : (index) -> ()
		}
		return %2 : i32
	}`
	names := func(rules []ruleStats) string {
		var list []string
		for _, r := range rules {
			if r.Tried > 0 {
				list = append(list, r.Rule)
			}
		}
		slices.Sort(list)
		return strings.Join(list, " ")
	}
	for filter, want := range map[string]string{
		"changed":                                            "AddIAddConstant ForLowering",
		"rule=AddI*Constant,rule=ForL*":                      "AddIAddConstant ForLowering",
		"op=arith.subi,rule=SubIR*":                          "SubIRHSAddConstant SubIRHSSubConstantLHS SubIRHSSubConstantRHS",
		"loc=<stdin>:7,pass=convert-scf-to-cf":               "ForLowering",
		"loc=<stdin>:4,changed,pass=canonicalize":            "AddIAddConstant",
		"op=arith.addi,pass=convert-scf-to-cf":               "",
		"rule=(anonymous namespace)::AddIAddConstant,op=*.*": "AddIAddConstant",
	} {
		_, errs, code := runPasses(in, "--canonicalize", "--convert-scf-to-cf", "--pattern-stats=json", "--stats-filter="+filter, "--allow-unregistered-dialect")
		text, warning, _ := strings.Cut(errs, "\nwarning: --stats-filter: no pattern that was tried fits the filter")
		if warned := warning != ""; warned != (want == "") {
			t.Errorf("%s: warned: %t", filter, warned)
		}
		var s runStats
		if err := json.Unmarshal([]byte(text), &s); err != nil || code != 0 {
			t.Fatalf("%s: %v %d\n%s", filter, err, code, errs)
		}
		if got := names(s.Rules); got != want {
			t.Errorf("%s counts %q, not %q", filter, got, want)
		}
	}
	if _, errs, code := runPasses(in, "--canonicalize", "--stats-filter=color=red", "--allow-unregistered-dialect"); code == 0 || !strings.Contains(errs, "'color=red' is none of rule=NAME") {
		t.Error(errs)
	}
}
