package library

import (
	"maps"
	"path"
	"slices"
	"strings"
)

// includedBySources returns the dialects of MLIR whose headers C++ source files include, such
// as "mlir/Dialect/Func/IR/FuncOps.h", so that code can use the classes of their operations. It
// only considers source files in directories where a file includes the generated code of an
// added file: others, such as passes, may include any dialect. Those that an added file defines
// are left out.
func (l *Library) includedBySources() []string {
	if len(l.opts.Sources) == 0 {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.included != nil {
		return *l.included
	}
	added := map[string]bool{}
	for _, a := range l.added {
		added[strings.TrimSuffix(path.Base(a.file.Name), ".td")] = true
	}
	dirs := map[string]bool{}
	for _, f := range l.opts.Sources {
		for _, x := range f.Includes {
			if stem, ok := strings.CutSuffix(path.Base(x.Name), ".inc"); ok && added[strings.TrimSuffix(stem, path.Ext(stem))] {
				dirs[path.Dir(f.Name)] = true
			}
		}
	}
	byDir := map[string][]string{} // "Func/IR"
	for name, files := range upstreamDialects {
		dir := path.Dir(files[0])
		byDir[dir] = append(byDir[dir], name)
	}
	names := map[string]bool{}
	for _, f := range l.opts.Sources {
		if !dirs[path.Dir(f.Name)] {
			continue
		}
		for _, x := range f.Includes {
			_, dir, ok := strings.Cut(path.Dir(x.Name), "mlir/Dialect/")
			if !ok {
				continue
			}
			for _, name := range byDir[dir] {
				names[name] = true
			}
		}
	}
	defined := l.defined()
	maps.DeleteFunc(names, func(name string, _ bool) bool { return defined[name] != "" || l.find(name) == nil })
	list := slices.Sorted(maps.Keys(names))
	l.included = &list
	return list
}
