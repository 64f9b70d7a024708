package irdlgen

import "slices"

// valid reports whether the module passes irdl's verifiers.
func (g *generator) valid() bool {
	if !validName(g.dialect) || '0' <= g.dialect[0] && g.dialect[0] <= '9' {
		return false
	}
	symbols := map[string]bool{}
	for _, d := range g.definitions {
		name := d.name
		if d.kind != "operation" {
			name = name[1:]
		}
		if symbols[d.name] || !validName(name) || !d.valid() {
			return false
		}
		symbols[d.name] = true
	}
	return true
}

// valid reports whether the names of values are valid and different, and those of regions name regions.
func (d *definition) valid() bool {
	seen := map[string]bool{}
	for _, p := range d.parts {
		if p.op == "attributes" {
			continue
		}
		for i, name := range p.names {
			if seen[name] || !validName(name) || p.op == "regions" && d.constraints[p.constraints[i]].op != "region" {
				return false
			}
			seen[name] = true
		}
	}
	return !slices.ContainsFunc(d.constraints, func(c *constraint) bool {
		return c.attr == "numberOfBlocks" && (c.value[0] == '-' || c.value[0] == '0')
	})
}

// validName reports whether a name has lowercase letters and digits, in parts that are separated by single
// underscores.
func validName(name string) bool {
	last := byte('_')
	for _, c := range []byte(name) {
		switch {
		case c == '_' && last == '_':
			return false
		case c != '_' && (c < 'a' || c > 'z') && (c < '0' || c > '9'):
			return false
		}
		last = c
	}
	return name != ""
}
