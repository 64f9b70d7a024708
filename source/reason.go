package source

import (
	"errors"
	"io/fs"
	"strings"
	"syscall"
)

// Reason describes why a file cannot be read or written as LLVM's tools do: in the
// words of the operating system, without the name of the file.
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
