//go:build linux || darwin

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// fakeGH takes the place of GitHub's program. The directory STATE has the state of the release: draft or published. A file
// "interrupt" there makes the upload fail once.
const fakeGH = `#!/bin/sh
printf 'gh %s\n' "$*" >> "$STATE/log"
case "$1 $2" in
"release view")
  [ -e "$STATE/release" ] || { echo "release not found" >&2; exit 1; }
  case $* in
  *isDraft*) [ "$(cat "$STATE/release")" = draft ] && echo true || echo false ;;
  esac ;;
"release create")
  [ ! -e "$STATE/release" ] || exit 1
  echo draft > "$STATE/release" ;;
"release upload")
  [ ! -e "$STATE/interrupt" ] || { rm "$STATE/interrupt"; exit 1; } ;;
"release edit") echo published > "$STATE/release" ;;
*) exit 9 ;;
esac
`

// A publication is a directory with a changelog and files of a release, and programs in place of gh and skopeo, which log their
// arguments.
type publication struct{ dir, script string }

func newPublication(t *testing.T) *publication {
	script, err := filepath.Abs("../publish")
	if err != nil {
		t.Fatal(err)
	}
	p := &publication{dir: t.TempDir(), script: script}
	for name, text := range map[string]string{
		"CHANGELOG.md":        "# Changes\n\n## v0.1.10\n\nten\n\n## v0.1.1 of today\n\none\n\n### Part\n\nmore\n\n## v0.1.1-rc.1\n\ncandidate\n\n## v0.1.0\n",
		"dist/SHA256SUMS":     "",
		"dist/mica-image.tar": "",
		"tools/gh":            fakeGH,
		"tools/skopeo":        "#!/bin/sh\nprintf 'skopeo %s\\n' \"$*\" >> \"$STATE/log\"\n",
		"state/log":           "",
	} {
		name = filepath.Join(p.dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

// run runs the script, and returns the commands that it ran and its messages.
func (p *publication) run(t *testing.T, tag string) (log, messages string, err error) {
	t.Helper()
	file := filepath.Join(p.dir, "state", "log")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(p.script, tag, "dist")
	cmd.Dir = p.dir
	cmd.Env = append(os.Environ(), "PATH="+filepath.Join(p.dir, "tools")+":"+os.Getenv("PATH"), "STATE="+filepath.Join(p.dir, "state"))
	out, err := cmd.CombinedOutput()
	text, readErr := os.ReadFile(file)
	if readErr != nil {
		t.Fatal(readErr)
	}
	return string(text), string(out), err
}

const (
	viewed   = "gh release view %s\n"
	uploaded = "gh release upload %[1]s --clobber dist/SHA256SUMS dist/mica-image.tar\n"
	asked    = "gh release view %[1]s --json isDraft --jq .isDraft\n"
	edited   = "gh release edit %[1]s --draft=false\n"
	copied   = "skopeo copy --all oci-archive:dist/mica-image.tar docker://ghcr.io/mica-ir/mica:"
)

// TestPublish publishes a release, a candidate, and one whose first attempt is interrupted.
func TestPublish(t *testing.T) {
	t.Parallel()
	have(t, "awk")
	for _, c := range []struct{ tag, created, images string }{
		{"v0.1.1", "gh release create v0.1.1 --verify-tag --draft --prerelease=false --title v0.1.1 --notes \none\n\n### Part\n\nmore\n", copied + "0.1.1\n" + copied + "latest\n"},
		{"v0.1.1-rc.1", "gh release create v0.1.1-rc.1 --verify-tag --draft --prerelease=true --title v0.1.1-rc.1 --notes \ncandidate\n", copied + "0.1.1-rc.1\n"},
	} {
		p := newPublication(t)
		log, messages, err := p.run(t, c.tag)
		if want := fmt.Sprintf(viewed, c.tag) + c.created + fmt.Sprintf(uploaded+asked+edited, c.tag) + c.images; err != nil || log != want {
			t.Errorf("%s: %v\n%s%s\nwant\n%s", c.tag, err, messages, log, want)
		}
		log, messages, err = p.run(t, c.tag)
		if want := fmt.Sprintf(viewed+uploaded+asked, c.tag) + c.images; err != nil || log != want {
			t.Errorf("%s again: %v\n%s%s\nwant\n%s", c.tag, err, messages, log, want)
		}
	}

	p := newPublication(t)
	if err := os.WriteFile(filepath.Join(p.dir, "state", "interrupt"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if log, _, err := p.run(t, "v0.1.1"); err == nil || strings.Contains(log, "edit") || strings.Contains(log, "skopeo") {
		t.Errorf("interrupted: %v\n%s", err, log)
	}
	log, messages, err := p.run(t, "v0.1.1")
	if want := fmt.Sprintf(viewed+uploaded+asked+edited, "v0.1.1") + copied + "0.1.1\n" + copied + "latest\n"; err != nil || log != want {
		t.Errorf("after an interruption: %v\n%s%s\nwant\n%s", err, messages, log, want)
	}
	for _, tag := range []string{"v0.1", "v0.2.0", "v0.1.0"} { // the last has an empty section
		log, messages, err := newPublication(t).run(t, tag)
		if err == nil || log != "" || messages != "publish: CHANGELOG.md has no section "+tag+"\n" {
			t.Errorf("%s: %v\n%s%s", tag, err, messages, log)
		}
	}
}

// TestPublishingWorkflow checks that the workflow of releases runs the script.
func TestPublishingWorkflow(t *testing.T) {
	workflow, err := os.ReadFile("../../.github/workflows/release.yml")
	if err != nil || !strings.Contains(string(workflow), `scripts/publish "$TAG" dist`) {
		t.Errorf("the workflow does not run the script: %v", err)
	}
}
