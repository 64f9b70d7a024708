package ir

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// A LocationKind is a kind of location.
type LocationKind uint8

// The kinds of location.
const (
	UnknownLocation  LocationKind = iota
	FileLocation                  // a position or range in a file: Name, Line, Col, EndLine, EndCol
	NamedLocation                 // a Name for Children[0]
	CallSiteLocation              // the callee, Children[0], called from Children[1]
	FusedLocation                 // Children, with Metadata or nil
	OpaqueLocation                // a value in memory, with the fallback Children[0]
)

// A Location is the source location of an operation or a block argument. It is an
// attribute.
type Location struct {
	AttrBase
	*locationParts
	Line, Col       uint32
	EndLine, EndCol uint32
	Kind            LocationKind
}

// locationParts holds the fields that file locations share, or that they do not use.
// They are separate so that file locations, the most numerous kind, are small. The
// pointer is never nil.
type locationParts struct {
	Name     string
	Children []*Location
	Metadata Attribute
	table    *fileLocations // of a file location

	// file and site cache the results of File and callSite for the children. Children are
	// shared, so a search could follow exponentially many paths.
	file, site *Location
}

func (c *Context) internLocation(kind LocationKind, parts locationParts) *Location {
	h := mix(seedLocation, uint64(kind))
	if kind != UnknownLocation {
		h = mixString(h, parts.Name)
		for _, k := range parts.Children {
			h = mix(h, k.hash)
		}
		h = mixAttr(h, parts.Metadata)
	}
	return unique(&c.locations, h,
		func(m *Location) bool {
			return m.Kind == kind && m.Name == parts.Name && m.Metadata == parts.Metadata &&
				slices.Equal(m.Children, parts.Children)
		},
		func() *Location {
			parts := parts
			parts.Name = c.intern(parts.Name)
			parts.Children = slices.Clone(parts.Children)
			for _, k := range parts.Children {
				if parts.file == nil {
					parts.file = k.File()
				}
				if parts.site == nil && (kind == NamedLocation || kind == FusedLocation) {
					parts.site = k.callSite()
				}
			}
			return &Location{AttrBase: AttrBase{c, h}, Kind: kind, locationParts: &parts}
		})
}

// intern returns a canonical copy of s, so that locations share names and keep no
// source text alive.
func (c *Context) intern(s string) string {
	c.namesMu.Lock()
	defer c.namesMu.Unlock()
	if n, ok := c.names[s]; ok {
		return n
	}
	s = strings.Clone(s)
	if c.names == nil {
		c.names = map[string]string{}
	}
	c.names[s] = s
	return s
}

// UnknownLoc returns the unknown location.
func (c *Context) UnknownLoc() *Location { return c.unknown }

// FileLineColLoc returns a position in a file.
func (c *Context) FileLineColLoc(file string, line, col uint32) *Location {
	if file == "" {
		file = "-" // MLIR uses "-" here, but not for ranges
	}
	return c.FileLineColRangeLoc(file, line, col, line, col)
}

// FileLineColRangeLoc returns a range in a file.
func (c *Context) FileLineColRangeLoc(file string, line, col, endLine, endCol uint32) *Location {
	return c.file(file).get(line, col, endLine, endCol)
}

// NameLoc returns a named location; child may be nil for an unknown one.
func (c *Context) NameLoc(name string, child *Location) *Location {
	if child == nil {
		child = c.unknown
	}
	return c.internLocation(NamedLocation, locationParts{Name: name, Children: []*Location{child}})
}

// CallSiteLoc returns the location of callee when called from caller.
func (c *Context) CallSiteLoc(callee, caller *Location) *Location {
	return c.internLocation(CallSiteLocation, locationParts{Children: []*Location{callee, caller}})
}

// FusedLoc returns a fused location like MLIR's FusedLoc::get: nested fusions with
// the same metadata are flattened, unknown and repeated locations are dropped, and a
// single remaining location without metadata is returned unchanged.
func (c *Context) FusedLoc(children []*Location, metadata Attribute) *Location {
	var flat []*Location
	add := func(l *Location) {
		if !slices.Contains(flat, l) {
			flat = append(flat, l)
		}
	}
	for _, l := range children {
		if l.Kind == FusedLocation && l.Metadata == metadata {
			// A nested fusion has an unknown child only if it is its only one; keep
			// that.
			for _, k := range l.Children {
				add(k)
			}
			continue
		}
		if l.Kind != UnknownLocation {
			add(l)
		}
	}
	if metadata == nil {
		switch len(flat) {
		case 0:
			return c.unknown
		case 1:
			return flat[0]
		}
	} else if len(flat) == 0 {
		flat = []*Location{c.unknown}
	}
	return c.internLocation(FusedLocation, locationParts{Children: flat, Metadata: metadata})
}

