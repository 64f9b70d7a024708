// Package bufferization holds what the definitions of the bufferization dialect leave to C++.
package bufferization
