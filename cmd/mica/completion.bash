# bash completion for mica: eval "$(mica completion bash)"
_mica() {
  local line=${COMP_LINE:0:COMP_POINT} words word plain skip reply text
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  word=${words[${#words[@]} - 1]}
  plain=${word//[\'\"]/}
  # bash replaces only the part of the word after a quote, or after a character that breaks words.
  if [[ $word == *[\'\"]* ]]; then
    skip=${word%%[\'\"]*}
  elif [[ $word == *[=:]* ]]; then
    skip=${word%"${word##*[=:]}"}
  fi
  words[${#words[@]} - 1]=$plain
  COMPREPLY=()
  while IFS=$'\t' read -r text reply; do
    COMPREPLY+=("${text#"$skip"}")
  done < <("${words[0]}" --help-complete "${words[@]:1}" 2>/dev/null)
  if [ "${#COMPREPLY[@]}" -eq 1 ]; then
    case ${COMPREPLY[0]} in
    *[=/\(]) compopt -o nospace 2>/dev/null ;;
    esac
  fi
}
complete -F _mica mica
