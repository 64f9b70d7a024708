package rulecoverage

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
)

// Lines of a file.
type (
	rulesLine struct {
		Hash string `json:"hash"`
		ruleSet
	}
	countsLine struct {
		Hash   string   `json:"hash"`
		Counts []Counts `json:"counts"`
	}
)

const (
	lineStart    = `{"hash":"`
	rulesFollow  = `","files":`
	searchWindow = 256 << 10
)

// Append appends the counts to a file, which need not exist. Without rules it does nothing.
func (r *Recorder) Append(file string) error {
	if len(r.set.Rules) == 0 {
		return nil
	}
	hash := r.set.hash()
	known, err := hasRules(file, hash)
	if err != nil {
		return err
	}
	var out []byte
	if !known {
		out = appendLine(out, rulesLine{hash, r.set})
	}
	out = appendLine(out, countsLine{hash, r.tried()})
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	_, err = f.Write(out) // at once: the system does not mix it with that of another run
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

func appendLine(out []byte, line any) []byte {
	text, _ := json.Marshal(line) // texts and numbers can be encoded
	return append(append(out, text...), '\n')
}

// hasRules reports whether a file is known to have the rules of that hash. It looks only at the beginning and the end of the file,
// which may be long: to find nothing costs a second copy of the rules, and nothing else.
func hasRules(file, hash string) (bool, error) {
	// Opening a named pipe would wait for a writer, so the file is examined first.
	info, err := os.Stat(file)
	switch {
	case os.IsNotExist(err):
		return false, nil
	case err != nil:
		return false, err
	case !info.Mode().IsRegular():
		return false, fmt.Errorf("'%s' is no regular file, to which each run could add its counts", file)
	}
	f, err := os.Open(file)
	if err != nil {
		return false, err
	}
	defer f.Close()
	head, err := readAt(f, 0)
	if err != nil {
		return false, err
	}
	start := []byte(lineStart + hash + rulesFollow)
	switch {
	case len(head) > 0 && !bytes.HasPrefix(head, []byte(lineStart)):
		return false, fmt.Errorf("'%s' is no file of rule coverage", file)
	case bytes.HasPrefix(head, start):
		return true, nil
	}
	start = append([]byte{'\n'}, start...)
	if bytes.Contains(head, start) || info.Size() <= searchWindow {
		return bytes.Contains(head, start), nil
	}
	tail, err := readAt(f, info.Size()-searchWindow)
	return bytes.Contains(tail, start), err
}

// readAt reads from an offset as much as is searched.
func readAt(f *os.File, offset int64) ([]byte, error) {
	return io.ReadAll(io.NewSectionReader(f, offset, searchWindow))
}
