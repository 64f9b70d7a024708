# PowerShell completion for mica: mica completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName mica -ScriptBlock {
  param($word, $ast, $cursor)
  $words = @($ast.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.StartOffset -lt $cursor } |
    ForEach-Object { "$_".Replace("'", '').Replace('"', '') })
  if ($word -eq '') {
    # Before version 7.3, an empty argument of a program had to be quoted.
    if ($PSVersionTable.PSVersion -lt [version]'7.3') { $words += '""' } else { $words += '' }
  }
  & mica --help-complete @words 2>$null | ForEach-Object {
    $text, $help = $_ -split "`t", 2
    $insert = $text
    # A tab at the end marks the name of a file.
    if ($_.EndsWith("`t") -and $text -match "[^\w./\\:=~+-]") { $insert = "'" + $text.Replace("'", "''") + "'" }
    if (-not $help) { $help = $text }
    [System.Management.Automation.CompletionResult]::new($insert, $text, 'ParameterValue', $help)
  }
}
