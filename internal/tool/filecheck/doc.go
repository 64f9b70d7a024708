// Package filecheck implements mica filecheck, which checks a text against a check
// file, with the command line of FileCheck.
package filecheck
