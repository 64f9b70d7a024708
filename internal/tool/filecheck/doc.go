// Package filecheck is the tool that checks a text against a file of
// expectations, with the command line of FileCheck.
package filecheck
