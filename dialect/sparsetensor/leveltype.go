package sparsetensor

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
)

// levelProperties are the properties of level types, in the order in which they are
// printed.
var levelProperties = [...]string{"nonunique", "nonordered", "soa"}

// parseLevelType parses a format and its properties:
//
//	level-type ::= format (`[` integer `,` integer `]`)? (`(` property, ... `)`)?
func parseLevelType(p *asm.Parser) string {
	at := p.Pos()
	format, ok := p.ParseOptionalAnyKeyword()
	p.Check(ok, at, "expected valid level format (e.g. dense, compressed or singleton)")
	var sizes []int64
	if format == "structured" {
		p.ParseCommaSeparatedList(asm.OptionalSquares, func() { sizes = append(sizes, parseStructuredSize(p)) }, " in structured n out of m")
		p.Check(len(sizes) == 2, at, "expected exactly 2 structured sizes")
		p.Check(sizes[0] <= sizes[1], at, "expected n <= m in n_out_of_m")
	}
	var has [len(levelProperties)]bool
	p.ParseCommaSeparatedList(asm.OptionalParens, func() {
		at := p.Pos()
		name, ok := p.ParseOptionalAnyKeyword()
		p.Check(ok, at, "expected valid level property (e.g. nonordered, nonunique or high)")
		i := slices.Index(levelProperties[:], name)
		if i < 0 {
			p.FailUnknown(at, name, levelProperties[:], "unknown level property: %s", name)
		}
		has[i] = true
	}, " in level property list")
	var given []string
	for i, name := range levelProperties {
		if has[i] {
			given = append(given, name)
		}
	}
	switch format {
	case "dense", "batch", "structured":
		p.Check(len(given) == 0, at, "invalid level type: level format doesn't support the properties")
	case "compressed", "singleton", "loose_compressed":
	default:
		p.FailUnknown(at, format, []string{"dense", "batch", "structured", "compressed", "singleton", "loose_compressed"}, "unknown level format: %s", format)
	}
	text := format
	if format == "structured" {
		text += structureText(sizes[0], sizes[1])
	}
	if len(given) > 0 {
		text += "(" + strings.Join(given, ", ") + ")"
	}
	return text
}

func parseStructuredSize(p *asm.Parser) int64 {
	at := p.Pos()
	var n int64
	var present bool
	if !p.Try(func() { n, present = p.ParseOptionalInt(32, true) }) {
		p.Failf(at, "failed to parse structured size")
	}
	p.Check(present, at, "expected valid integer for structured size")
	p.Check(n >= 0, at, "expected structured size to be >= 0")
	return n
}

// structureText returns the sizes of a structured level. Of each the reference stores
// eight bits, and the higher bits of n are bits of m, too.
func structureText(n, m int64) string {
	bits := n | m<<8
	return fmt.Sprintf("[%d, %d]", bits&0xff, bits>>8&0xff)
}

// structureOf returns the sizes of a structured level.
func structureOf(level string) (n, m int64) {
	fmt.Sscanf(level, "structured[%d, %d]", &n, &m)
	return n, m
}
