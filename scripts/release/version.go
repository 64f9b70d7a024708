package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A source is the state of the project that a release is made of.
type source struct {
	version string            // v0.1.0
	commit  string            // with "+changes" if files differ from it
	time    time.Time         // of the commit; all files of packages have it
	texts   map[string][]byte // README.md, LICENSE, CHANGELOG.md, NOTICES, and wasm_exec.js of Go
}

var versionForm = regexp.MustCompile(`^v(\d+\.\d+\.\d+)(?:-([0-9A-Za-z.-]+))?$`)

// readRelease reads the commit of a checkout and the texts that packages contain.
func readRelease(checkout, version string) (*source, error) {
	s := &source{version: version, texts: map[string][]byte{}}
	line, err := output(checkout, "git", "log", "-1", "--format=%H %ct")
	if err != nil {
		return nil, err
	}
	commit, seconds, _ := strings.Cut(line, " ")
	n, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return nil, err
	}
	s.commit, s.time = commit, time.Unix(n, 0).UTC()
	changed, err := output(checkout, "git", "status", "--porcelain")
	if err != nil {
		return nil, err
	}
	if changed != "" {
		s.commit += "+changes"
	}
	if s.version == "" {
		if s.version, err = taggedVersion(checkout); err != nil {
			return nil, err
		}
	}
	if s.version == "" {
		s.version = "v0.0.0-" + s.time.Format("20060102150405") + "-" + commit[:12]
	}
	if !versionForm.MatchString(s.version) {
		return nil, fmt.Errorf("%s is not a version such as v0.1.0 or v0.1.0-rc.1", s.version)
	}
	for _, name := range []string{"README.md", "LICENSE", "CHANGELOG.md"} {
		if s.texts[name], err = os.ReadFile(filepath.Join(checkout, name)); err != nil {
			return nil, err
		}
	}
	root, err := output(checkout, "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	if s.texts["wasm_exec.js"], err = os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec.js")); err != nil {
		return nil, err
	}
	s.texts["NOTICES"], err = notices(checkout, root)
	return s, err
}

// taggedVersion returns the only version among the tags of the commit, or "" if it has none. Tags such as v1, which
// users of the action name, are no versions. A candidate and the release may be the same commit; then only the caller knows which
// one is made.
func taggedVersion(checkout string) (string, error) {
	tags, err := output(checkout, "git", "tag", "--points-at", "HEAD", "--list", "v*")
	if err != nil {
		return "", err
	}
	versions := slices.DeleteFunc(strings.Fields(tags), func(tag string) bool { return !versionForm.MatchString(tag) })
	switch len(versions) {
	case 0:
		return "", nil
	case 1:
		return versions[0], nil
	}
	return "", fmt.Errorf("the commit has the tags %s: choose one by -version", strings.Join(versions, ", "))
}

// output returns the trimmed output of a command.
func output(dir, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	out, err := cmd.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) && len(exit.Stderr) > 0 {
		err = fmt.Errorf("%w: %s", err, strings.TrimSpace(string(exit.Stderr)))
	}
	if err != nil {
		return "", fmt.Errorf("%s %s: %w", name, strings.Join(args, " "), err)
	}
	return strings.TrimSpace(string(out)), nil
}

// plain returns the version without v, which is that of npm, Homebrew and Nix.
func (s *source) plain() string { return strings.TrimPrefix(s.version, "v") }

// debian returns the version in Debian's form, in which a tilde sorts before the end.
func (s *source) debian() string {
	m := versionForm.FindStringSubmatch(s.version)
	if m[2] == "" {
		return m[1]
	}
	return m[1] + "~" + strings.ReplaceAll(m[2], "-", "+")
}

var (
	preRelease = regexp.MustCompile(`^(alpha|beta|rc)\.?(\d+)$`)
	goSuffix   = regexp.MustCompile(`^(?:0\.)?(\d{14})-([0-9a-f]{12})$`)
)

// python returns the version in the form of PEP 440, which has no other suffixes than those of releases
// to come.
func (s *source) python() (string, error) {
	m := versionForm.FindStringSubmatch(s.version)
	if m[2] == "" {
		return m[1], nil
	}
	if p := preRelease.FindStringSubmatch(m[2]); p != nil {
		return m[1] + map[string]string{"alpha": "a", "beta": "b", "rc": "rc"}[p[1]] + p[2], nil
	}
	if p := goSuffix.FindStringSubmatch(m[2]); p != nil {
		return m[1] + ".dev" + p[1] + "+" + p[2], nil
	}
	return "", fmt.Errorf("%s has no form as a version in Python: the suffix is alpha.N, beta.N or rc.N", s.version)
}
