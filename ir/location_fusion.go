package ir

import (
	"sync/atomic"
	"unsafe"
)

// An operation that a rewrite creates has the fused location of the operations that it
// matched. Few of these locations are ever read, so the fusion is delayed until one is.

// fusing marks the pseudo-location of a fusion. It is never exposed.
const fusing LocationKind = 254

// A fusion is a fused location that need not exist yet. There may be as many as there are
// operations, so the number of origins is in a field that the pseudo-location does not need.
type fusion struct {
	pseudo Location // first, see Location.fusion; Line is the number of origins
	first  *Origin
	fused  atomic.Pointer[Location]
}

func (f *fusion) origins() []Origin { return unsafe.Slice(f.first, f.pseudo.Line) }

// fusionOf returns a fusion in the same allocation as the array A of its origins.
func fusionOf[A any]() *fusion {
	f := &struct {
		fusion
		list A
	}{}
	f.first = (*Origin)(unsafe.Pointer(&f.list))
	return &f.fusion
}

// fusion converts l, which must be of kind fusing, to the fusion that contains it as its
// first field.
func (l *Location) fusion() *fusion { return (*fusion)(unsafe.Pointer(l)) }

// location returns the fused location.
func (f *fusion) location() *Location {
	if l := f.fused.Load(); l != nil {
		return l
	}
	l := f.pseudo.ctx.fuse(f.origins())
	f.fused.Store(l)
	return l
}

func (c *Context) fuse(origins []Origin) *Location {
	children := make([]*Location, len(origins))
	for i, o := range origins {
		children[i] = o.Location()
	}
	return c.FusedLoc(children, nil)
}

// FuseOrigins returns the fusion of locations, as [Context.FusedLoc] without metadata.
func (c *Context) FuseOrigins(origins []Origin) Origin {
	if len(origins) == 0 {
		return Origin{loc: c.unknown}
	}
	same := true
	for _, o := range origins {
		if o.loc.Kind == fusing && len(origins) > 1 {
			// Fusions of fusions would become deeper with each rewrite.
			return c.fuse(origins).Origin()
		}
		same = same && o == origins[0]
	}
	if same {
		return origins[0]
	}
	var f *fusion
	switch len(origins) {
	case 2:
		f = fusionOf[[2]Origin]()
	case 3:
		f = fusionOf[[3]Origin]()
	default:
		f = &fusion{first: unsafe.SliceData(make([]Origin, len(origins)))}
	}
	f.pseudo.AttrBase.ctx, f.pseudo.Kind, f.pseudo.Line = c, fusing, uint32(len(origins))
	copy(f.origins(), origins)
	return Origin{loc: &f.pseudo}
}
