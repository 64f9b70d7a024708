package library

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/odsdata"
	"github.com/mica-ir/mica/internal/tablegen/index"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
)

// releases has, by namespace, the sums of the files of LLVM releases that define the same dialect
// as the compiled definitions. Reading the files would produce the same dialect more slowly. A test
// compares the table with an installed tree.
var releases = map[string][]string{
	"arith":      {"b0c9d6f4e0d9851055ef2c2ce054f9c901f8446b5aa58e07f5ee72533945fbb1"},
	"cf":         {"8b4d249595b1170becb133d3f7cf9d9f218669956d39fb6f4bc3090b312f337b"},
	"complex":    {"080c3956b39c27d1dda18ef1158770daa55b5be2eeece1d37bae6e014ad5f76d"},
	"func":       {"bb703afe215af782d001818a98e866edb48adf8716e8ef6f379c28f9c8ec8f1c"},
	"index":      {"56a4e3d769c0335b36007b8e19ea8941c50942a63a645e34c61759837f8606cc"},
	"math":       {"45714dd4f4266a0bdc5734a75d50d3f6a02e57d3f56fdc98c3e2c939001cdae5"},
	"memref":     {"c210b5283e8e3738695c3423d24dc4da9ab8029fbaa691361dda8922e118f398"},
	"pdl":        {"8db38dfedef18d110e1183bd18ce079670ace29d5caca853af9eb6fac58b364d"},
	"pdl_interp": {"36336cd04b95754b6dce6ac9d35f7afa2b34277616c9482405dad13fbb0dbe1e"},
	"scf":        {"2200ddf4086dec883b0388c261155f1261f01c0bf9056dfcee1ac945e1881361"},
	"tensor":     {"466de439fb6489b5a78990103c3ee85c7cb252585ea152f35d8339101cb71a73"},
	"ub":         {"c983147db87cd569e16dd9a6faf2bdf983a2f001212ac81c5d7b9e74ca6113ed"},
	"vector":     {"77c6734c3b58448e2e864116a3b6143a79d454369bf80753724c4f85b61c22f9"},
}

// isRelease reports whether an include directory defines a dialect in the files of a release that
// equals the compiled one. Macros can change it, and C++ in sources, in added files or in rules can
// call functions that only the files have, such as default implementations of interface methods.
// The caller holds mu.
func (l *Library) isRelease(f *Found) bool {
	sums := releases[f.Namespace]
	if sums == nil || len(l.opts.Defines) > 0 || len(l.opts.Sources) > 0 || len(l.added) > 0 || l.rules {
		return false
	}
	sum, err := l.sum(f.Files)
	return err == nil && slices.Contains(sums, sum)
}

// sum returns the sum of some files and of those that they include, by the names in the include
// directives.
func (l *Library) sum(names []string) (string, error) {
	var lines []string
	seen := map[string]bool{}
	for names = slices.Clone(names); len(names) > 0; names = names[1:] {
		name := names[0]
		if seen[name] {
			continue
		}
		seen[name] = true
		file, err := l.summed(name)
		if err != nil {
			return "", err
		}
		lines = append(lines, fmt.Sprintf("%s %x\n", name, file.sum))
		names = append(names, file.includes...)
	}
	slices.Sort(lines)
	sum := sha256.Sum256([]byte(strings.Join(lines, "")))
	return hex.EncodeToString(sum[:]), nil
}

// isOverridden reports whether some files of mica, or files that they include, are in an include directory, too, which
// precedes them. The caller holds mu.
func (l *Library) isOverridden(names []string) bool {
	if len(l.dirs) == 0 {
		return false
	}
	seen := map[string]bool{}
	for names = slices.Clone(names); len(names) > 0; names = names[1:] {
		name := names[0]
		if seen[name] {
			continue
		}
		seen[name] = true
		file, err := l.summed(name)
		if err != nil || !file.own {
			return true
		}
		names = append(names, file.includes...)
	}
	return false
}

// summed returns a file by its name in an include directive. The caller holds mu.
func (l *Library) summed(name string) (*summedFile, error) {
	if file := l.sums[name]; file != nil {
		return file, nil
	}
	f, err := l.files.Include(name, source.Pos{})
	if err != nil {
		return nil, err
	}
	file := &summedFile{sha256.Sum256(f.Text), index.Read(f.Name, f.Text).Includes, isOwn(f.Name)}
	l.sums[name] = file
	return file, nil
}

// isOwn reports whether a file with this name is within the program.
func isOwn(name string) bool {
	for _, tree := range Trees(nil) {
		if strings.HasPrefix(name, tree.Prefix) {
			return true
		}
	}
	return false
}

// A summedFile is the sum of a file and the names in its include directives.
type summedFile struct {
	sum      [sha256.Size]byte
	includes []string
	own      bool // it is within the program
}

// compiledBy returns the definitions of a dialect within the program as data, nil if there are none.
func (l *Library) compiledBy(namespace string) *load.Generated {
	if l.opts.Compiled == nil {
		return nil
	}
	for _, n := range l.opts.Natives {
		switch {
		case n.Namespace != namespace:
		case n.Definitions.Compiled:
			return l.opts.Compiled(namespace)
		case n.Definitions.Data != "":
			if defs, err := odsdata.Decode(n.Definitions.Data); err == nil {
				return &load.Generated{Module: defs.Module, Calls: defs.Calls}
			}
		}
	}
	return nil
}
