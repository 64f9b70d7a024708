package rulecoverage

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
)

// A Coverage is the sum of the runs of a file.
type Coverage struct {
	Rules []Covered // by file and place
	Runs  int
	Stale int // runs with rules that a later run had in another version
}

// Covered is a rule with its counts.
type Covered struct {
	Rule
	Tried, Applied  int
	Reached, Failed []int // by condition; one is reached if those before it hold
}

// A group has the sum of the runs with the same rules.
type group struct {
	ruleSet
	counts []Counts // one for each rule
	runs   int
	last   int // the number of the last run
}

// Read adds up the runs in the text of a file. The latest version of each rule file counts.
func Read(name string, text []byte) (*Coverage, error) {
	c, groups := &Coverage{}, map[string]*group{}
	number := 0
	for l := range bytes.Lines(text) {
		number++
		if len(bytes.TrimSpace(l)) == 0 {
			continue
		}
		if err := c.readLine(l, groups); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, number, err)
		}
	}
	if c.Runs == 0 {
		return nil, fmt.Errorf("%s: no run is recorded in the file", name)
	}
	if err := c.merge(groups); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return c, nil
}

// readLine adds a line to the groups.
func (c *Coverage) readLine(text []byte, groups map[string]*group) error {
	var x struct {
		rulesLine
		Counts []Counts `json:"counts"`
	}
	if err := json.Unmarshal(text, &x); err != nil || x.Hash == "" || x.Rules == nil && x.Counts == nil {
		return errors.New("this is no line of rule coverage")
	}
	g := groups[x.Hash]
	switch {
	case x.Rules != nil && x.Counts != nil:
		return errors.New("the line has both rules and counts")
	case x.Rules != nil && g != nil:
		if !reflect.DeepEqual(x.ruleSet, g.ruleSet) {
			return fmt.Errorf("the rules are not those of an earlier line with the same hash %q", x.Hash)
		}
	case x.Rules != nil:
		g = &group{ruleSet: x.ruleSet, counts: make([]Counts, len(x.Rules))}
		for i, r := range x.Rules {
			g.counts[i].Failed = make([]int, len(r.Conditions))
		}
		groups[x.Hash] = g
	case g == nil:
		return fmt.Errorf("no line above has the rules with the hash %q", x.Hash)
	default:
		c.Runs++
		g.runs++
		g.last = c.Runs
		return g.add(x.Counts)
	}
	return nil
}

// add adds the counts of a run.
func (g *group) add(run []Counts) error {
	for _, n := range run {
		if n.Rule < 0 || n.Rule >= len(g.Rules) {
			return fmt.Errorf("there is no rule %d: the rules with this hash are %d", n.Rule, len(g.Rules))
		}
		if err := g.counts[n.Rule].add(&n); err != nil {
			return fmt.Errorf("the counts of %q %w", g.Rules[n.Rule].Name, err)
		}
	}
	return nil
}

// add adds counts of the same rule. The error goes on with a sentence about them.
func (c *Counts) add(n *Counts) error {
	if len(n.Failed) > len(c.Failed) {
		return fmt.Errorf("have %d conditions, and the rule has %d", len(n.Failed), len(c.Failed))
	}
	rest := n.Tried
	for _, part := range append([]int{n.Applied}, n.Failed...) {
		if part < 0 || n.Tried < 0 {
			return errors.New("are negative")
		}
		if part > rest {
			return errors.New("have more results than attempts")
		}
		rest -= part
	}
	if n.Tried > math.MaxInt-c.Tried {
		return errors.New("are too large")
	}
	c.Tried, c.Applied = c.Tried+n.Tried, c.Applied+n.Applied
	for k, failed := range n.Failed {
		c.Failed[k] += failed
	}
	return nil
}

// merge adds the counts of all groups. Those of a file that has changed since do not count, nor do those of a rule whose
// conditions have changed with a file that it includes.
func (c *Coverage) merge(groups map[string]*group) error {
	var list []*group
	for _, g := range groups {
		if g.runs > 0 {
			list = append(list, g)
		}
	}
	slices.SortFunc(list, func(a, b *group) int { return cmp.Compare(b.last, a.last) })
	latest := map[string]string{}
	rules := map[ruleKey]int{}
	sums := []Counts{}
	for _, g := range list {
		stale := false
		for i, r := range g.Rules {
			version := g.Files[r.File]
			if _, ok := latest[r.File]; !ok {
				latest[r.File] = version
			}
			k, known := rules[r.key()]
			if latest[r.File] != version || known && !slices.Equal(c.Rules[k].Conditions, r.Conditions) {
				stale = true
				continue
			}
			if !known {
				k = len(sums)
				rules[r.key()] = k
				c.Rules = append(c.Rules, Covered{Rule: r})
				sums = append(sums, Counts{Failed: make([]int, len(r.Conditions))})
			}
			if err := sums[k].add(&g.counts[i]); err != nil {
				return fmt.Errorf("the counts of %q %w", r.Name, err)
			}
		}
		if stale {
			c.Stale += g.runs
		}
	}
	for k := range sums {
		c.Rules[k].setCounts(&sums[k])
	}
	slices.SortStableFunc(c.Rules, func(a, b Covered) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column), strings.Compare(a.Name, b.Name))
	})
	return nil
}

// setCounts sets the counts.
func (c *Covered) setCounts(sum *Counts) {
	c.Tried, c.Applied, c.Failed = sum.Tried, sum.Applied, sum.Failed
	reached := c.Tried
	for _, failed := range c.Failed {
		c.Reached = append(c.Reached, reached)
		reached -= failed
	}
}
