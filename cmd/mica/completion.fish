# fish completion for mica: mica completion fish > ~/.config/fish/completions/mica.fish
function __mica_complete
  set -l words (commandline -opc) (commandline -ct)
  mica --help-complete $words[2..-1] 2>/dev/null
end
complete -c mica -f -a '(__mica_complete)'
