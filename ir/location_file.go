package ir

import "sync"

// Places in files are by far the most locations: nearly every operation that was
// parsed has one of its own. Each file has a table of its own, in which places of
// neighbouring lines lie next to each other, because text is read in order.

const (
	locationShards = 16 // of a file, so that goroutines that read other parts of it do not wait
	shardLines     = 10 // log2 of the lines that lie in one shard before the next comes
	slabLocations  = 32 // allocated at once
	groupLines     = 16 // neighbouring lines whose places of one column lie in one group of slots
	groupSlots     = 32 // the slots of a group, twice its lines
)

// fileLocations are the places in a file.
type fileLocations struct {
	ctx    *Context
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
		f = &fileLocations{ctx: c, parts: locationParts{Name: name},
			seed: mixString(mix(seedLocation, uint64(FileLocation)), name)}
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
	mask := uint32(len(s.slots) - 1)
	if len(s.slots) > 0 {
		for i := start & mask; s.slots[i] != 0; i = (i + 1) & mask {
			if l := s.at(s.slots[i] - 1); l.Line == line && l.Col == col && l.EndLine == endLine && l.EndCol == endCol {
				return l
			}
		}
	}
	if 4*(int(s.n)+1) > 3*len(s.slots) {
		s.grow()
		mask = uint32(len(s.slots) - 1)
	}
	if s.n%slabLocations == 0 {
		s.slabs = append(s.slabs, new([slabLocations]Location))
	}
	l := s.at(s.n)
	h := mix(mix(f.seed, uint64(line)<<32|uint64(col)), uint64(endLine)<<32|uint64(endCol))
	*l = Location{AttrBase: AttrBase{f.ctx, h}, locationParts: &f.parts, Kind: FileLocation,
		Line: line, Col: col, EndLine: endLine, EndCol: endCol}
	s.n++
	s.put(start, s.n)
	return l
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
