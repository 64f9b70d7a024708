package flags

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// LLVM appends the options that all tools of LLVM have. They concern the C++ program, so they
// have no effect beyond their messages, which are written to errs. counters is set if the tool
// must print its debug counters before it exits; it has no counters.
func (s *Set) LLVM(errs io.Writer) (counters *bool) {
	counters = new(bool)
	ignore := func(string) error { return nil }
	for _, f := range []Flag{
		{Name: "crash-diagnostics-dir", Kind: Value, Arg: "directory", Help: "Directory for crash diagnostic files."},
		{Name: "debug-counter", Kind: Value, Arg: "string", Help: "Comma separated list of debug counter skip and count",
			Set: func(v string) error { return debugCounters(v, errs) }},
		{Name: "debug-counter-break-on-last", Kind: Bool, Help: "Insert a break point on the last enabled count of a chunks list"},
		{Name: "disable-symbolication", Kind: Bool, Help: "Disable symbolizing crash backtraces."},
		{Name: "info-output-file", Kind: Value, Arg: "filename", Help: "File to append -stats and -timer output to"},
		{Name: "print-all-options", Kind: Bool, Help: "Print all option values after command line parsing"},
		{Name: "print-debug-counter", Kind: Bool, Help: "Print out debug counter info after all counters accumulated",
			Set: func(v string) error { *counters = v == "true"; return nil }},
		{Name: "print-debug-counter-queries", Kind: Bool, Help: "Print out each query of an enabled debug counter"},
		{Name: "print-options", Kind: Bool, Help: "Print non-default options after command line parsing"},
		{Name: "rng-seed", Kind: Value, Arg: "seed", Help: "Seed for the random number generator", Set: checkSeed},
		{Name: "sort-timers", Kind: Bool, Help: "In the report, sort the timers in each group in wall clock time order"},
		{Name: "stats", Kind: Bool, Help: "Enable statistics output from program (available with Asserts)"},
		{Name: "stats-json", Kind: Bool, Help: "Display statistics as json data"},
		{Name: "track-memory", Kind: Bool, Help: "Enable -time-passes memory tracking (this may be slow)"},
	} {
		f.Hidden = true
		if f.Set == nil {
			f.Set = ignore
		}
		s.Add(f)
	}
	return counters
}

// debugCounters reports the errors in settings of counters: no counter exists.
func debugCounters(settings string, errs io.Writer) error {
	for setting := range strings.SplitSeq(settings, ",") {
		name, value, _ := strings.Cut(setting, "=")
		switch {
		case setting == "":
		case value == "":
			return Error(fmt.Sprintf("DebugCounter Error: %s does not have an = in it\n", setting))
		default:
			fmt.Fprintf(errs, "DebugCounter Error: %s is not a registered counter\n", name)
		}
	}
	return nil
}

// checkSeed reports a seed that is not a number.
func checkSeed(v string) error {
	if _, err := strconv.ParseUint(v, 0, 64); err != nil || strings.Contains(v, "_") {
		return errors.New("'" + v + "' value invalid for ulong argument!")
	}
	return nil
}
