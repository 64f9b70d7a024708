// The page of --trace-html. It reads the records behind it in the file, which package tracehtml describes, and shows texts from
// them as text nodes only.
"use strict";

// ---- Records ----

const trace = { run: {}, parts: [], passes: [], closed: null, cut: false };

// readRecords fills trace. The last record of a file that was cut cannot be parsed.
function readRecords() {
  let part = null;
  const open = [];
  const newPart = name => {
    part = { name, units: new Map(), index: null };
    trace.parts.push(part);
  };
  newPart("");
  [...document.querySelectorAll('script[type="application/json"]')].forEach((script, at) => {
    let r;
    try {
      r = JSON.parse(script.textContent);
    } catch {
      trace.cut = true;
      return;
    }
    r.order = at;
    switch (r.t) {
      case "run": trace.run = r; break;
      case "part":
        if (trace.passes.some(p => p.part === part)) newPart(r.input);
        else part.name = r.input;
        open.length = 0;
        break;
      case "unit":
        if (!part.units.has(r.u)) part.units.set(r.u, []);
        part.units.get(r.u).push(r);
        break;
      case "begin":
        numbered.set(r.p, { number: r.p, depth: r.d || 0, name: r.n, on: r.l, order: r.order, end: null, steps: [], part });
        trace.passes.push(numbered.get(r.p));
        break;
      case "steps": passOf(r.p)?.steps.push(r); break;
      case "end": {
        const pass = passOf(r.p);
        if (pass) pass.end = r;
        break;
      }
      case "close": trace.closed = r; break;
    }
  });
}

const numbered = new Map(); // passes by number
const passOf = number => numbered.get(number);

// load returns the body of a record, which may be compressed.
async function load(r) {
  if (r.b === undefined && r.z !== undefined) {
    const bytes = Uint8Array.from(atob(r.z), c => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    r.b = await new Response(stream).json();
    delete r.z;
  }
  return r.b;
}

// loadAll unpacks all records at the same time, which is faster than one after the other.
async function loadAll() {
  const records = [];
  for (const part of trace.parts) for (const versions of part.units.values()) records.push(...versions);
  for (const pass of trace.passes) records.push(...pass.steps, ...(pass.end ? [pass.end] : []));
  await Promise.all(records.filter(r => r.z !== undefined).map(load));
}

// before returns the last record of a unit before an order, and after the one that a pass has left.
const before = (part, unit, order) => (part.units.get(unit) || []).findLast(r => r.order < order);
const after = (part, unit, pass) => (part.units.get(unit) || []).findLast(r => r.order > pass.order && (!pass.end || r.order < pass.end.order));

async function linesOf(r) {
  if (!r || r.gone || r.big) return { lines: [], ops: [] };
  const b = await load(r);
  if (!b) return { lines: [], ops: [] };
  b.lines ??= b.x.split("\n");
  return { lines: b.lines, ops: b.o };
}

async function stepsOf(pass) {
  const list = [];
  for (const r of pass.steps) list.push(...await load(r));
  list.forEach(s => { s.pass = pass; });
  return list;
}

// index returns the steps of a part, by number and by the operations that they are about.
async function indexOf(part) {
  if (part.index) return part.index;
  await loadAll();
  const index = { steps: new Map(), ops: new Map() };
  const add = (op, role, step) => {
    if (!op) return;
    if (!index.ops.has(op)) index.ops.set(op, []);
    index.ops.get(op).push({ role, step });
  };
  for (const pass of trace.passes.filter(p => p.part === part)) {
    for (const s of await stepsOf(pass)) {
      index.steps.set(s.n, s);
      add(s.id, "root", s);
      for (const m of s.made || []) add(m.id, "made", s);
      for (const m of s.mod || []) add(m, "changed", s);
      for (const r of s.rep || []) add(r.id, "replaced", s);
      for (const d of s.del || []) add(d, "erased", s);
    }
  }
  return part.index = index;
}

// ---- Differences ----

const tokenPattern = /"(?:[^"\\]|\\.)*"|%\(\d+\)(?:#\d+)?|%[\w$.-]+(?:#\d+)?|@[\w$.-]+|\^\w+|![\w.]+|\b[a-z_]\w*\.[\w.]*\w|\b(?:s?ui?\d+|s?i\d+|b?f\d+|index|none|tensor|memref|vector|tuple)\b|[\w$.#-]+|\s+|./gu;
const tokens = text => text.match(tokenPattern) || [];

