package ir

import (
	"sync"

	"github.com/mica-ir/mica/diag"
)

// Places in files are by far the most locations: nearly every operation that was
// parsed has one of its own. So an operation holds the line and the column itself,
// and the location is made when somebody asks for it. Each file has a table of its
// own for these, in which places of neighbouring lines lie next to each other.

// An Origin is where an operation comes from: a location that is not made if it is
// a place in a file. Origins are equal if their locations are.
type Origin struct {
	loc       *Location // of kind wholeFile for a place in it
	line, col uint32
}

// wholeFile is the kind of what stands in an Origin for a place in a file; it is no
// location.
const wholeFile LocationKind = 255

// FileOrigin returns a place in a file.
func (c *Context) FileOrigin(file string, line, col uint32) Origin {
	return Origin{&c.file(file).whole, line, col}
}

// Origin returns l as an Origin.
func (l *Location) Origin() Origin {
	if l != nil && l.Kind == FileLocation && l.Line == l.EndLine && l.Col == l.EndCol {
		return Origin{&l.table.whole, l.Line, l.Col}
	}
	return Origin{loc: l}
}

// Location returns the location, nil for the zero Origin.
func (o Origin) Location() *Location {
	if o.loc == nil || o.loc.Kind != wholeFile {
		return o.loc
	}
	return o.loc.table.get(o.line, o.col, o.line, o.col)
}

// Place returns where a diagnostic at the location points.
func (o Origin) Place() diag.Place { return o.Location().Place() }

// hash returns the hash of the location.
func (o Origin) hash() uint64 {
	if o.loc.Kind == wholeFile {
		return o.loc.table.hash(o.line, o.col, o.line, o.col)
	}
	return o.loc.AttrBase.hash
}

const (
	locationShards = 16 // of a file, so that goroutines that read other parts of it do not wait
	shardLines     = 10 // log2 of the lines that lie in one shard before the next comes
	slabLocations  = 32 // allocated at once
	groupLines     = 16 // neighbouring lines whose places of one column lie in one group of slots
	groupSlots     = 32 // the slots of a group, twice its lines
)

// fileLocations are the places in a file.
type fileLocations struct {
	whole  Location
	parts  locationParts // of all places
	seed   uint64
	shards [locationShards]locationShard
}

// A locationShard is a set: open addressing with linear probing.
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

// get returns the place or range, which is made if it is not there.
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

// slotOf returns where the search for a place starts.
func slotOf(line, col, endLine, endCol uint32) uint32 {
	h := mix(uint64(line/groupLines), uint64(col))
	if endLine != line || endCol != col {
		h = mix(h, uint64(endLine)<<32|uint64(endCol))
	}
	return uint32(h>>32)*groupSlots + line%groupLines*(groupSlots/groupLines)
}
