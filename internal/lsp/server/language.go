package server

import (
	"encoding/json"

	"github.com/mica-ir/mica/diag"
)

// A Language is a language that the server knows.
type Language struct {
	ID     string // as editors name it
	Suffix string // of files, with the period
	Source string // that diagnostics name
	Names  string // the characters of names besides letters and digits
	Code   bool   // there are code blocks, [{ }], and comments that are closed

	// Analyze analyzes a text. It is called by one goroutine for a text, for several
	// texts at the same time.
	Analyze func(t *Text) Analysis

	// Requests are methods beyond the protocol.
	Requests map[string]Request
	// Commands are those of workspace/executeCommand. Their argument is an object with the URI of a document.
	Commands map[string]Request
}

// An Analysis holds the results for a version of a document. It does not change, and several
// goroutines use it. The methods for the kinds of requests are in interfaces such as [Hoverer].
type Analysis interface {
	// Diagnostics returns the problems of the text and of the files that it includes.
	Diagnostics() diag.List
}

// An Indexer is an Analysis that resolves its names after the diagnostics are known.
type Indexer interface {
	// MakeIndex is called once, before any other method than Diagnostics.
	MakeIndex()
}

// An Actor is an Analysis that offers commands for a place.
type Actor interface {
	Actions(w *Workspace, at uint32) []Action
}

// An Action is a command that an editor offers.
type Action struct {
	Title, Command string
	Argument       any // of the command, an object with the URI of a document
}

// A Request answers a method beyond the protocol. Its parameters have the URI of a
// document; t and a are nil if that is not open.
type Request func(w *Workspace, path string, t *Text, a Analysis, params json.RawMessage) (any, error)
