package tracehtml

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"strings"
)

//go:embed page.html
var html string

//go:embed page.css
var style string

//go:embed page.js
var script string

// page returns the page, to which records are appended. Its policy lets the browser run nothing else than the page's own script,
// whatever the records contain.
func page() string {
	return strings.NewReplacer(
		"{{policy}}", "default-src 'none'; script-src "+hashOf(script)+"; style-src "+hashOf(style),
		"{{style}}", style,
		"{{script}}", script,
	).Replace(html)
}

// hashOf returns the source expression for an inline text.
func hashOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}
