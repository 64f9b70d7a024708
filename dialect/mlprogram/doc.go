// Package mlprogram is the native part of the ml_program dialect: functions and
// globals in custom form, and the checks of symbol uses and terminators.
package mlprogram
