package flags

import (
	"fmt"
	"io"
)

// Answer writes the text for a flag such as -help. It returns the exit code of the tool: 1,
// after a message, if the text cannot be written.
func Answer(out, errs io.Writer, text string) int {
	if _, err := io.WriteString(out, text); err != nil {
		fmt.Fprintln(errs, err)
		return 1
	}
	return 0
}
