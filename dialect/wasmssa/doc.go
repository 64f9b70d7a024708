// Package wasmssa is the native part of the wasmssa dialect: functions and
// globals in custom form, the types of locals, and the checks of labels and of
// constant initializers.
package wasmssa
