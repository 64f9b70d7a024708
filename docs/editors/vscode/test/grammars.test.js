// The grammars give tokens the scopes that colors depend on.

const assert = require("node:assert");
const { readFileSync } = require("node:fs");
const path = require("node:path");
const test = require("node:test");
const oniguruma = require("vscode-oniguruma");
const { Registry, parseRawGrammar, INITIAL } = require("vscode-textmate");

const root = path.join(__dirname, "..");

async function grammar(language) {
  const wasm = readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength)).catch(() => {});
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (s) => new oniguruma.OnigString(s),
    }),
    loadGrammar: async () => {
      const file = path.join(root, "syntaxes", `${language}.tmLanguage.json`);
      return parseRawGrammar(readFileSync(file, "utf8"), file);
    },
  });
  return registry.loadGrammar(`source.${language}`);
}

// scopes returns the innermost scope of each token, by the text of the token.
async function scopes(language, text) {
  const g = await grammar(language);
  const found = {};
  let state = INITIAL;
  for (const line of text.split("\n")) {
    const { tokens, ruleStack } = g.tokenizeLine(line, state);
    for (const t of tokens) {
      const word = line.slice(t.startIndex, t.endIndex).trim();
      found[word] ??= t.scopes[t.scopes.length - 1];
    }
    state = ruleStack;
  }
  return found;
}

const cases = {
  tablegen: [
    'class Shape<int n> : Base { // words\n let corners = !add(n, 0x1); string s = "a\\n"; code c = [{ f($_self) }]; }\n/* a /* b */ still */ def Square : Shape<4>; #NAME',
    {
      class: "keyword.declaration.tablegen", Shape: "entity.name.class.tablegen", "// words": "comment.line.double-slash.tablegen", let: "keyword.declaration.tablegen",
      "!add": "support.function.tablegen", "0x1": "constant.numeric.tablegen", string: "storage.type.tablegen", $_self: "variable.other.placeholder.tablegen",
      Square: "entity.name.type.tablegen", "still": "comment.block.tablegen",
    },
  ],
  pdll: [
    '#include "toy.td"\nPattern Simplify with benefit(2) {\n  let root = op<toy.neg>(x: Value);\n  replace root with x; // done\n}',
    {
      "#include": "keyword.control.directive.pdll", Simplify: "entity.name.function.pdll", benefit: "keyword.control.pdll", "2": "constant.numeric.pdll", op: "keyword.other.pdll",
      "toy.neg": "entity.name.tag.operation.pdll", Value: "storage.type.pdll", root: "variable.other.pdll", "// done": "comment.line.double-slash.pdll",
    },
  ],
  mlir: [
    'func.func @f(%a: tensor<4x?xf32>) attributes {t = "s"} { // words\n  %0:2 = toy.neg %a {x = #toy.attr} : !toy.type\n^bb1:\n  cf.br ^bb1\n}',
    {
      "func.func": "entity.name.tag.operation.mlir", "@f": "entity.name.function.symbol.mlir", "%a": "variable.other.value.mlir", tensor: "storage.type.mlir",
      "toy.neg": "entity.name.tag.operation.mlir", "#toy.attr": "constant.other.attribute.mlir", "!toy.type": "entity.name.type.mlir", "^bb1": "entity.name.label.mlir",
      attributes: "keyword.other.mlir", "// words": "comment.line.double-slash.mlir",
    },
  ],
};

for (const [language, [text, want]] of Object.entries(cases)) {
  test(`the grammar of ${language}`, async () => {
    const got = await scopes(language, text);
    for (const [word, scope] of Object.entries(want)) {
      assert.strictEqual(got[word], scope, `${word} in ${JSON.stringify(got)}`);
    }
  });
}
