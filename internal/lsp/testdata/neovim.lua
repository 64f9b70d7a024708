-- Opens the files of a directory in Neovim with the language server and checks what it answers.
-- Variables: g:server is the command, g:dir the directory.
local failures = {}
local function check(ok, what, got)
  if not ok then table.insert(failures, what .. ": " .. vim.inspect(got)) end
end

local client = vim.lsp.start_client({
  name = "mica", cmd = { vim.g.server, "lsp" }, root_dir = vim.g.dir,
  on_error = function(code, err) table.insert(failures, "client error " .. tostring(code) .. " " .. vim.inspect(err)) end,
})

local function open(name)
  vim.cmd("edit " .. vim.g.dir .. "/" .. name)
  local buf = vim.api.nvim_get_current_buf()
  vim.lsp.buf_attach_client(buf, client)
  return buf
end

local function ask(buf, method, line, character, more)
  local params = { textDocument = { uri = vim.uri_from_bufnr(buf) }, position = { line = line, character = character } }
  for k, v in pairs(more or {}) do params[k] = v end
  local answers, err = vim.lsp.buf_request_sync(buf, method, params, 60000)
  if answers == nil then return nil, err end
  for _, a in pairs(answers) do
    if a.error then return nil, a.error end
    return a.result
  end
end

-- place returns the line and the column of the text, as the protocol counts them.
local function place(buf, text)
  for i, l in ipairs(vim.api.nvim_buf_get_lines(buf, 0, -1, false)) do
    local at = l:find(text, 1, true)
    if at then return i - 1, at - 1 end
  end
  error("no " .. text)
end

local function errors(buf) return #vim.diagnostic.get(buf, { severity = vim.diagnostic.severity.ERROR }) end

local function run()
  vim.wait(60000, function() return vim.lsp.get_client_by_id(client) ~= nil and vim.lsp.get_client_by_id(client).initialized end, 20)
  local td, pdll, mlir = open("toy.td"), open("toy_rules.pdll"), open("in.mlir")
  vim.wait(2000, function() return false end, 50)
  for _, buf in ipairs({ td, pdll, mlir }) do
    check(errors(buf) == 0, vim.api.nvim_buf_get_name(buf) .. " has errors", vim.diagnostic.get(buf))
  end
  -- An error appears and vanishes.
  vim.api.nvim_buf_set_lines(pdll, 0, 0, false, { "Pattern {" })
  check(vim.wait(60000, function() return errors(pdll) > 0 end, 20), "no error appears", nil)
  vim.api.nvim_buf_set_lines(pdll, 0, 1, false, {})
  check(vim.wait(60000, function() return errors(pdll) == 0 end, 20), "the error stays", vim.diagnostic.get(pdll))
  vim.api.nvim_buf_set_lines(mlir, 0, 0, false, { "%unfinished = " })
  check(vim.wait(60000, function() return errors(mlir) > 0 end, 20), "no error appears in MLIR", nil)
  vim.api.nvim_buf_set_lines(mlir, 0, 1, false, {})
  check(vim.wait(60000, function() return errors(mlir) == 0 end, 20), "the error in MLIR stays", vim.diagnostic.get(mlir))
  -- Hover, definition, completion.
  local line, column = place(pdll, "op<toy.")
  local hover = ask(pdll, "textDocument/hover", line, column + 8)
  check(hover and vim.inspect(hover):find("toy.", 1, true), "hover of an operation", hover)
  local items = ask(pdll, "textDocument/completion", line, column + 7)
  items = items and (items.items or items)
  check(items and #items > 0, "completion after the dialect", items)
  line, column = place(mlir, "%0 =")
  local definition, err = ask(mlir, "textDocument/definition", line, column)
  check(definition and vim.inspect(definition):find("in.mlir", 1, true), "definition of a value", definition or err)
  -- An operation is renamed in all files.
  line, column = place(pdll, "op<toy.")
  local old = vim.api.nvim_buf_get_lines(pdll, line, line + 1, false)[1]:match("op<toy%.([%w_]+)")
  local edit
  edit, err = ask(pdll, "textDocument/rename", line, column + 8, { newName = "renamed" })
  check(edit, "rename of an operation", err)
  if edit then
    vim.lsp.util.apply_workspace_edit(edit, vim.lsp.get_client_by_id(client).offset_encoding)
    for buf, text in pairs({ [td] = '"renamed"', [pdll] = "toy.renamed" }) do
      check(pcall(place, buf, text), "no " .. text .. " after the rename of " .. old, nil)
    end
    for _, buf in ipairs({ td, pdll, mlir }) do check(not pcall(place, buf, "toy." .. old), "toy." .. old .. " after the rename", nil) end
    vim.wait(3000, function() return false end, 50)
    for _, buf in ipairs({ td, pdll, mlir }) do check(errors(buf) == 0, vim.api.nvim_buf_get_name(buf) .. " has errors after the rename", vim.diagnostic.get(buf)) end
  end
end

local ok, err = xpcall(run, debug.traceback)
if not ok then table.insert(failures, err) end
for _, f in ipairs(failures) do io.stderr:write(f .. "\n") end
io.stderr:write(#failures == 0 and "ok\n" or "failed\n")
vim.cmd(#failures == 0 and "qall!" or "cquit!")
