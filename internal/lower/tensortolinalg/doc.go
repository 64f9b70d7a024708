// Package tensortolinalg lowers operations of tensor to those of linalg.
package tensortolinalg
