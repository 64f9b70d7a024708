package lsp

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"
)

// neovimCheck waits for errors of the server in the current buffer, and executes the action that explains a rule.
const neovimCheck = `
local function finish(problem)
  io.stderr:write(problem or "ok", "\n")
  vim.cmd(problem and "cquit!" or "qall!")
end
local ok, err = xpcall(function()
  local attached = function() return #vim.lsp.buf_get_clients(0) > 0 and vim.lsp.buf_get_clients(0)[next(vim.lsp.buf_get_clients(0))].initialized end
  if vim.lsp.get_clients then attached = function() local c = vim.lsp.get_clients({ bufnr = 0 })[1]; return c and c.initialized end end
  if not vim.wait(60000, attached, 20) then return finish("no client is attached") end
  local params = { textDocument = { uri = vim.uri_from_bufnr(0) }, context = { diagnostics = {} }, range = { start = { line = 1, character = 8 }, ["end"] = { line = 1, character = 8 } } }
  local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 60000) or {}
  for _, a in pairs(answers) do
    for _, action in ipairs(a.result or {}) do
      if action.title == "Why does Fold not match here?" then
        local said
        vim.lsp.handlers["window/showMessage"] = function(_, result) said = result.message end
        vim.lsp.buf_request_sync(0, "workspace/executeCommand", action.command, 60000)
        vim.wait(60000, function() return said end, 20)
        if said and said:find("'Fold' does not match 'arith.addi'", 1, true) then return finish() end
        return finish("the answer is " .. vim.inspect(said))
      end
    end
  end
  finish("there is no action: " .. vim.inspect(answers))
end, debug.traceback)
if not ok then finish(err) end
`

// TestNeovimConfigurations runs the documented configurations that the installed version supports.
func TestNeovimConfigurations(t *testing.T) {
	nvim, err := exec.LookPath("nvim")
	if err != nil {
		t.Skip("there is no nvim")
	}
	version, err := exec.Command(nvim, "--version").Output()
	m := regexp.MustCompile(`NVIM v0\.(\d+)`).FindSubmatch(version)
	if err != nil || m == nil {
		t.Fatalf("%v: %s", err, version)
	}
	minor, _ := strconv.Atoi(string(m[1]))
	page, err := os.ReadFile("../../docs/editors.md")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if out, err := exec.Command("go", "build", "-o", filepath.Join(dir, "mica"), "github.com/mica-ir/mica/cmd/mica").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for name, text := range map[string]string{
		"check.lua": neovimCheck, "mica.toml": "",
		"in.mlir":    "func.func @f(%a: i32, %b: i32) -> i32 {\n  %0 = arith.addi %a, %b : i32\n  return %0 : i32\n}\n",
		"rules.pdll": "Pattern Fold { let root = op<arith.addi>(op<arith.constant>, x: Value); replace root with x; }\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	blocks := regexp.MustCompile("(?s)```lua nvim=0\\.(\\d+)\n(.*?)```").FindAllSubmatch(page, -1)
	if len(blocks) != 3 {
		t.Fatalf("the page has %d configurations", len(blocks))
	}
	ran := 0
	for _, b := range blocks {
		if from, _ := strconv.Atoi(string(b[1])); from > minor {
			continue
		}
		ran++
		config := filepath.Join(dir, "config"+string(b[1])+".lua")
		if err := os.WriteFile(config, b[2], 0o666); err != nil {
			t.Fatal(err)
		}
		c := exec.Command(nvim, "--headless", "-u", config, "-i", "NONE", "in.mlir", "-c", "luafile check.lua")
		c.Dir = dir
		c.Env = append(os.Environ(), "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"), "XDG_STATE_HOME="+dir, "XDG_CACHE_HOME="+dir, "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir)
		var out bytes.Buffer
		c.Stdout, c.Stderr = &out, &out
		if err := c.Run(); err != nil {
			t.Errorf("the configuration from version 0.%s on: %v\n%s", b[1], err, out.String())
		}
	}
	if ran == 0 {
		t.Errorf("no configuration is for version 0.%d", minor)
	}
}