// results returns the names of the values that a line defines.
function results(line) {
  const m = /^\s*(%[\w$.-]+(?::\d+)?(?:,\s*%[\w$.-]+(?::\d+)?)*)\s*=/.exec(line);
  return m ? m[1].split(/,\s*/).map(s => s.replace(/:\d+$/, "")) : [];
}

// definitions returns the names of the values that a line defines, as results or as arguments of a block.
const definitions = line => /^\s*\^/.test(line) ? line.replace(/\/\/.*/, "").match(/%[\w$.-]+(?=:)/g) || [] : results(line);

// keysOf returns what identifies the lines of a text: their operations, and the labels of blocks that are unique.
function keysOf(text) {
  const labels = text.lines.map((line, i) => text.ops[i] ? "" : /^\s*(\^\w+)/.exec(line)?.[1] || "");
  const times = new Map();
  for (const label of labels) times.set(label, (times.get(label) || 0) + 1);
  return text.ops.map((op, i) => op || (times.get(labels[i]) === 1 ? labels[i] : ""));
}

// rename gives the values of a text the names that they have later.
const rename = (text, names) => names.size === 0 ? text :
  text.replace(/%[\w$.-]+/g, name => names.get(name) ?? name);

// increasing returns the longest subsequence of pairs with increasing second elements.
function increasing(pairs) {
  const tails = [], previous = new Array(pairs.length).fill(-1);
  pairs.forEach(([, j], at) => {
    let low = 0, high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[tails[middle]][1] < j) low = middle + 1; else high = middle;
    }
    previous[at] = low > 0 ? tails[low - 1] : -1;
    tails[low] = at;
  });
  const list = [];
  for (let at = tails.length ? tails[tails.length - 1] : -1; at >= 0; at = previous[at]) list.push(pairs[at]);
  return list.reverse();
}

// difference aligns two versions of a unit by the operations on their lines. An operation that was replaced with another one is
// aligned with it. A row has the numbers of its lines, -1 for none.
function difference(old, now, replaced) {
  const oldKeys = keysOf(old), nowKeys = keysOf(now);
  const place = new Map();
  nowKeys.forEach((op, j) => { if (op) place.set(op, j); });
  const here = new Set(oldKeys.filter(op => op));
  const pairs = [];
  oldKeys.forEach((op, i) => {
    if (!op) return;
    let j = place.get(op);
    if (j === undefined) {
      const by = replaced.get(op);
      if (by !== undefined && !here.has(by)) j = place.get(by);
    }
    if (j !== undefined) pairs.push([i, j]);
  });
  if (old.ops[0] && now.ops[0] && old.ops[0] !== now.ops[0] && !pairs.some(([i, j]) => i === 0 || j === 0)) pairs.unshift([0, 0]);
  const anchors = increasing(pairs);
  const names = new Map();
  for (const [i, j] of pairs) {
    const a = definitions(old.lines[i]), b = definitions(now.lines[j]);
    if (a.length === b.length) a.forEach((name, k) => { if (name !== b[k]) names.set(name, b[k]); });
  }
  const same = (i, j) => rename(old.lines[i], names) === now.lines[j];
  const isKey = (keys, at) => keys[at] !== "";
  const rows = [];
  const gap = (i, iEnd, j, jEnd) => {
    while (i < iEnd && j < jEnd && !isKey(oldKeys, i) && !isKey(nowKeys, j) && same(i, j)) rows.push({ i: i++, j: j++, kind: "same" });
    const tail = [];
    while (i < iEnd && j < jEnd && !isKey(oldKeys, iEnd - 1) && !isKey(nowKeys, jEnd - 1) && same(iEnd - 1, jEnd - 1)) tail.push({ i: --iEnd, j: --jEnd, kind: "same" });
    while (i < iEnd || j < jEnd) {
      const row = { i: i < iEnd ? i++ : -1, j: j < jEnd ? j++ : -1, kind: "apart" };
      row.movedLeft = row.i >= 0 && place.has(oldKeys[row.i]);
      row.movedRight = row.j >= 0 && here.has(nowKeys[row.j]);
      rows.push(row);
    }
    rows.push(...tail.reverse());
  };
  let i = 0, j = 0;
  for (const [a, b] of anchors) {
    gap(i, a, j, b);
    rows.push({ i: a, j: b, kind: same(a, b) ? "same" : "changed" });
    i = a + 1;
    j = b + 1;
  }
  gap(i, old.lines.length, j, now.lines.length);
  return { rows, names };
}

