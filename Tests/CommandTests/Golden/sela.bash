# bash completion for sela; made by `sela completions bash`
_sela() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" word
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$word" in
            -*) ;;
            write|checkin|list|show|search|history|edit|delete|bin|help-now|speak|spoken|transcribe|emotion|safety|evaluate|lock|unlock|passphrase|backup|restore|doctor|import|export|model|consent|egress|token|reminders|service|serve|completions|manual|help|version) command="$word"; break ;;
        esac
    done
    COMPREPLY=()
    case "$previous" in
        --data) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --language) COMPREPLY=($(compgen -W "id de en" -- "$current")); return ;;
        --at)  return ;;
        --zone)  return ;;
        --passphrase-fd)  return ;;
        --mood) COMPREPLY=($(compgen -W "1 2 3 4 5" -- "$current")); return ;;
        --rating) COMPREPLY=($(compgen -W "1 2 3 4 5" -- "$current")); return ;;
        --id)  return ;;
        --note) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --emotion) COMPREPLY=($(compgen -W "sadness anger love fear happy unclear" -- "$current")); return ;;
        --limit|-n)  return ;;
        --after)  return ;;
        --from)  return ;;
        --through)  return ;;
        --days) COMPREPLY=($(compgen -W "7 30 90 365 all" -- "$current")); return ;;
        --confirm-fd)  return ;;
        --country)  return ;;
        --spoken) COMPREPLY=($(compgen -W "id de en any" -- "$current")); return ;;
        --was) COMPREPLY=($(compgen -W "good medium bad" -- "$current")); return ;;
        --output|-o) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --format) COMPREPLY=($(compgen -W "xlsx csv" -- "$current")); return ;;
        --content) COMPREPLY=($(compgen -W "all spoken check-ins" -- "$current")); return ;;
        --dialect) COMPREPLY=($(compgen -W "excel-de excel rfc4180 tab" -- "$current")); return ;;
        --port|-p)  return ;;
        --address)  return ;;
        --server)  return ;;
        --name)  return ;;
        --summary-name)  return ;;
        --key-fd)  return ;;
        --before)  return ;;
        --provider)  return ;;
    esac
    case "$command" in
        "") COMPREPLY=($(compgen -W "write checkin list show search history edit delete bin help-now speak spoken transcribe emotion safety evaluate lock unlock passphrase backup restore doctor import export model consent egress token reminders service serve completions manual help version --help --version" -- "$current")) ;;
        write) COMPREPLY=($(compgen -f -W "--mood --id --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        checkin) COMPREPLY=($(compgen -f -W "1 2 3 4 5 answer list show edit delete restore undo --note --rating --id --from --through --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        list) COMPREPLY=($(compgen -W "--emotion --mood --from --through --limit --after --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        show) COMPREPLY=($(compgen -W "--text --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        search) COMPREPLY=($(compgen -W "--emotion --mood --from --through --limit --after --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        history) COMPREPLY=($(compgen -W "week month day weeks checkins --limit --from --through --days --with-model --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        edit) COMPREPLY=($(compgen -f -W "--mood --no-mood --emotion --no-emotion --read-again --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        delete) COMPREPLY=($(compgen -W "--undo --for-good --everything --confirm-fd --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        bin) COMPREPLY=($(compgen -W "--empty --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        help-now) COMPREPLY=($(compgen -W "--country --i-am-safe --undo --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        speak) COMPREPLY=($(compgen -f -W "--spoken --was --keep-recording --yes --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        spoken) COMPREPLY=($(compgen -W "list show delete restore --from --through --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        transcribe) COMPREPLY=($(compgen -f -W "--spoken --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        emotion) COMPREPLY=($(compgen -f -W "--lines --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        safety) COMPREPLY=($(compgen -f -W "--lines --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        evaluate) COMPREPLY=($(compgen -f -W "emotion safety extraction food exercise routing --provider --name --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        lock) COMPREPLY=($(compgen -W "--data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        unlock) COMPREPLY=($(compgen -W "--recovery-code --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        passphrase) COMPREPLY=($(compgen -W "set change remove recovery-code keyring on off --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        backup) COMPREPLY=($(compgen -W "--list --output --force --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        restore) COMPREPLY=($(compgen -f -W "--dry-run --list --recovery-code --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        doctor) COMPREPLY=($(compgen -W "--data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        import) COMPREPLY=($(compgen -f -W "--dry-run --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        export) COMPREPLY=($(compgen -W "--format --content --from --through --dialect --output --force --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        model) COMPREPLY=($(compgen -f -W "list install adopt verify use try find remove reset --accept-terms --yes --server --name --summary-name --key-fd --no-key --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        consent) COMPREPLY=($(compgen -W "list grant revoke cloud reflection-reply weekly-summary tone-lines extraction all --yes --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        egress) COMPREPLY=($(compgen -W "--limit --before --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        token) COMPREPLY=($(compgen -W "list make remove entries:read entries:write checkins:read checkins:write summaries:read safety:scan --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        reminders) COMPREPLY=($(compgen -W "list set test morning midday evening --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        service) COMPREPLY=($(compgen -W "install remove status --print --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        serve) COMPREPLY=($(compgen -W "--port --address --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        completions) COMPREPLY=($(compgen -W "bash zsh fish --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        manual) COMPREPLY=($(compgen -W "--data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        help) COMPREPLY=($(compgen -W "write checkin list show search history edit delete bin help-now speak spoken transcribe emotion safety evaluate lock unlock passphrase backup restore doctor import export model consent egress token reminders service serve completions manual help version --data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
        version) COMPREPLY=($(compgen -W "--data --language --json --at --zone --passphrase-fd --help" -- "$current")) ;;
    esac
}
complete -o filenames -F _sela sela

