package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/internal/tool/flags"
)

// The scripts query a command for its flags, so that they stay valid when the flags change.
// They complete file names for everything else.

const bashCompletion = `# bash completion for mica: eval "$(mica completion bash)"
_mica() {
  local cur=${COMP_WORDS[COMP_CWORD]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "COMMANDS" -- "$cur"))
    return
  fi
  case $cur in
  -*) COMPREPLY=($(compgen -W "$("${COMP_WORDS[0]}" "${COMP_WORDS[1]}" --help 2>/dev/null | FLAGS)" -- "$cur")) ;;
  *) COMPREPLY=() ;;
  esac
}
complete -o default -o bashdefault -F _mica mica
`

const zshCompletion = `#compdef mica
# zsh completion for mica: mica completion zsh > "${fpath[1]}/_mica"
_mica() {
  if (( CURRENT == 2 )); then
    local -a commands=(
DESCRIBED    )
    _describe command commands
  elif [[ $words[CURRENT] == -* ]]; then
    compadd -- ${(f)"$($words[1] $words[2] --help 2>/dev/null | FLAGS)"}
  else
    _files
  fi
}
# A file of $fpath is the body of the function when it is first called.
if [[ $funcstack[1] == _mica ]]; then
  _mica "$@"
else
  compdef _mica mica
fi
`

const fishCompletion = `# fish completion for mica: mica completion fish > ~/.config/fish/completions/mica.fish
function __mica_flags
  mica (commandline -opc)[2] --help 2>/dev/null | FLAGS
end
FISHCOMMANDScomplete -c mica -n 'not __fish_use_subcommand; and string match -q -- "-*" (commandline -ct)' -a '(__mica_flags)'
`

// listFlags prints the flags in the text of --help.
const listFlags = `sed -n 's/^  *\(--*[A-Za-z][A-Za-z0-9_-]*\).*/\1/p'`

// completion writes the script for a shell.
func completion(args []string, out, errs io.Writer) int {
	if len(args) != 1 || args[0] == "--help" || args[0] == "-h" {
		const text = "USAGE: mica completion bash|zsh|fish\n\nPrints a script that completes commands, flags and file names.\n"
		if len(args) == 1 {
			return flags.Answer(out, errs, text)
		}
		io.WriteString(errs, text)
		return 1
	}
	var names []string
	var described, fish strings.Builder
	add := func(name, summary string) {
		names = append(names, name)
		fmt.Fprintf(&described, "      '%s:%s'\n", name, summary)
		fmt.Fprintf(&fish, "complete -c mica -n __fish_use_subcommand -f -a %s -d '%s'\n", name, summary)
	}
	for _, t := range tools(false) {
		add(t.name, t.summary)
	}
	add("completion", "print a completion script for a shell")
	add("help", "print the commands")
	add("version", "print the version")
	scripts := map[string]string{"bash": bashCompletion, "zsh": zshCompletion, "fish": fishCompletion}
	script, ok := scripts[args[0]]
	if !ok {
		fmt.Fprintf(errs, "mica completion: unknown shell '%s'%s\n", args[0], suggest.DidYouMean(args[0], []string{"bash", "zsh", "fish"}))
		return 1
	}
	return flags.Answer(out, errs, strings.NewReplacer("FISHCOMMANDS", fish.String(), "COMMANDS", strings.Join(names, " "), "DESCRIBED", described.String(),
		"FLAGS", listFlags).Replace(script))
}
