package ir

import (
	"sync/atomic"
	"unsafe"
)

// What a rewrite creates has the fused location of what it has matched. It is hardly
// ever used, so it is not created until then.

// fusing marks the pseudo-location of a fusion. It is never exposed.
const fusing LocationKind = 254

// A fusion is a fused location that need not exist yet.
type fusion struct {
	pseudo  Location // first, see Location.fusion
	origins []Origin
	fused   atomic.Pointer[Location]
}

// fewOrigins is the number of origins up to which a fusion is a single allocation.
const fewOrigins = 3

// fusion converts l, which must be of kind fusing, to the fusion that contains it as its
// first field.
func (l *Location) fusion() *fusion { return (*fusion)(unsafe.Pointer(l)) }

// location returns the fused location.
func (f *fusion) location() *Location {
	if l := f.fused.Load(); l != nil {
		return l
	}
	l := f.pseudo.ctx.fuse(f.origins)
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
	if len(origins) <= fewOrigins {
		few := &struct {
			fusion
			list [fewOrigins]Origin
		}{}
		f = &few.fusion
		f.origins = few.list[:len(origins)]
	} else {
		f = &fusion{origins: make([]Origin, len(origins))}
	}
	copy(f.origins, origins)
	f.pseudo.AttrBase.ctx, f.pseudo.Kind = c, fusing
	return Origin{loc: &f.pseudo}
}
