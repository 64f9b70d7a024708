package opt

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A browser is a headless Chromium that is controlled through pipes, with the DevTools protocol.
type browser struct {
	t       *testing.T
	to      io.Writer
	from    *bufio.Reader
	session string
	last    int
	errors  []string // exceptions of the page
}

// newBrowser starts a browser, or skips the test where no browser is installed. MICA_CHROMIUM names one.
func newBrowser(t *testing.T) *browser {
	t.Helper()
	path := os.Getenv("MICA_CHROMIUM")
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "chrome"} {
		if found, err := exec.LookPath(name); path == "" && err == nil {
			path = found
		}
	}
	if path == "" {
		t.Skip("no Chromium is installed; MICA_CHROMIUM can name one")
	}
	commands, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	from, answers, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"--headless", "--remote-debugging-pipe", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir=" + t.TempDir(), "about:blank"}
	if os.Getuid() == 0 {
		args = append([]string{"--no-sandbox"}, args...)
	}
	cmd := exec.Command(path, args...)
	cmd.ExtraFiles = []*os.File{commands, answers}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	commands.Close()
	answers.Close()
	// A browser that hangs closes the pipe when it is killed, which ends the test.
	watchdog := time.AfterFunc(2*time.Minute, func() { cmd.Process.Kill() })
	b := &browser{t: t, to: to, from: bufio.NewReader(from)}
	t.Cleanup(func() {
		b.send("Browser.close", nil)
		to.Close()
		io.Copy(io.Discard, from)
		cmd.Wait()
		watchdog.Stop()
	})
	target := b.call("Target.createTarget", map[string]any{"url": "about:blank"})
	attached := b.call("Target.attachToTarget", map[string]any{"targetId": target["targetId"], "flatten": true})
	b.session = attached["sessionId"].(string)
	b.call("Page.enable", nil)
	b.call("Runtime.enable", nil)
	return b
}

// send sends a command and returns its number.
func (b *browser) send(method string, params map[string]any) int {
	b.last++
	text, _ := json.Marshal(map[string]any{"id": b.last, "method": method, "params": params, "sessionId": b.session})
	if b.session == "" {
		text, _ = json.Marshal(map[string]any{"id": b.last, "method": method, "params": params})
	}
	b.to.Write(append(text, 0))
	return b.last
}

// receive returns the next message.
func (b *browser) receive() (m struct {
	ID     int
	Method string
	Result map[string]any
	Params map[string]any
	Error  map[string]any
}) {
	text, err := b.from.ReadBytes(0)
	if err != nil {
		b.t.Fatalf("the browser has ended: %v", err)
	}
	if err := json.Unmarshal(text[:len(text)-1], &m); err != nil {
		b.t.Fatal(err)
	}
	if m.Method == "Runtime.exceptionThrown" {
		b.errors = append(b.errors, fmt.Sprint(m.Params["exceptionDetails"]))
	}
	return m
}

// call sends a command and returns its result.
func (b *browser) call(method string, params map[string]any) map[string]any {
	b.t.Helper()
	id := b.send(method, params)
	for {
		if m := b.receive(); m.ID == id {
			if m.Error != nil {
				b.t.Fatalf("%s: %v", method, m.Error)
			}
			return m.Result
		}
	}
}

// open opens a page.
func (b *browser) open(file string) {
	b.t.Helper()
	b.call("Page.navigate", map[string]any{"url": "file://" + filepath.ToSlash(file)})
	b.wait("document.readyState === 'complete'")
}

// eval returns the value of an expression.
func (b *browser) eval(expression string) any {
	b.t.Helper()
	r := b.call("Runtime.evaluate", map[string]any{"expression": expression, "returnByValue": true, "awaitPromise": true})
	if r["exceptionDetails"] != nil {
		b.t.Fatalf("%s: %v", expression, r["exceptionDetails"])
	}
	return r["result"].(map[string]any)["value"]
}

// wait waits until an expression holds.
func (b *browser) wait(expression string) {
	b.t.Helper()
	held := b.eval(`new Promise(done => {
		let left = 400;
		const look = () => { if (` + expression + `) done(true); else if (left-- > 0) setTimeout(look, 25); else done(false); };
		look();
	})`)
	if held != true {
		b.t.Fatalf("this does not hold: %s\n%v", expression, b.eval("document.getElementById('main').innerText.slice(0, 2000)"))
	}
}

// key presses a key.
func (b *browser) key(key string) {
	b.t.Helper()
	text := key
	if len(key) > 1 {
		text = ""
	}
	b.call("Input.dispatchKeyEvent", map[string]any{"type": "keyDown", "key": key, "text": text})
	b.call("Input.dispatchKeyEvent", map[string]any{"type": "keyUp", "key": key})
}

