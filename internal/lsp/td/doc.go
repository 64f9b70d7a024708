// Package td analyzes TableGen for the language server.
package td