// OpaqueLoc returns a new location that refers to a value in memory; the fallback is
// printed.
func (c *Context) OpaqueLoc(value any, fallback *Location) *Location {
	v := &opaqueValue{AttrBase{c, mix(seedDistinct, c.distinct.Add(1))}, value}
	return c.internLocation(OpaqueLocation, locationParts{Metadata: v, Children: []*Location{fallback}})
}

// Opaque returns the value of an opaque location, or nil for other locations.
func (l *Location) Opaque() any {
	if v, ok := l.Metadata.(*opaqueValue); ok && l.Kind == OpaqueLocation {
		return v.value
	}
	return nil
}

// An opaqueValue is the metadata of an opaque location; it has no textual form.
type opaqueValue struct {
	AttrBase
	value any
}

func (v *opaqueValue) String() string      { return "" }
func (v *opaqueValue) AppendText(*Printer) {}

// maxCalls bounds the calls that are shown with a diagnostic.
const maxCalls = 10

// Place returns the place of diagnostics at l: the first file location found in it, and where
// the code there was called from.
func (l *Location) Place() diag.Place {
	first := l.place()
	last := &first
	for n, site := 0, l.callSite(); n < maxCalls && site != nil; n++ {
		caller := site.Children[1]
		next := caller.place()
		last.Caller = &next
		last, site = &next, caller.callSite()
	}
	return first
}

// callSite returns the first call site that l is or contains, or nil.
func (l *Location) callSite() *Location {
	if l.Kind == CallSiteLocation {
		return l
	}
	return l.site
}

func (l *Location) place() diag.Place {
	if f := l.File(); f != nil {
		p := diag.Place{Name: f.Name, Line: int(f.Line), Col: int(f.Col), Exact: true}
		if l != f {
			p.About = l.String()
		}
		return p
	}
	if l.Kind == UnknownLocation {
		return diag.Place{}
	}
	return diag.Place{About: l.String()}
}

// File returns the first file location that l is or contains, or nil.
func (l *Location) File() *Location {
	if l.Kind == FileLocation {
		return l
	}
	return l.file
}

func (l *Location) String() string { return attrString(l) }

// AppendText writes the location as an attribute, "loc(...)".
func (l *Location) AppendText(p *Printer) {
	if p.PrettyLocation != nil {
		p.PrettyLocation(l)
		return
	}
	p.Buf = append(p.Buf, "loc("...)
	l.appendInner(p)
	p.Buf = append(p.Buf, ')')
}

// appendInner prints the text between the parentheses.
func (l *Location) appendInner(p *Printer) {
	switch l.Kind {
	case UnknownLocation:
		p.Buf = append(p.Buf, "unknown"...)
	case FileLocation:
		p.String(l.Name)
		l.appendLineCol(p)
	case NamedLocation:
		p.String(l.Name)
		if l.Children[0].Kind != UnknownLocation {
			p.Buf = append(p.Buf, '(')
			p.nestedLocation(l.Children[0])
			p.Buf = append(p.Buf, ')')
		}
	case CallSiteLocation:
		p.Buf = append(p.Buf, "callsite("...)
		p.nestedLocation(l.Children[0])
		p.Buf = append(p.Buf, " at "...)
		p.nestedLocation(l.Children[1])
		p.Buf = append(p.Buf, ')')
	case FusedLocation:
		p.Buf = append(p.Buf, "fused"...)
		if l.Metadata != nil {
			p.Buf = append(p.Buf, '<')
			p.Attribute(l.Metadata)
			p.Buf = append(p.Buf, '>')
		}
		p.Buf = append(p.Buf, '[')
		for i, k := range l.Children {
			if i > 0 {
				p.Buf = append(p.Buf, ", "...)
			}
			p.nestedLocation(k)
		}
		p.Buf = append(p.Buf, ']')
	case OpaqueLocation:
		p.nestedLocation(l.Children[0])
	}
}

func (l *Location) appendLineCol(p *Printer) {
	p.Buf = append(p.Buf, ':')
	p.uint(uint64(l.Line))
	p.Buf = append(p.Buf, ':')
	p.uint(uint64(l.Col))
	switch {
	case l.EndLine == l.Line && l.EndCol == l.Col:
	case l.EndLine == l.Line:
		p.Buf = append(p.Buf, " to :"...)
		p.uint(uint64(l.EndCol))
	default:
		p.Buf = append(p.Buf, " to "...)
		p.uint(uint64(l.EndLine))
		p.Buf = append(p.Buf, ':')
		p.uint(uint64(l.EndCol))
	}
}
