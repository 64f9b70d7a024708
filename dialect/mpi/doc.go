// Package mpi is the native part of the mpi dialect: the canonicalizations.
package mpi
