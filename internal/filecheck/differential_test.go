package filecheck_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// variants are flags that are added to each run, so that each case is tested in all
// modes.
var variants = [][]string{
	{"--dump-input=never"},
	{"--dump-input=never", "-v"},
	{"--dump-input=never", "-vv"},
	{},
	{"--dump-input=always", "-vv"},
	{"-v", "--dump-input-filter=annotation", "--dump-input-context=1"},
	{"-vv", "--dump-input-filter=annotation-full", "--dump-input-context=0"},
}

func TestDifferentialCorpus(t *testing.T) {
	reference := reftest.Tool(t, "FileCheck")
	t.Setenv("FILECHECK_OPTS", "")
	for _, file := range groups(t) {
		group := strings.TrimSuffix(filepath.Base(file), ".txtar")
		_, cases := readCases(t, file)
		for _, c := range cases {
			t.Run(group+"/"+c.name, func(t *testing.T) {
				c.enter(t)
				for _, run := range c.runs {
					for _, v := range variants {
						if once(run, v) {
							continue
						}
						args := append(c.args(run), v...)
						_, want, wantCode := reftest.Run(t, reference, "", args...)
						if wantCode < 0 {
							continue // the reference crashed
						}
						want = strings.ReplaceAll(want, reference, "FileCheck")
						got, code := runTool(args)
						if d := reftest.Diff(want, got); d != "" || code != wantCode {
							t.Errorf("%s: exit code %d, want %d\n%s", strings.Join(args, " "), code, wantCode, d)
							break
						}
					}
				}
			})
		}
	}
}

// once reports whether a variant repeats a flag of the run.
func once(run, variant []string) bool {
	for _, a := range run {
		for _, b := range variant {
			if a == b {
				return true
			}
		}
	}
	return false
}

// TestDifferentialRandom compares matches and captures of random patterns.
func TestDifferentialRandom(t *testing.T) {
	reference := reftest.Tool(t, "FileCheck")
	t.Setenv("FILECHECK_OPTS", "")
	t.Chdir(t.TempDir())
	for seed := range uint64(150) {
		g := &generator{Rand: rand.New(rand.NewPCG(seed, 1))}
		check, input := g.checks(), g.input()
		for name, text := range map[string]string{"check": check, "input": input} {
			if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		option := g.pick("-vv", "--ignore-case", "--match-full-lines", "--strict-whitespace",
			"--enable-var-scope", "--implicit-check-not=c{{1|2}}", "--allow-deprecated-dag-overlap", "-DX=ab")
		for _, flag := range []string{"--dump-input=never", "--dump-input=always"} {
			args := []string{"check", "--input-file", "input", option, flag}
			if option != "-vv" && seed%2 == 0 {
				args = append(args, "-vv")
			}
			_, want, wantCode := reftest.Run(t, reference, "", args...)
			if wantCode < 0 {
				continue // the reference crashed
			}
			got, code := runTool(args)
			if d := reftest.Diff(want, got); d != "" || code != wantCode {
				t.Errorf("seed %d, %s %s: exit code %d, want %d\n%s\n%s\n%s", seed, option, flag, code, wantCode, check, input, d)
				break
			}
		}
	}
}

// A generator generates random check files and inputs from few letters, so that
// many of them match.
type generator struct{ *rand.Rand }

func (g *generator) pick(list ...string) string { return list[g.IntN(len(list))] }

func (g *generator) input() string {
	var b strings.Builder
	for range 5 + g.IntN(30) {
		b.WriteString(g.pick("a", "b", "ab", "aa", "bc", "c", " ", "12", "3", "_", "A", "\n", "\n"))
	}
	return "a" + b.String()
}

func (g *generator) checks() string {
	var b strings.Builder
	b.WriteString("CHECK: a\n")
	for range 1 + g.IntN(5) {
		b.WriteString("CHECK" + g.pick("", "", "", "-DAG", "-DAG", "-NOT", "-NEXT", "-SAME", "-COUNT-2", "-LABEL") + ": ")
		for range 1 + g.IntN(3) {
			switch g.IntN(8) {
			case 0, 1, 2:
				b.WriteString("{{" + g.regex(2) + "}}")
			case 3, 4:
				b.WriteString("[[" + g.pick("X", "Y", "Z") + ":" + g.regex(2) + "]]")
			case 5:
				b.WriteString("[[" + g.pick("X", "Y", "Z") + "]]")
			case 6:
				b.WriteString(g.pick("[[#N:]]", "[[#N]]", "[[#N+1]]", "[[#@LINE]]", "[[#%x,M:]]"))
			default:
				b.WriteString(g.pick("a", "b", "ab", "c"))
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// regex returns an expression that neither starts nor ends with braces or brackets,
// since these would end the enclosing block.
func (g *generator) regex(depth int) string {
	var b strings.Builder
	for range 1 + g.IntN(3) {
		n := 10
		if depth == 0 {
			n = 7
		}
		switch g.IntN(n) {
		case 0, 1, 2:
			b.WriteString(g.pick("a", "b", "c", "ab"))
		case 3:
			b.WriteString(g.pick(".", "[ab]", "[^a]", "[[:alnum:]]", "[a-c1]", "[[:space:]]"))
		case 4:
			b.WriteString(g.pick("^", "$", "[[:<:]]", "[[:>:]]"))
			continue
		case 5, 6:
			b.WriteString(g.pick("a", ".", "[b-c]"))
			b.WriteString(g.pick("*", "+", "?", "{2}", "{1,2}", "{0,1}", "{2,}") + g.pick("", "a", "b"))
			continue
		default:
			b.WriteString("(" + g.regex(depth-1))
			if g.IntN(2) == 0 {
				b.WriteString("|" + g.regex(depth-1))
			}
			b.WriteString(")")
		}
		b.WriteString(g.pick("", "", "", "*", "+", "?"))
	}
	s := b.String()
	if strings.HasSuffix(s, "}") {
		s += "a"
	}
	return s
}