// changedWords marks the tokens of two lines that the other line does not have.
function changedWords(left, right, names) {
  const a = tokens(left), b = tokens(right);
  const marksLeft = new Array(a.length).fill(true), marksRight = new Array(b.length).fill(true);
  const renamed = a.map(t => rename(t, names));
  let start = 0, aEnd = a.length, bEnd = b.length;
  while (start < aEnd && start < bEnd && renamed[start] === b[start]) marksLeft[start] = marksRight[start] = false, start++;
  while (aEnd > start && bEnd > start && renamed[aEnd - 1] === b[bEnd - 1]) marksLeft[--aEnd] = marksRight[--bEnd] = false;
  const n = aEnd - start, m = bEnd - start;
  if (n * m > 0 && n * m <= 90000) {
    const best = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1));
    for (let x = n - 1; x >= 0; x--)
      for (let y = m - 1; y >= 0; y--)
        best[x][y] = renamed[start + x] === b[start + y] ? best[x + 1][y + 1] + 1 : Math.max(best[x + 1][y], best[x][y + 1]);
    for (let x = 0, y = 0; x < n && y < m;) {
      if (renamed[start + x] === b[start + y]) marksLeft[start + x++] = marksRight[start + y++] = false;
      else if (best[x + 1][y] >= best[x][y + 1]) x++;
      else y++;
    }
  }
  return { left: [a, marksLeft], right: [b, marksRight] };
}

// ---- Elements ----

// el makes an element. Strings among its children become text nodes.
function el(tag, properties, ...children) {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (name === "class") e.className = value;
    else if (name === "on") Object.entries(value).forEach(([event, f]) => e.addEventListener(event, f));
    else if (name === "data") Object.assign(e.dataset, value);
    else if (value !== false && value !== undefined) e.setAttribute(name, value === true ? "" : value);
  }
  e.append(...children.flat().filter(c => c !== null && c !== undefined && c !== ""));
  return e;
}

const byId = id => document.getElementById(id);
const plural = (n, one, many) => `${n} ${n === 1 ? one : many || one + "s"}`;

