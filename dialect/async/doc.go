// Package async is the native part of the async dialect: custom syntax, verifiers,
// and where control goes in async.execute.
package async
