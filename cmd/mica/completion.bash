# bash completion for mica: eval "$(mica completion bash)"
_mica() {
  local line=${COMP_LINE:0:COMP_POINT} words=() plain='' quote='' skip='' c i candidate text
  # skip is the part of the last word that bash keeps: it replaces what follows a quote or a character that breaks words.
  for ((i = 0; i < ${#line}; i++)); do
    c=${line:i:1}
    if [[ $quote == "'" && $c != "'" ]]; then
      plain+=$c
    elif [[ $c == \\ ]]; then
      if [[ $quote == '"' && ${line:i+1:1} != [\\\"\$\`] ]]; then
        plain+=$c
      else
        i=$((i + 1))
        plain+=${line:i:1}
      fi
    elif [[ -n $quote && $c == "$quote" ]]; then
      quote='' skip=$plain
    elif [[ -z $quote && $c == [\'\"] ]]; then
      quote=$c skip=$plain
    elif [[ -z $quote && $c == [[:space:]] ]]; then
      [[ ${line:i-1:1} == [[:space:]] && -z $plain ]] || words+=("$plain")
      plain='' skip=''
    else
      plain+=$c
      [[ -z $quote && $c == [=:] ]] && skip=$plain
    fi
  done
  words+=("$plain")
  COMPREPLY=()
  while IFS= read -r candidate; do
    text=${candidate%%$'\t'*}
    text=${text#"$skip"}
    case $quote in
    \') text=${text//\'/\'\\\'\'} ;;
    \")
      text=${text//\\/\\\\} text=${text//\"/\\\"} text=${text//\$/\\\$} text=${text//\`/\\\`}
      text=${text//\!/\"\'!\'\"}
      ;;
    *)
      # A tab at the end marks the name of a file. Of the others, those of pipelines stay as they are.
      if [[ -n $text ]] && [[ $candidate == *$'\t' || $text == *[!a-zA-Z0-9_.,=:\(\)\{\}/@%+-]* ]]; then
        printf -v text %q "$text"
      fi
      ;;
    esac
    COMPREPLY+=("$text")
  done < <("${words[0]}" --help-complete "${words[@]:1}" 2>/dev/null)
  if [ "${#COMPREPLY[@]}" -eq 1 ]; then
    case ${COMPREPLY[0]} in
    *[=/\(]) compopt -o nospace 2>/dev/null ;;
    esac
  fi
}
complete -F _mica mica