function kindOf(token) {
  switch (token[0]) {
    case '"': return "s";
    case "%": return /^%\(/.test(token) ? "v ref" : "v";
    case "^": return "v";
    case "@": return "y";
    case "!": return "t";
  }
  if (/^(?:s?ui?\d+|s?i\d+|b?f\d+|index|none|tensor|memref|vector|tuple)$/.test(token)) return "t";
  return /^[a-z_]\w*\.[\w.]+$/.test(token) ? "o" : "";
}

// code returns the nodes of a text with colors; marks has the tokens to mark.
function code(text, marks) {
  const nodes = [];
  (typeof text === "string" ? tokens(text) : text).forEach((token, at) => {
    const kind = kindOf(token);
    let node = kind ? el("span", { class: kind }, token) : token;
    if (kind === "v ref") node.dataset.ref = /\d+/.exec(token)[0];
    if (marks && marks[at]) node = el("mark", {}, node);
    nodes.push(node);
  });
  return nodes;
}

const counts = (made, gone) => [made ? el("span", { class: "plus" }, `+${made} `) : "", gone ? el("span", { class: "minus" }, `−${gone}`) : ""];
const sum = (list, field) => (list || []).reduce((n, c) => n + (c[field] || 0), 0);
const changes = pass => !pass.end || (pass.end.changed || []).length > 0;

// opLink is a button for an operation.
const opLink = (part, id) => el("button", { class: "link", type: "button", on: { click: () => showHistory(part, id) } }, `#${id}`);

// ---- The list of passes ----

const view = { pass: null, tab: "changes", step: -1, ticket: 0 };

function showPasses() {
  const nav = byId("passes");
  let part = null;
  for (const pass of trace.passes) {
    if (pass.part !== part) {
      part = pass.part;
      if (trace.parts.length > 1 && part.name) nav.append(el("h2", {}, part.name));
    }
    const state = !pass.end ? "did not end" : pass.end.ok ? "" : "failed";
    pass.button = el("button", { class: "pass" + (changes(pass) || state ? "" : " noop"), type: "button", title: changes(pass) ? "" : "changed nothing",
      on: { click: () => showPass(pass) } },
      el("span", { class: "head" }, el("span", { class: "name", title: pass.name }, `${pass.number} ${pass.name}`), state ? el("span", { class: "failed" }, state) : "",
        el("span", { class: "counts" }, counts(sum(pass.end?.changed, "made"), sum(pass.end?.changed, "gone")))),
      el("span", { class: "on" }, pass.on + (pass.end?.steps ? ` · ${plural(pass.end.steps, "rewrite")}` : "")));
    pass.button.style.paddingLeft = `${9 + 14 * pass.depth}px`;
    nav.append(pass.button);
  }
  if (trace.passes.length === 0) nav.append(el("p", { class: "empty" }, "No pass has begun."));
}

function showBanners() {
  const say = text => byId("banners").append(el("p", {}, text));
  if (trace.cut) say("The file ends in the middle of a record: it shows the run up to there.");
  else if (!trace.closed) say("The run has not ended, or ended in a crash: the file shows it up to there.");
  else if (!trace.closed.ok) say("The run has failed.");
  const lost = trace.closed?.dropped;
  if (lost?.records) say(`The trace is too long: ${plural(lost.records, "record")} with texts or rewrites are left out.`);
  if (lost?.units) say(`The text of ${plural(lost.units, "version")} of functions is too long and left out.`);
  if (typeof DecompressionStream === "undefined") say("This browser cannot unpack the texts in the file: it has no DecompressionStream.");
}

// ---- A pass ----

const tabNames = { changes: "Changes", rewrites: "Rewrites", rules: "Rules" };

async function showPass(pass, tab, step) {
  view.pass?.button.classList.remove("current");
  view.pass = pass;
  view.step = step ?? -1;
  pass.button.classList.add("current");
  pass.button.scrollIntoView({ block: "nearest" });
  if (tab) view.tab = tab;
  byId("search").value = "";
  byId("search").blur();
  history.replaceState(null, "", `#${pass.number}`);
  await showTab();
}

// showTab shows the pass. The ticket tells whether the user has gone on while something was unpacked.
async function showTab() {
  const { pass, tab } = view, ticket = ++view.ticket;
  const number = { rewrites: pass.end ? pass.end.steps || 0 : undefined, rules: pass.end?.rules, changes: (pass.end?.changed || []).length };
  const tabs = el("div", { class: "tabs", role: "tablist" }, Object.entries(tabNames).map(([name, title]) =>
    el("button", { type: "button", role: "tab", "aria-selected": String(name === tab), data: { tab: name }, on: { click: () => { view.tab = name; showTab(); } } },
      number[name] === undefined ? title : `${title} ${number[name]}`)));
  const content = await { changes: changesOf, rewrites: rewritesOf, rules: rulesOf }[tab](pass);
  if (ticket !== view.ticket) return;
  byId("main").replaceChildren(el("h2", {}, pass.name), el("p", { class: "sub" }, el("code", {}, pass.on)), tabs, ...content);
  byId("main").scrollTop = 0;
  if (tab === "rewrites" && view.step >= 0) openStep(view.step);
}

async function changesOf(pass) {
  const list = pass.end ? pass.end.changed || [] : [...pass.part.units.keys()].filter(u => after(pass.part, u, pass)).map(u => ({ u, l: "" }));
  if (list.length === 0) return [el("p", { class: "empty" }, pass.end ? "This pass changed nothing." : "The run ended in this pass. Its rewrites so far are under Rewrites.")];
  const replaced = new Map();
  for (const s of await stepsOf(pass)) {
    // A dialect conversion does not say what replaces an operation: it is what its pattern made last.
    if (s.k === "rule" && !s.rep && s.made) replaced.set(s.id, s.made[s.made.length - 1].id);
    for (const r of s.rep || []) if (r.by.length === 1 && r.by[0]) replaced.set(r.id, r.by[0]);
  }
  return Promise.all(list.map(c => unitOf(pass, c, replaced)));
}

const foldedFrom = 200; // rows

async function unitOf(pass, change, replaced) {
  const old = before(pass.part, change.was || change.u, pass.order), now = after(pass.part, change.u, pass);
  const box = el("section", { class: "unit" }, el("h3", {}, el("span", { class: "counts" }, counts(change.made, change.gone)), change.l || old?.l || "",
    change.whole ? (now?.gone || !now ? " — removed" : " — new") : ""));
  if (old?.big || now?.big) {
    box.append(el("p", { class: "sub" }, ` The text has more than ${Math.max(old?.big || 0, now?.big || 0)} bytes, which is too long for this page.`));
    return box;
  }
  const texts = [await linesOf(old), await linesOf(now)];
  const { rows, names } = difference(texts[0], texts[1], replaced);
  const size = rows.filter(r => r.kind !== "same").length;
  const grid = el("div", { class: "diff", data: { part: trace.parts.indexOf(pass.part) } });
  const fill = () => grid.replaceChildren(...hunks(rows, texts, names));
  if (size > foldedFrom) {
    grid.append(el("button", { class: "skip", type: "button", on: { click: fill } }, `${size} changed lines: show`));
  } else {
    fill();
  }
  box.append(grid);
  return box;
}

const context = 3, batch = 500;

// hunks returns the cells of the rows that have changed, with some rows around them; buttons show others.
function hunks(rows, texts, names) {
  const shown = new Uint8Array(rows.length);
  rows.forEach((row, at) => {
    if (row.kind !== "same") shown.fill(1, Math.max(0, at - context), Math.min(rows.length, at + context + 1));
  });
  const cells = [];
  let rendered = 0;
  for (let at = 0; at < rows.length;) {
    let end = at;
    while (end < rows.length && shown[end] === shown[at] && end - at < batch) end++;
    const visible = shown[at] && rendered < batch;
    if (visible) {
      for (let k = at; k < end; k++) cells.push(...cellsOf(rows[k], texts, names));
      rendered += end - at;
    } else {
      cells.push(more(rows, at, end, texts, names, shown[at] ? "changed" : "equal"));
    }
    at = end;
  }
  return cells;
}

function more(rows, at, end, texts, names, what) {
  const button = el("button", { class: "skip", type: "button" }, `⋯ ${plural(end - at, what + " line")}`);
  button.addEventListener("click", () => {
    const cells = [];
    const stop = Math.min(end, at + batch);
    for (let k = at; k < stop; k++) cells.push(...cellsOf(rows[k], texts, names));
    if (stop < end) cells.push(more(rows, stop, end, texts, names, what));
    button.replaceWith(...cells);
  });
  return button;
}

function cellsOf(row, [old, now], names) {
  let left, right, leftClass = "", rightClass = "";
  if (row.kind === "changed") {
    const words = changedWords(old.lines[row.i], now.lines[row.j], names);
    left = code(...words.left);
    right = code(...words.right);
    leftClass = "d";
    rightClass = "i";
  } else {
    left = row.i >= 0 ? code(old.lines[row.i]) : [];
    right = row.j >= 0 ? code(now.lines[row.j]) : [];
    if (row.kind === "apart") {
      leftClass = row.i < 0 ? "void" : row.movedLeft ? "d moved" : "d";
      rightClass = row.j < 0 ? "void" : row.movedRight ? "i moved" : "i";
    }
  }
  const cell = (side, kind, text, at, nodes) => {
    const op = at >= 0 ? text.ops[at] : 0;
    return [el("div", { class: `no ${side} ${kind === "void" ? "" : kind}` }, at >= 0 ? String(at + 1) : ""),
      el("div", { class: kind, data: op ? { op } : {}, title: op ? (/moved/.test(kind) ? `operation ${op}, moved` : `operation ${op}`) : false }, nodes)];
  };
  return [...cell("left", leftClass, old, row.i, left), ...cell("right", rightClass, now, row.j, right)];
}

// ---- Rewrites ----

const pageSize = 250;

async function rewritesOf(pass) {
  const steps = await stepsOf(pass);
  if (steps.length === 0) return [el("p", { class: "empty" }, "This pass made no rewrites with a driver.")];
  const list = el("div", { id: "steps" });
  const extend = from => {
    steps.slice(from, from + pageSize).forEach((s, k) => list.append(stepOf(s, from + k)));
    if (from + pageSize < steps.length) {
      const button = el("button", { class: "more", type: "button", on: { click: () => { button.remove(); extend(from + pageSize); } } }, `${plural(steps.length - from - pageSize, "further rewrite")}: show`);
      list.append(button);
    }
  };
  extend(0);
  return [list];
}

function stepOf(s, at) {
  const box = el("details", { class: "step", data: { at } }, el("summary", {},
    el("span", { class: "n" }, String(s.n)), el("span", { class: `badge ${s.k === "pass" ? "passkind" : s.k}` }, s.k),
    el("span", { class: "name" }, s.k === "fold" || s.k === "dead" ? s.op : s.r),
    el("span", { class: "where" }, `${s.k === "rule" ? s.op + " " : ""}${s.at ? "at " + s.at : ""}`)));
  box.addEventListener("toggle", () => {
    if (!box.open) return;
    view.step = at;
    if (box.childElementCount === 1) box.append(stepBody(s));
  });
  return box;
}

function stepBody(s) {
  const part = s.pass.part;
  const body = el("div", { class: "body" });
  const references = ids => ids.map((id, k) => [k > 0 ? ", " : "", id ? opLink(part, id) : "an argument"]).flat();
  if (s.b) body.append(el("pre", { class: "d" }, code(s.b)));
  for (const m of s.made || []) body.append(el("pre", { class: "i" }, m.x ? code(m.x) : `operation ${m.id}, which did not last`));
  for (const r of s.rep || []) body.append(el("p", {}, opLink(part, r.id), " is replaced with ", r.by.length ? references(r.by) : "nothing"));
  if (s.mod) body.append(el("p", {}, "changes ", references(s.mod)));
  if (s.del) body.append(el("p", {}, "erases ", references(s.del)));
  if (s.more) body.append(el("p", { class: "why" }, `and ${plural(s.more, "change")} that are not listed`));
  if (s.id) body.append(el("p", { class: "why" }, "on operation ", opLink(part, s.id), s.rp ? `; the rule is at ${s.rp}` : ""));
  const link = (n, text) => el("button", { class: "link", type: "button", on: { click: () => goToStep(part, n) } }, `${text} ${n}`);
  if (s.why) body.append(el("p", { class: "why" }, s.k === "dead" ? "Its last use was removed by " : "The operation was made or last changed by ", link(s.why, "rewrite")));
  if (s.no) {
    body.append(el("p", { class: "why" }, "Tried before on this operation:"),
      el("ul", {}, s.no.map(f => el("li", {}, f.r + (f.t ? ": " + f.t : "")))));
  }
  return body;
}

async function goToStep(part, number) {
  const s = (await indexOf(part)).steps.get(number);
  if (!s) return;
  await showPass(s.pass, "rewrites", (await stepsOf(s.pass)).indexOf(s));
}

// openStep opens a step of the list, and those before it if they are not there yet.
function openStep(at) {
  let box;
  while (!(box = document.querySelector(`#steps [data-at="${at}"]`))) {
    const button = document.querySelector("#steps .more");
    if (!button) return false;
    button.click();
  }
  document.querySelectorAll("#steps .step[open]").forEach(other => { if (other !== box) other.open = false; });
  box.open = true;
  box.scrollIntoView({ block: "center" });
  view.step = at;
  return true;
}

// rulesIn returns the rules that a pass tried.
const rulesIn = async pass => pass.end ? [...await load(pass.end) || []] : [];

async function rulesOf(pass) {
  const rules = await rulesIn(pass);
  if (rules.length === 0) return [el("p", { class: "empty" }, "This pass tried no rules.")];
  rules.sort((a, b) => (b.applied || 0) - (a.applied || 0) || (b.tried || 0) - (a.tried || 0));
  return [el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "rule"), el("th", { class: "num" }, "tried"), el("th", { class: "num" }, "applied"), el("th", {}, "why it did not match"))),
    el("tbody", {}, rules.map(r => el("tr", { class: r.applied ? "" : "never" },
      el("td", {}, r.n, el("small", {}, r.at || "")), el("td", { class: "num" }, String(r.tried || 0)), el("td", { class: "num" }, String(r.applied || 0)),
      el("td", {}, (r.why || []).map(w => el("div", {}, w.t, w.n > 1 ? ` (${w.n} times)` : "")), r.others ? el("small", {}, `other reasons: ${r.others}`) : "")))))];
}

