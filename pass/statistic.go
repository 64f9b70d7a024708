package pass

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
)

// A Statistic counts events of a pass. It can be used from several goroutines.
type Statistic struct{ n atomic.Int64 }

// Add adds to the statistic.
func (s *Statistic) Add(n int) { s.n.Add(int64(n)) }

// Max sets the statistic to n if it is less.
func (s *Statistic) Max(n int) {
	for {
		old := s.n.Load()
		if old >= int64(n) || s.n.CompareAndSwap(old, int64(n)) {
			return
		}
	}
}

// Value returns the value of the statistic.
func (s *Statistic) Value() int { return int(s.n.Load()) }

// A StatisticDef describes a statistic of a pass.
type StatisticDef struct{ Name, Help string }

type boundStatistic struct {
	*StatisticDef
	value *Statistic
}

// A StatisticValue is a statistic after a run.
type StatisticValue struct {
	StatisticDef
	Value int
}

// Statistics returns the statistics of the pass.
func (p *Instance) Statistics() []StatisticValue {
	var values []StatisticValue
	for _, s := range p.stats {
		values = append(values, StatisticValue{*s.StatisticDef, s.value.Value()})
	}
	return values
}

// A Display is how a report shows the passes.
type Display uint8

// The displays: passes nested as in the pipeline, or one entry for all passes of a name.
const (
	DisplayPipeline Display = iota
	DisplayList
)

// WriteStatistics writes a report of the statistics of all passes.
func (m *OpManager) WriteStatistics(w io.Writer, d Display) error {
	var b bytes.Buffer
	writeHeader(&b, "... Pass statistics report ...")
	if d == DisplayList {
		m.listStatistics(&b)
	} else {
		m.pipelineStatistics(&b, 0)
	}
	b.WriteByte('\n')
	_, err := w.Write(b.Bytes())
	return err
}

// writeHeader writes the title of a report.
func writeHeader(b *bytes.Buffer, title string) {
	line := "===" + strings.Repeat("-", 73) + "===\n"
	fmt.Fprintf(b, "%s%*s%s\n%s", line, (80-len(title))/2, "", title, line)
}

func (m *OpManager) listStatistics(b *bytes.Buffer) {
	byPass := map[string][]StatisticValue{}
	var names []string
	m.eachPass(func(p *Instance) {
		stats, name := p.Statistics(), p.Name()
		if len(stats) == 0 {
			return
		}
		sum := byPass[name]
		if sum == nil {
			names, byPass[name] = append(names, name), stats
			return
		}
		for i := range sum {
			sum[i].Value += stats[i].Value
		}
	})
	slices.Sort(names)
	for _, name := range names {
		writeStatistics(b, 2, name, byPass[name])
	}
}

func (m *OpManager) pipelineStatistics(b *bytes.Buffer, indent int) {
	for _, p := range m.passes {
		if p.adaptor == nil {
			writeStatistics(b, indent, p.Name(), p.Statistics())
			continue
		}
		inner := indent
		if len(p.adaptor.managers) > 1 {
			writeStatistics(b, inner, p.adaptor.name(), nil)
			inner += 2
		}
		for _, n := range p.adaptor.managers {
			writeStatistics(b, inner, n.title(), nil)
			n.pipelineStatistics(b, inner+2)
		}
	}
}

func writeStatistics(b *bytes.Buffer, indent int, name string, stats []StatisticValue) {
	fmt.Fprintf(b, "%*s%s\n", indent, "", name)
	slices.SortFunc(stats, func(x, y StatisticValue) int { return cmp.Compare(x.Name, y.Name) })
	nameWidth, valueWidth := 0, 0
	for _, s := range stats {
		nameWidth, valueWidth = max(nameWidth, len(s.Name)), max(valueWidth, len(strconv.Itoa(s.Value)))
	}
	for _, s := range stats {
		fmt.Fprintf(b, "%*s  (S) %*d %-*s - %s\n", indent, "", valueWidth, s.Value, nameWidth, s.Name, s.Help)
	}
}
