package ir

import (
	"sync"

	"github.com/mica-ir/mica/diag"
)

// File locations are by far the most numerous: nearly every parsed operation has its own.
// An operation therefore stores line and column in an Origin, and the Location is created
// on demand. Each file has its own table of locations, which keeps positions in
// neighbouring lines close together in memory.

// An Origin is a location in compact form: a position in a file is stored without creating
// its Location, and so is a fusion of such positions. The zero Origin is not a location.
type Origin struct {
	loc       *Location // of kind wholeFile for a position in a file, or fusing for a fusion
	line, col uint32
}

// wholeFile marks the pseudo-location in an Origin that identifies a file. It is
// never exposed.
const wholeFile LocationKind = 255

// FileOrigin returns a place in a file.
func (c *Context) FileOrigin(file string, line, col uint32) Origin {
	return Origin{&c.file(file).whole, line, col}
}

// Origin returns l in compact form.
func (l *Location) Origin() Origin {
	if l != nil && l.Kind == FileLocation && l.Line == l.EndLine && l.Col == l.EndCol {
		return Origin{&l.table.whole, l.Line, l.Col}
	}
	return Origin{loc: l}
}

// originOf returns the compact form of a location, the zero Origin for nil.
func originOf(l *Location) Origin {
	if l == nil {
		return Origin{}
	}
	return l.Origin()
}

// Location returns the location, or nil for the zero Origin.
func (o Origin) Location() *Location {
	switch {
	case o.loc == nil || o.loc.Kind < fusing:
		return o.loc
	case o.loc.Kind == fusing:
		return o.loc.fusion().location()
	}
	return o.loc.table.get(o.line, o.col, o.line, o.col)
}

// Place returns the place of diagnostics at the location, none for the zero Origin.
func (o Origin) Place() diag.Place {
	if o.loc == nil {
		return diag.Place{}
	}
	return o.Location().Place()
}

// hash returns the hash of the location.
func (o Origin) hash() uint64 {
	if o.loc.Kind == wholeFile {
		return o.loc.table.hash(o.line, o.col, o.line, o.col)
	}
	return o.Location().AttrBase.hash
}

// equals reports whether both are the same location.
func (o Origin) equals(p Origin) bool {
	return o == p || o.loc != nil && p.loc != nil && (o.loc.Kind == fusing || p.loc.Kind == fusing) && o.Location() == p.Location()
}

const (
	locationShards = 16 // per file, to reduce lock contention between goroutines that parse different parts
	shardLines     = 10 // log2 of the number of consecutive lines in a shard
	slabLocations  = 32 // locations per allocation
	groupLines     = 16 // consecutive lines whose positions in the same column share a group of slots
	groupSlots     = 32 // slots in a group, twice the number of lines
)

// fileLocations is the table of the locations in a file.
type fileLocations struct {
	whole  Location
	parts  locationParts // shared by all locations of the file
	seed   uint64
	shards [locationShards]locationShard
}

// A locationShard is a hash table with open addressing and linear probing.
type locationShard struct {
	mu    sync.Mutex
	slots []uint32 // 1 + the index of a location, 0 for an empty slot
	slabs []*[slabLocations]Location
	n     uint32
}

// file returns the table of a file.
func (c *Context) file(name string) *fileLocations {
	if f := c.lastFile.Load(); f != nil && f.parts.Name == name {
		return f
	}
	c.filesMu.Lock()
	defer c.filesMu.Unlock()
	f := c.files[name]
	if f == nil {
		name = c.intern(name)
		f = &fileLocations{seed: mixString(mix(seedLocation, uint64(FileLocation)), name)}
		f.parts = locationParts{Name: name, table: f}
		f.whole = Location{AttrBase: AttrBase{c, f.seed}, locationParts: &f.parts, Kind: wholeFile}
		if c.files == nil {
			c.files = map[string]*fileLocations{}
		}
		c.files[name] = f
	}
	c.lastFile.Store(f)
	return f
}

// get returns the location of a range, creating it if necessary.
func (f *fileLocations) get(line, col, endLine, endCol uint32) *Location {
	s := &f.shards[line>>shardLines%locationShards]
	s.mu.Lock()
	defer s.mu.Unlock()
	start := slotOf(line, col, endLine, endCol)
	if len(s.slots) > 0 {
		mask := uint32(len(s.slots) - 1)
		for i := start & mask; s.slots[i] != 0; i = (i + 1) & mask {
			if l := s.at(s.slots[i] - 1); l.Line == line && l.Col == col && l.EndLine == endLine && l.EndCol == endCol {
				return l
			}
		}
	}
	if 4*(int(s.n)+1) > 3*len(s.slots) {
		s.grow()
	}
	if s.n%slabLocations == 0 {
		s.slabs = append(s.slabs, new([slabLocations]Location))
	}
	l := s.at(s.n)
	*l = Location{AttrBase: AttrBase{f.whole.ctx, f.hash(line, col, endLine, endCol)}, locationParts: &f.parts, Kind: FileLocation,
		Line: line, Col: col, EndLine: endLine, EndCol: endCol}
	s.n++
	s.put(start, s.n)
	return l
}

func (f *fileLocations) hash(line, col, endLine, endCol uint32) uint64 {
	return mix(mix(f.seed, uint64(line)<<32|uint64(col)), uint64(endLine)<<32|uint64(endCol))
}

func (s *locationShard) at(i uint32) *Location { return &s.slabs[i/slabLocations][i%slabLocations] }

func (s *locationShard) put(start, index uint32) {
	mask := uint32(len(s.slots) - 1)
	i := start & mask
	for s.slots[i] != 0 {
		i = (i + 1) & mask
	}
	s.slots[i] = index
}

func (s *locationShard) grow() {
	s.slots = make([]uint32, max(groupSlots, 2*len(s.slots)))
	for i := range s.n {
		l := s.at(i)
		s.put(slotOf(l.Line, l.Col, l.EndLine, l.EndCol), i+1)
	}
}

// slotOf returns the first slot of the probe sequence. Neighbouring lines map to
// neighbouring slots, because a parser asks for positions in ascending order of
// lines.
func slotOf(line, col, endLine, endCol uint32) uint32 {
	h := mix(uint64(line/groupLines), uint64(col))
	if endLine != line || endCol != col {
		h = mix(h, uint64(endLine)<<32|uint64(endCol))
	}
	return uint32(h>>32)*groupSlots + line%groupLines*(groupSlots/groupLines)
}
