package source

import (
	"errors"
	"io/fs"
	"strings"
	"syscall"
)

// Reason returns the cause of a failed read or write as LLVM's tools print it: the
// operating system's text, capitalized and without the file name.
func Reason(err error) string {
	var no syscall.Errno
	if errors.As(err, &no) {
		s := no.Error()
		return strings.ToUpper(s[:1]) + s[1:]
	}
	if errors.Is(err, fs.ErrNotExist) {
		return "No such file or directory"
	}
	return err.Error()
}
