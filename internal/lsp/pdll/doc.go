// Package pdll analyzes PDLL for the language server.
package pdll
