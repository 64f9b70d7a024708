#compdef mica
# zsh completion for mica: mica completion zsh > "${fpath[1]}/_mica"
_mica() {
  local line text
  local -a open openText closed closedText
  for line in "${(@f)$($words[1] --help-complete "${(@)words[2,CURRENT]//[\'\"]/}" 2>/dev/null)}"; do
    text=${line%%$'\t'*}
    line=${line%$'\t'} # which marks the name of a file
    [[ -n $text ]] || continue
    case $text in
      *[=/\(]) open+=("$text"); openText+=("${line/$'\t'/  -- }") ;;
      *) closed+=("$text"); closedText+=("${line/$'\t'/  -- }") ;;
    esac
  done
  (( $#open )) && compadd -S '' -d openText -- "${open[@]}"
  (( $#closed )) && compadd -d closedText -- "${closed[@]}"
}
# A file of $fpath is the body of the function when it is first called.
if [[ $funcstack[1] == _mica ]]; then
  _mica "$@"
else
  compdef _mica mica
fi
