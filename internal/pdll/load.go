package pdll

import (
	"sort"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll/syntax"
	"github.com/mica-ir/mica/source"
)

// Options configures loading.
type Options struct {
	// Files finds included files; if nil, files are found only by the path as
	// written.
	Files *source.Set

	// Reference restricts the language to that of mlir-pdll. Otherwise the module may use everything
	// that the PDLL manual describes.
	Reference bool

	// TD reads a .td file; if nil, package tablegen is used.
	TD func(f *source.File, files *source.Set) (*TDFile, diag.List)
}

// Load reads and checks a text. The module contains the valid declarations and is complete only without
// errors. The list is in source order.
func Load(src *source.File, opt Options) (*Module, diag.List) {
	if opt.Files == nil {
		opt.Files = &source.Set{}
	}
	if opt.TD == nil {
		opt.TD = func(f *source.File, files *source.Set) (*TDFile, diag.List) { return ReadTD(f, files) }
	}
	m := &Module{ODS: &ODS{}, Reference: opt.Reference}
	c := &checker{opt: opt, module: m, scope: &scope{}, definitions: map[string]bool{}, merged: map[string]*Operation{}, builtIns: map[string]*Callable{}}
	var list diag.List
	stopped := false
	findings := c.file(src)
	nameNatives(m, opt.Reference)
	for _, f := range findings {
		list.Add(f.diag)
		if !stopped {
			m.Reported++
		}
		stopped = stopped || f.stop
	}
	return m, list
}

// A finding is a diagnostic with a sort key: the point at which a single pass that
// parses and checks would have found it. The reference makes such a pass, while
// this package checks after parsing.
type finding struct {
	diag *diag.Diagnostic
	at   uint32 // end of the last token that had been read
	rank uint8  // order among those at the same point
	stop bool   // the reference's pass would have ended here
}

// The ranks of findings.
const (
	lexical uint8 = iota
	semantic
	syntactic
)

// maxIncludes bounds the depth and the number of includes.
const (
	maxIncludeDepth = 64
	maxIncludes     = 4096
)

// file reads and checks one file and returns the findings in it and in the files
// that it includes.
func (c *checker) file(src *source.File) []finding {
	parse := syntax.Parse
	if c.opt.Reference {
		parse = syntax.ParseReference
	}
	tree := parse(src)
	outer := c.fileState
	c.fileState = fileState{tree: tree}
	defer func() { c.fileState = outer }()
	for _, p := range tree.Problems {
		f := finding{diag: p.Diag, at: p.After, rank: syntactic, stop: !p.Lexical || p.Final}
		if p.Lexical {
			f.rank = lexical
		}
		c.findings = append(c.findings, f)
	}
	if outer.tree == nil {
		// The module's location is that of its first token.
		first := (&syntax.Lexer{Text: src.Text}).Next().Start
		c.module.loc = loc{tree.Span(syntax.Range{Start: first, End: first})}
	}
	for _, item := range tree.Items {
		switch item := item.(type) {
		case *syntax.Include:
			c.include(item)
		case *syntax.Pattern:
			c.pattern(item)
		case *syntax.Callable:
			c.topCallable(item)
		}
	}
	sort.SliceStable(c.findings, func(i, j int) bool {
		a, b := c.findings[i], c.findings[j]
		if a.at != b.at {
			return a.at < b.at
		}
		return a.rank < b.rank
	})
	return c.findings
}