// ---- The history of an operation ----

async function showHistory(part, id) {
  const panel = byId("history"), index = await indexOf(part);
  const texts = await textsOf(part, id);
  const events = index.ops.get(id) || [];
  const place = s => [`${s.r}`, s.at ? ` at ${s.at}` : ""].join("");
  const entry = (text, s, ...rest) => el("li", {}, text, el("button", { class: "link", type: "button", on: { click: () => goToStep(part, s.n) } }, place(s)),
    ` in pass ${s.pass.number}`, ...rest);
  const origin = [], seen = new Set();
  for (let at = id; at && !seen.has(at) && origin.length < 30;) {
    seen.add(at);
    const made = (index.ops.get(at) || []).find(e => e.role === "made");
    if (!made) {
      origin.push(el("li", {}, opLink(part, at), " is an operation of the input"));
      break;
    }
    const s = made.step;
    origin.push(entry([opLink(part, at), " was made by "], s, s.id ? [" from ", opLink(part, s.id)] : ""));
    at = s.id === at ? 0 : s.id;
  }
  const fate = [];
  for (const { role, step } of events) {
    const by = (step.rep || []).find(r => r.id === id);
    if (role === "changed") fate.push(entry("changed by ", step));
    if (role === "replaced") fate.push(entry("replaced by ", step, by.by.filter(x => x).map(x => [" with ", opLink(part, x)]).flat()));
    if (role === "erased") fate.push(entry("erased by ", step));
    if (role === "root" && !by && (step.made || []).length > 0) fate.push(entry("gave rise to ", step, step.made.map(m => [" ", opLink(part, m.id)]).flat()));
  }
  fate.push(el("li", {}, texts.gone ? `gone after ${texts.gone}` : texts.list.length ? "is in the result" : "was made and erased within a pass"));
  const first = events.find(e => e.role === "made")?.step.made.find(m => m.id === id)?.x;
  panel.replaceChildren(
    el("button", { class: "close", type: "button", on: { click: closeHistory } }, "×"),
    el("h2", {}, `Operation #${id}`),
    el("h3", {}, "Where it came from"), el("ol", {}, origin),
    el("h3", {}, "What became of it"), el("ol", {}, fate),
    el("h3", {}, "Its text"),
    ...texts.list.length ? texts.list.map(t => el("div", {}, el("small", {}, t.when), el("pre", {}, code(t.text)))) : [el("pre", {}, code(first || "not in any text"))]);
  panel.hidden = false;
  document.querySelectorAll(".picked").forEach(e => e.classList.remove("picked"));
  document.querySelectorAll(`[data-op="${id}"]`).forEach(e => e.classList.add("picked"));
}

