// Command manuals runs the listings of MLIR's manuals with mica, and fails if one does not do what the
// tables say:
//
//	go run ./scripts/manuals [-v] [-run TEXT] DIR...
//
// The directories have LLVM's sources, and an article on ODS as a text; a manual that is in none of them is left
// out. The manuals are not part of this repository: a table names a listing by its heading and its number under
// headings of that text, and has the code around it, the lines that stand for the listing's gaps, and the IR
// before and after. The tables are archives, one for each manual:
//
//	mlir/docs/DefiningDialects/Operations.md, or "text: " and the first line of a plain text
//	-- HEADING / 2 --
//	LANGUAGE OUTCOME: REASON
//	DIRECTIVE
//
//	IR
//	=>
//	IR that mica prints
//	-- NAME.td --
//	definitions for the listings that say "with NAME.td"
//
// The languages are pdll, drr (rules in TableGen), ods (definitions), td (other TableGen), c++ (functions for
// rules), mlir, and generated: C++ that "mica tblgen" with the arguments writes for the other listings and files of
// the entry. The outcomes are
//
//	given    mica accepts the listing as it stands in the manual
//	filled   the same, with other text for lines that have a gap, such as "..."
//	changed  mica refuses the listing, or warns that it cannot run, and accepts it with other lines; it needs all of them
//	refused  mica refuses it: the reason is part of the message
//	not run  the reason says why
//
// The directives are
//
//	with FILE     use the file
//	includes FILE the listing itself includes the file
//	before TEXT   put a line in front of the listing
//	needs NAME    put another listing of the manual between these lines and the listing
//	after TEXT    put a line behind it
//	split N       another example begins at line N: put the lines of "after" and "before" in front of it
//	break REGEXP  the text has lost an end of a line before each match: lines are numbered with it
//	N: TEXT       replace line N; several replace it by several lines
//	args TEXT     more arguments for mica opt
//	warning TEXT  mica warns, which otherwise is a failure
package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

func main() {
	verbose := flag.Bool("v", false, "print the reasons of listings that are changed or not run")
	only := flag.String("run", "", "run the listings whose names contain the text")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "usage: manuals [-v] [-run TEXT] DIR...")
		os.Exit(2)
	}
	if err := check(flag.Args(), *only, *verbose); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// check runs the listings of all manuals that have a table and are in one of the directories.
func check(dirs []string, only string, verbose bool) error {
	tables, err := readTables("scripts/manuals/tables")
	if err != nil {
		return err
	}
	runner, err := newRunner()
	if err != nil {
		return err
	}
	defer runner.close()
	sum := newReport()
	for _, t := range tables {
		r := newReport()
		switch err := r.manual(dirs, t, only, runner); {
		case errors.Is(err, fs.ErrNotExist):
			fmt.Printf("%s: not found\n", t.manual)
			continue
		case err != nil:
			return err
		}
		r.print(t.manual, verbose)
		sum.add(r)
	}
	sum.print("all", false)
	return sum.verdict(dirs, only)
}

// A report collects what the listings did.
type report struct {
	matched int            // listings whose names have the text
	counts  map[string]int // by outcome
	notes   []string
	failed  []string
}

func newReport() *report { return &report{counts: map[string]int{}} }

// verdict returns an error if a listing failed, or if none was run.
func (r *report) verdict(dirs []string, only string) error {
	if n := len(r.failed); n > 0 {
		return fmt.Errorf("%d listings do not do what the tables say", n)
	}
	if r.matched == 0 {
		return fmt.Errorf("no listing in %s has a name with %q", strings.Join(dirs, ", "), only)
	}
	return nil
}

// manual runs the listings of a manual, and notes those without entry and entries without listing.
func (r *report) manual(dirs []string, t *table, only string, runner *runner) error {
	listings, err := readListings(dirs, t.manual)
	if err != nil {
		return err
	}
	known := map[string]*listing{}
	for _, l := range listings {
		known[l.name] = l
		if e := t.entries[l.name]; e != nil {
			known[l.name] = e.broken(l)
		} else {
			r.fail(l.name, errors.New("the table has no entry"))
		}
	}
	for _, name := range t.order {
		if !strings.Contains(t.manual+" / "+name, only) {
			continue
		}
		r.matched++
		e, l := t.entries[name], known[name]
		if l == nil {
			r.fail(name, errors.New("the manual has no such listing"))
			continue
		}
		if err := runner.run(t, e, l, known); err != nil {
			r.fail(name, err)
			continue
		}
		r.counts[e.outcome]++
		if e.reason != "" {
			r.notes = append(r.notes, fmt.Sprintf("%s: %s: %s", name, e.outcome, e.reason))
		}
	}
	return nil
}

func (r *report) fail(name string, err error) {
	r.failed = append(r.failed, fmt.Sprintf("%s: FAILED: %v", name, err))
}

func (r *report) add(s *report) {
	r.matched += s.matched
	for outcome, n := range s.counts {
		r.counts[outcome] += n
	}
	r.failed = append(r.failed, s.failed...)
}

// print prints the counts, and what there is to say about single listings if it is about one manual.
func (r *report) print(what string, verbose bool) {
	fmt.Printf("%s:", what)
	for _, outcome := range outcomes {
		fmt.Printf(" %s %d,", outcome, r.counts[outcome])
	}
	fmt.Printf(" FAILED %d\n", len(r.failed))
	if what == "all" {
		return
	}
	if verbose {
		printLines(r.notes)
	}
	printLines(r.failed)
}

func printLines(list []string) {
	for _, s := range list {
		fmt.Printf("  %s\n", strings.ReplaceAll(s, "\n", "\n    "))
	}
}
