package lsp

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestNeovim opens the files of an example in an editor, with the server as a separate process:
// see testdata/neovim.lua. It is skipped without Neovim.
func TestNeovim(t *testing.T) {
	nvim, err := exec.LookPath("nvim")
	if err != nil {
		t.Skip("there is no nvim")
	}
	dir := t.TempDir()
	mica := filepath.Join(dir, "mica")
	if out, err := exec.Command("go", "build", "-o", mica, "github.com/mica-ir/mica/cmd/mica").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	files := filepath.Join(dir, "toy")
	if err := os.CopyFS(files, os.DirFS("../../examples/toy")); err != nil {
		t.Fatal(err)
	}
	script, err := filepath.Abs("testdata/neovim.lua")
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(nvim, "--headless", "-u", "NONE", "-i", "NONE", "--cmd", "let g:server='"+mica+"'", "--cmd", "let g:dir='"+files+"'", "-c", "luafile "+script)
	c.Env = append(os.Environ(), "XDG_STATE_HOME="+dir, "XDG_CACHE_HOME="+dir, "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir)
	var out bytes.Buffer
	c.Stdout, c.Stderr = &out, &out
	if err := c.Run(); err != nil {
		t.Errorf("%v\n%s", err, out.String())
	}
}