// textsOf returns the texts that an operation had over time, and after which pass it was gone.
async function textsOf(part, id) {
  const list = [];
  let gone = "";
  for (const [, versions] of part.units) {
    for (const r of versions) {
      const when = r.p ? `pass ${r.p} ${passOf(r.p)?.name ?? ""}` : "the input";
      const { lines, ops } = await linesOf(r);
      const at = ops.indexOf(id);
      if (at < 0) {
        if (list.length > 0 && list[list.length - 1].unit === r.u && !gone) gone = when;
        continue;
      }
      gone = "";
      const text = lines[at].trim();
      if (list.length === 0 || list[list.length - 1].text !== text) list.push({ text, when: r.p ? `after ${when}` : `in ${when}`, unit: r.u });
    }
  }
  return { list, gone };
}

function closeHistory() {
  byId("history").hidden = true;
  document.querySelectorAll(".picked").forEach(e => e.classList.remove("picked"));
}

// ---- Search ----

const maxHits = 60; // of each kind

async function search(query) {
  const ticket = ++view.ticket, text = query.trim().toLowerCase();
  if (!text) {
    if (view.pass) await showTab();
    return;
  }
  const number = /^#(\d+)$/.exec(text);
  await loadAll();
  const groups = { Passes: [], Rewrites: [], Rules: [], Operations: [] };
  const hit = (group, label, go) => groups[group].push({ label, go });
  const has = (...list) => list.some(s => s && s.toLowerCase().includes(text));
  for (const pass of trace.passes) {
    if (has(pass.name, pass.on)) hit("Passes", `${pass.number} ${pass.name} on ${pass.on}`, () => showPass(pass, "changes"));
    (await stepsOf(pass)).forEach((s, at) => {
      if (has(s.r, s.op, s.at, s.b) || (s.made || []).some(m => has(m.x)))
        hit("Rewrites", `${s.n} ${s.r}${s.k === "rule" ? " on " + s.op : ""}${s.at ? " at " + s.at : ""}`, () => showPass(pass, "rewrites", at));
    });
    for (const r of await rulesIn(pass)) {
      if (has(r.n, r.at)) hit("Rules", `${r.n}: applied ${r.applied || 0} of ${plural(r.tried || 0, "time")} in ${pass.number} ${pass.name}`, () => showPass(pass, "rules"));
    }
  }
  for (const part of trace.parts) {
    const found = new Set();
    if (number) hit("Operations", `operation #${number[1]}`, () => showHistory(part, Number(number[1])));
    for (const versions of part.units.values()) {
      for (const r of versions) {
        const { lines, ops } = await linesOf(r);
        lines.forEach((line, at) => {
          if (ops[at] && !found.has(ops[at]) && has(line)) {
            found.add(ops[at]);
            hit("Operations", `#${ops[at]} ${line.trim()}`, () => showHistory(part, ops[at]));
          }
        });
      }
    }
  }
  if (ticket !== view.ticket) return;
  const sections = Object.entries(groups).filter(([, hits]) => hits.length > 0).map(([name, hits]) => el("section", { class: "hits" },
    el("h3", {}, `${name} ${hits.length}`), hits.slice(0, maxHits).map(h => el("button", { type: "button", on: { click: h.go } }, el("code", {}, h.label))),
    hits.length > maxHits ? el("p", { class: "sub" }, `and ${hits.length - maxHits} more`) : ""));
  byId("main").replaceChildren(el("h2", {}, `Search for “${query}”`), ...(sections.length ? sections : [el("p", { class: "empty" }, "Nothing found.")]));
}

