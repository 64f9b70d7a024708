package rules

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/pdl"
	"github.com/mica-ir/mica/rewrite"
)

// A native is a native function that the user implements.
type native struct {
	key    nativeKey
	method string
	sign   string // the signature
	doc    string
}

type nativeKey struct {
	natives *rewrite.Natives
	name    string
}

func (g *generator) hasInterface() bool { return len(g.natives) > 0 }

// native returns the call of a native function.
func (g *generator) native(n *pdl.GoNative, args []string) string {
	n.CanFail = !n.Rewrite
	return "s.natives." + g.method(n).method + "(" + strings.Join(append([]string{"r"}, args...), ", ") + ")"
}

// method returns the method for a native function.
func (g *generator) method(n *pdl.GoNative) *native {
	key := nativeKey{n.Natives, n.Name}
	for _, m := range g.natives {
		if m.key == key {
			return m
		}
	}
	m := &native{key: key, method: pdl.Identifier(n.Name, true)}
	for i := 2; g.hasMethod(m.method); i++ {
		m.method = fmt.Sprintf("%s%d", pdl.Identifier(n.Name, true), i)
	}
	params := []string{"r *rewrite.Rewriter"}
	for i, t := range n.Args {
		params = append(params, fmt.Sprintf("arg%d %s", i, t))
	}
	last := "bool"
	if n.Rewrite {
		last = "error"
	}
	result := strings.Join(append(n.Results, last), ", ")
	if len(n.Results) > 0 {
		result = "(" + result + ")"
	}
	m.sign = "(" + strings.Join(params, ", ") + ") " + result
	g.natives = append(g.natives, m)
	return m
}

func (g *generator) hasMethod(name string) bool {
	for _, m := range g.natives {
		if m.method == name {
			return true
		}
	}
	return false
}

// nativeInterface writes the interface RuleNatives.
func (g *generator) nativeInterface() {
	if !g.hasInterface() {
		return
	}
	g.line("// RuleNatives is the native code of the rules. A constraint returns whether it holds, after\n// its results; a rewrite an error, which ends the rewriting.\ntype RuleNatives interface {")
	for _, m := range g.natives {
		g.line("%s%s%s", m.doc, m.method, m.sign)
	}
	g.line("}\n")
}
