package std

import (
	"slices"
	"sync"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods/load"
)

// Names returns the namespaces of the dialects, sorted.
func Names() []string {
	var names []string
	for _, d := range own {
		names = append(names, d.Namespace)
	}
	return names
}

func indexOf(name string) int {
	for i, d := range own {
		if d.Namespace == name {
			return i
		}
	}
	panic("std: no dialect " + name)
}

// A set has bit i for own[i].
type set uint

func (s set) has(i int) bool { return s>>i&1 != 0 }

// A Library makes dialects.
type Library struct{}

// Register registers the dialects of these names, or all if there are none, that
// are not registered in ctx already. Each is made when it is first asked for.
func (l *Library) Register(ctx *ir.Context, names ...string) error {
	m := &maker{ctx: ctx}
	taken := map[string]bool{}
	for _, n := range ctx.DialectNames() {
		taken[n] = true
	}
	for i, d := range own {
		if taken[d.Namespace] || len(names) > 0 && !slices.Contains(names, d.Namespace) {
			continue
		}
		m.ours |= 1 << i
		if err := ctx.RegisterLazily(d.Namespace, func() *ir.Dialect { return m.dialect(i) }); err != nil {
			return err
		}
	}
	return nil
}

// A maker makes the dialects of one context.
type maker struct {
	ctx  *ir.Context
	ours set // those that are not registered by others

	mu   sync.Mutex
	made map[int]*ir.Dialect
}

func (m *maker) dialect(i int) *ir.Dialect {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.made[i] == nil {
		m.make(m.batch(i))
	}
	return m.made[i]
}

// batch returns what is made together with dialect i.
func (m *maker) batch(i int) set {
	s := set(1) << i
	for j, d := range own {
		if s.has(j) {
			for _, n := range d.Definitions.Needs {
				s |= 1 << indexOf(n)
			}
		}
	}
	s &= m.ours
	for j := range m.made {
		s &^= 1 << j
	}
	return s
}

// make makes some dialects. That mica's own definitions have errors is a
// programmer's mistake.
func (m *maker) make(s set) {
	var known []*ir.Dialect
	for j, d := range own {
		switch {
		case m.made[j] != nil:
			known = append(known, m.made[j])
		case !m.ours.has(j):
			if other := m.ctx.Dialect(d.Namespace); other != nil {
				known = append(known, other)
			}
		}
	}
	opts := load.Options{Natives: own, Known: known, Unregistered: true}

	read.Lock()
	defer read.Unlock()
	loaded, l := load.Load(m.ctx, module(s), opts)
	if l.HasErrors() {
		panic("std: " + l.Error())
	}
	if m.made == nil {
		m.made = map[int]*ir.Dialect{}
	}
	for _, d := range loaded.Dialects {
		if i := indexOf(d.Namespace); s.has(i) {
			m.made[i] = d
		}
	}
}