// ---- Keys ----

const visible = () => trace.passes.filter(p => !document.body.classList.contains("only-changes") || changes(p) || p === view.pass);

function move(by) {
  const list = visible(), at = list.indexOf(view.pass);
  const next = list[Math.min(Math.max(at + by, 0), list.length - 1)];
  if (next && next !== view.pass) showPass(next);
}

async function moveStep(by) {
  if (view.tab !== "rewrites") {
    view.tab = "rewrites";
    await showTab();
  }
  openStep(Math.max(view.step + by, 0));
}

function toggleQuiet(on) {
  byId("quiet").checked = on;
  document.body.classList.toggle("only-changes", on);
}

const keys = {
  j: () => move(1), k: () => move(-1), n: () => moveStep(1), p: () => moveStep(-1),
  1: () => { view.tab = "changes"; showTab(); }, 2: () => { view.tab = "rewrites"; showTab(); }, 3: () => { view.tab = "rules"; showTab(); },
  u: () => toggleQuiet(!byId("quiet").checked), "/": () => byId("search").focus(), "?": () => byId("help").showModal(),
  Escape: () => {
    if (!byId("history").hidden) closeHistory();
    else if (byId("search").value) { byId("search").value = ""; search(""); }
  },
};

function onKey(event) {
  const typing = event.target === byId("search");
  if (typing && event.key === "Enter") document.querySelector(".hits button")?.click();
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open || typing && event.key !== "Escape") return;
  if (typing) event.target.blur();
  if (!keys[event.key] || !typing && !view.pass && !"/?u".includes(event.key)) return;
  event.preventDefault();
  keys[event.key]();
}

