//go:build unix

package osfile

import (
	"os"
	"syscall"
)

// mayReplace reports whether renaming the temporary file over the old one would be
// unobservable: the old file has no other names, and the same owner.
func (t *temporary) mayReplace(old os.FileInfo) bool {
	st, err := t.Stat()
	if err != nil {
		return false
	}
	a, aok := old.Sys().(*syscall.Stat_t)
	b, bok := st.Sys().(*syscall.Stat_t)
	return aok && bok && a.Nlink == 1 && a.Uid == b.Uid && a.Gid == b.Gid
}
