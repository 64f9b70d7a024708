package tablegen

import "slices"

// dagNames are the names of a dag's operator and arguments. An operator can give a part the
// empty name, which is not the same as none: it is printed, and !getdagname returns it.
type dagNames struct {
	op   string
	args []string
	// blank reports which names are empty: that of the operator, then those of the
	// arguments. It is nil if none is.
	blank []bool
}

// names returns the names of the dag's parts.
func (v *DagValue) names() dagNames { return dagNames{v.OpName, v.ArgNames, v.blank} }

// opName returns the name of the operator, if it has one.
func (n dagNames) opName() (string, bool) { return n.op, n.op != "" || n.isBlank(0) }

// arg returns the name of argument i, if it has one.
func (n dagNames) arg(i int) (string, bool) { return n.args[i], n.args[i] != "" || n.isBlank(i+1) }

func (n dagNames) isBlank(i int) bool { return n.blank != nil && n.blank[i] }

// find returns the index of the first argument of that name, or -1.
func (n dagNames) find(name string) int {
	for i := range n.args {
		if s, ok := n.arg(i); ok && s == name {
			return i
		}
	}
	return -1
}

// withOp returns the names with another one for the operator, or none.
func (n dagNames) withOp(name string, ok bool) dagNames {
	n.op = name
	n.setBlank(0, ok && name == "")
	return n
}

// withArg returns the names with another one for argument i, or none.
func (n dagNames) withArg(i int, name string, ok bool) dagNames {
	n.args = slices.Clone(n.args)
	n.args[i] = name
	n.setBlank(i+1, ok && name == "")
	return n
}

func (n *dagNames) setBlank(i int, blank bool) {
	if n.isBlank(i) == blank {
		return
	}
	if n.blank = slices.Clone(n.blank); n.blank == nil {
		n.blank = make([]bool, len(n.args)+1)
	}
	if n.blank[i] = blank; !slices.Contains(n.blank, true) {
		n.blank = nil
	}
}

// withBlanks returns the names, with those at some indices of blank left empty.
func (n dagNames) withBlanks(at []int) dagNames {
	if len(at) > 0 {
		n.blank = make([]bool, len(n.args)+1)
		for _, i := range at {
			n.blank[i] = true
		}
	}
	return n
}

// concat returns the names of a dag with the arguments of two. The operator has its name
// from the first that has one.
func (n dagNames) concat(m dagNames) dagNames {
	out := dagNames{args: slices.Concat(n.args, m.args)}
	if n.blank != nil || m.blank != nil {
		out.blank = make([]bool, len(out.args)+1)
		for i := range out.args {
			if i < len(n.args) {
				out.blank[i+1] = n.isBlank(i + 1)
			} else {
				out.blank[i+1] = m.isBlank(i - len(n.args) + 1)
			}
		}
	}
	if name, ok := n.opName(); ok {
		return out.withOp(name, ok)
	}
	return out.withOp(m.opName())
}

// hash mixes the names into h.
func (n dagNames) hash(h uint32) uint32 {
	if n.op != "" {
		h = mix(h, hashString(3, n.op))
	}
	for _, s := range n.args {
		h = mix(h, uint32(len(s)))
		if s != "" {
			h = mix(h, hashString(4, s))
		}
	}
	return h
}

func (n dagNames) equal(m dagNames) bool {
	return n.op == m.op && slices.Equal(n.args, m.args) && slices.Equal(n.blank, m.blank)
}