// onClick follows the operation on a line or in a text.
function onClick(event) {
  const ref = event.target.closest("[data-ref]"), line = event.target.closest("[data-op]");
  if (String(getSelection())) return; // the user selects text
  const part = trace.parts[event.target.closest("[data-part]")?.dataset.part] || view.pass?.part;
  if (ref) showHistory(part, Number(ref.dataset.ref));
  else if (line) showHistory(part, Number(line.dataset.op));
}

function start() {
  readRecords();
  byId("input").textContent = trace.run.input || "";
  byId("command").textContent = (trace.run.command || []).join(" ");
  byId("command").title = byId("command").textContent;
  document.title = `${trace.run.input || "trace"} — mica`;
  showBanners();
  showPasses();
  let timer;
  byId("search").addEventListener("input", event => {
    clearTimeout(timer);
    timer = setTimeout(() => search(event.target.value), 120);
  });
  byId("quiet").addEventListener("change", event => toggleQuiet(event.target.checked));
  byId("help-button").addEventListener("click", () => byId("help").showModal());
  document.addEventListener("keydown", onKey);
  document.addEventListener("click", onClick);
  const first = passOf(Number(location.hash.slice(1))) || trace.passes.find(changes) || trace.passes[0];
  if (first) showPass(first);
}

document.addEventListener("DOMContentLoaded", start);