// click clicks the first element that a selector finds.
func (b *browser) click(selector string) {
	b.t.Helper()
	at := b.eval(`(() => { const e = document.querySelector(` + quoted(selector) + `); e.scrollIntoView({ block: "center" }); const r = e.getBoundingClientRect(); return [r.x + Math.min(r.width / 2, 60), r.y + r.height / 2]; })()`).([]any)
	for _, kind := range []string{"mousePressed", "mouseReleased"} {
		b.call("Input.dispatchMouseEvent", map[string]any{"type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1})
	}
}

func quoted(s string) string {
	text, _ := json.Marshal(s)
	return string(text)
}

// text waits until an element has a text.
func (b *browser) text(selector, text string) {
	b.t.Helper()
	b.wait(`document.querySelector(` + quoted(selector) + `)?.innerText.includes(` + quoted(text) + `)`)
}

// savePage writes a page to a file of the test.
func savePage(t *testing.T, page []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "page.html")
	if err := os.WriteFile(file, page, 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestPageInBrowser opens pages in a browser, one after the other.
func TestPageInBrowser(t *testing.T) {
	b := newBrowser(t)
	for _, c := range []struct {
		name string
		test func(t *testing.T, b *browser)
	}{{"keys", testPageKeys}, {"cut", testPageCut}, {"hostile", testPageHostile}, {"large", testPageLarge}} {
		t.Run(c.name, func(t *testing.T) {
			b.t, b.errors = t, nil
			c.test(t, b)
			if len(b.errors) > 0 {
				t.Errorf("the page has thrown %v", b.errors)
			}
		})
		b.t = t
	}
}

// testPageKeys uses the page with keys and clicks.
func testPageKeys(t *testing.T, b *browser) {
	page, _, _ := runPage(t, pageInput, pagePasses...)
	b.open(savePage(t, page))
	b.text("#main", "func.func @loop")
	if got := b.eval(`document.querySelectorAll(".pass.noop").length`); got != 3.0 {
		t.Errorf("%v passes are dimmed, not 3", got)
	}
	if got := b.eval(`[...document.querySelectorAll(".diff .void")].length`); got == 0.0 {
		t.Error("the diff has no line without a counterpart")
	}

	b.key("j")
	b.text(".pass.current", "2 Canonicalizer")
	b.text("#main h2", "Canonicalizer")
	b.wait(`[...document.querySelectorAll(".diff mark")].some(m => m.textContent === "%c2_i32")`)
	b.key("k")
	b.text(".pass.current", "1 CSE")
	b.key("u")
	b.key("j")
	b.text(".pass.current", "2 Canonicalizer")
	b.key("j")
	b.text(".pass.current", "6 SCFToControlFlowPass") // those between changed nothing
	b.key("k")
	b.text(".pass.current", "2 Canonicalizer")

	b.key("n")
	b.text(".step[open]", "AddIAddConstant")
	b.text(".step[open] .body", "#5 is replaced with #19")
	b.key("n")
	b.text(".step[open] .body", "Its last use was removed by rewrite 1")
	b.key("3")
	b.text("#main table", "AddIAddConstant")
	b.key("1")
	b.click(`.diff [data-op="19"]`)
	b.text("#history", "was made by AddIAddConstant at <stdin>:4:8 in pass 2 from #5")
	b.text("#history", "gave rise to VectorConvertToLLVMPattern<AddIOp, AddOp, AttrConvertOverflowToLLVM>")
	b.key("Escape")
	b.wait(`document.getElementById("history").hidden`)

	b.key("/")
	for _, c := range "addf" {
		b.key(string(c))
	}
	b.text("#main", "Search for “addf”")
	b.text(".hits", "arith.addf")
	b.key("Escape")
	b.text("#main", "Canonicalizer")
	b.key("?")
	b.wait(`document.getElementById("help").open`)
}

// testPageCut opens files that end anywhere.
func testPageCut(t *testing.T, b *browser) {
	page, _, _ := runPage(t, pageInput, pagePasses...)
	end := strings.LastIndex(string(page), `{"t":"steps"`)
	start := strings.Index(string(page), `</dialog>`)
	for _, c := range []struct {
		at   int
		text string
	}{
		{end + 20, "The file ends in the middle of a record"},
		{end, "The file ends in the middle of a record"},
		{strings.LastIndex(string(page), "<script"), "The run has not ended"},
		{start + 12, "The run has not ended"},
	} {
		b.open(savePage(t, page[:c.at]))
		b.text("#banners", c.text)
		if c.at >= end {
			b.text("#passes", "2 Canonicalizer")
			b.key("j")
			b.text("#main", "arith.addi")
		}
	}
}

// testPageHostile checks that names in the IR are shown as they are, and run nothing.
func testPageHostile(t *testing.T, b *browser) {
	page, _, _ := runPage(t, "func.func @\"</script><img src=x onerror=document.title='hit'><b>\"() {\n  %0 = arith.constant 1 : i32\n  return\n}\n", "--canonicalize")
	b.open(savePage(t, page))
	b.text("#main .unit", "</script><img src=x onerror=document.title='hit'><b>")
	if got := b.eval(`document.title + document.querySelectorAll("img, b").length`); got != "<stdin> — mica0" {
		t.Errorf("the title and the number of elements are %v", got)
	}
}

// testPageLarge opens the page of a large module.
func testPageLarge(t *testing.T, b *browser) {
	page, _, _ := runPage(t, largeInput(), "--canonicalize", "--convert-arith-to-llvm")
	b.open(savePage(t, page))
	b.text("#main", "changed lines: show")
	b.click(".skip")
	b.text(".diff", "arith.addi")
	b.key("n")
	b.text(".step[open]", "1")
	b.wait(`document.querySelectorAll(".step").length <= 250`)
}
