// Package bufferization implements the parts of the bufferization dialect that its definitions leave to C++.
package bufferization
