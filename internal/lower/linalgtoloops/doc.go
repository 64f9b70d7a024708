// Package linalgtoloops lowers structured operations of linalg on buffers to nests of loops.
package linalgtoloops
