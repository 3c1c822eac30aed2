/// The part of `docs/cli.md` that tells what `--json` answers.
let jsonDocumentation = """

    ## JSON

    With `--json` standard output holds JSON only, one value a line, UTF-8, members in the order below; a
    member that is not known is `null`. An instant is RFC 3339 in UTC, a day is `YYYY-MM-DD`, a number has at
    most six digits after the point. New members may be added; none is renamed. A failure leaves standard
    output empty and says on standard error
    `{"error":{"code":"locked","message":"...","hint":"..."}}`; the codes are English and stable.

    | Command | Answer |
    |---|---|
    | `write`, `show`, `edit` | an entry |
    | `list`, `search` | `{"entries":[entry...],"next":CURSOR or null}`, newest first |
    | `history`, `history week`, `history month` | a look back |
    | `history weeks` | `{"weeks":[look back...],"next":DAY or null}`, newest first |
    | `history day` | `{"day":DAY,"entries":[entry...]}`, in the order in which they happened |
    | `delete`, `delete --undo` | `{"deleted":[ID...]}` or `{"restored":[ID...]}`; `{"destroyed":[ID...]}` with `--for-good` |
    | `delete --everything` | `{"everything":"deleted"}` |
    | `bin` | `{"entries":[{"deleted_at":INSTANT,"days_left":N,"entry":entry}...]}`, latest deletion first |
    | `bin --empty` | `{"destroyed":N}` |
    | `checkin`, `checkin answer` | a check-in |
    | `checkin list` | `{"check_ins":[check-in...]}`, in the order in which they happened |
    | `checkin undo` | `{"undone":[ID]}` |
    | `speak`, `spoken show` | a spoken entry |
    | `spoken`, `spoken list` | `{"entries":[spoken entry...]}`, in the order in which they happened |
    | `spoken delete`, `restore` | `{"deleted":[ID]}`, `{"restored":[ID]}` |
    | `transcribe` | `{"text":"...","cut":BOOL,"spoken":LANGUAGE or null,"seconds":N}`; `cut` = a repetition was cut |
    | `emotion` | a reading; with `--lines` one a line, with `id` in front |
    | `safety` | `tier` (0-3), `for_other`, `rules` (ids), `rules_version`; with `--lines` one a line, with `id` in front |
    | `help-now` | `{"country":CODE or null,"lines":[help line...],"finder":help line}`; without a country the lines of all that are known |
    | `help-now --i-am-safe`, `--undo` | `{"holds_back":BOOL}` |
    | `evaluate` | scores, named after `docs/evaluation.md` |
    | `lock`, `unlock`, `passphrase` | `{"state":"locked"\\|"open"}`; `recovery-code` answers `{"recovery_code":"..."}` |
    | `backup`, `restore` | a backup; with `--list` `{"backups":[backup...]}`, newest first |
    | `doctor` | `{"healthy":BOOL,"version":...,"folder":...,"state":...,...,"provider":provider or null,"language_model":language model or null,"engines":[...],"speech_obstacle":CODE or null,"ffmpeg":BOOL,"free_bytes":N,"notifications_failure":CODE or null}` |
    | `model list` | `{"models":[emotion model...],"language_models":[language model...],"speech_models":[language model...],"provider":provider or null}` |
    | `model install`, `adopt`, `remove`, `verify NAME` | `{"model":language model}` |
    | `model verify`, `reset`, `use DIR` | `{"model":emotion model}` |
    | `model use` | `{"provider":provider}` |
    | `model find` | `{"servers":[{"kind","address","cloud_disabled","models":[{"name","elsewhere"}...]}...]}` |
    | `model try` | `{"answer":"...","model":"...","right":BOOL,"seconds":N}` |
    | `consent` | `{"cloud":{"answer","decided_at"},"purposes":[{"purpose","answer","address","model","decided_at"}...]}`; an answer is `granted`, `declined` or `open` |
    | `egress` | `{"egress":[{"number","instant","purpose","address","model","bytes","digest","outcome"}...],"next":N or null}`, latest first; an outcome is `sent`, `answered`, `failed` or `cancelled` |
    | `import` | `{"entries","drafts","known","replies_left_out","faults":[{"record","fault"}...]}`; a fault is `unreadable`, `id`, `date`, `text`, `mood` or `double` |
    | `import` of a CSV file | `{"added":N,"known":N}` |
    | `export` | `{"file":"NAME","format":"xlsx" or "csv"}`; the file itself on standard output with `-o -` |
    | `token` | `{"tokens":[token...]}`, in the order in which they were made |
    | `token make` | a token with `token`, the secret, in front |
    | `token remove` | `{"removed":"NAME"}` |
    | `reminders` | `{"reminders":[{"slot","is_on","time"}...],"push":{"address","is_allowed"} or null}`; a slot is `morning`, `midday` or `evening` |
    | `reminders test` | `{"shown":true}` |
    | `service` | `{"files_there":BOOL,"files_current":BOOL,"starts_at_login":BOOL or null,"runs_now":BOOL or null}` |
    | `service install`, `remove` | `{"written":[PATH...]}`, `{"removed":[PATH...]}`; `{"files":[{"path","text"}...]}` with `--print` |
    | `serve` | `{"address":"http://127.0.0.1:7352/"}` once it listens |
    | `version` | `{"version":"..."}` |
    | `help`, `manual`, `completions` | `{"text":"..."}` |

    Entry: `id`, `instant`, `zone`, `day`, `text`, `mood` (1-5), `language` (`id`, `de`, `en`), `emotion` (what
    counts: the correction, else the reading's label), `reading` (a reading), `correction` (`label`,
    `corrected_at`), `question` (`text`, `keyword`, `language`), `deeper`, `reply` (a model's, if
    it was kept: `text`, `model`, `made_at`), `edited_at`.

    Check-in: `id`, `instant`, `zone`, `day`, `rating` (1 very bad … 5 very good), `note`, `dismissed` (the question what was
    going on was waved away), `source` (`manual`, `notification`), `edited_at`.

    Spoken entry: `id`, `instant`, `zone`, `day`, `fields` (`mood` `schlecht`, `mittel`, `gut`; `musicInHead`, `socialContact`,
    `countermeasures` `true`, `false`; `songName`, `countermeasureActivity` texts; `earwormStrength` `leicht`, `mittel`, `stark`;
    `distress`, `stress` `keiner`, `gering`, `mittel`, `hoch`; all strings, `null` = not said), `transcript`, `language`,
    `spoken`, `edited_at`.

    Help line: `id` (begins with the country), `service` (`emergency`, `ambulance`, `crisis`, `youth`), `name`,
    `call` (as it is dialled), `extension` (pressed after the answer), `text`, `keyword`, `link`, `hours`
    (`always`, or `from_weekday`, `through_weekday`, `opens`, `closes`), `languages`, `note`, `verified_at`, `source`.

    Reading: `label` (`sadness`, `anger`, `love`, `fear`, `happy`, `unclear`), `confidence` (0-1, calibrated;
    for `unclear`, of anything but the likeliest emotion), `probabilities` (an object in the order of the labels), `model`, `windows`.

    Look back: `kind` (`week`, `month`), `first`, `last` (days), `entries`, `days_with_entries`, `words_written`,
    `deeper_entries`, `kept_replies`, `mean_mood` (1-5), `mood` (the most frequent), `moods` (each `mood`, `entries`),
    `emotion` (the one felt most often), `emotions` (each `label`, `entries`), `unread`, `days` (each `day`, `entries`,
    `mood`: the mean), `topics` and `words` (each `word`, `count`, `entries`), `memorable` (each `entry`, `day`, `reason`:
    `lightest`, `heaviest`, `deepest`, `longest`, `sentence`), `quote` (`entry`, `day`, `text`), `narrative` (`text`,
    `language`), `model_summary` (`text`, `language`, `moments` (each `entry`, `text`), `model`, `made_at`; `null` unless
    a model wrote of the week as it is).

    Scores of `evaluate emotion`: `kind`, `rows`, `macro_f1`, `abstention_precision`, `abstention_recall`,
    `accuracy_of_answered`, `coverage`, `labels` (each `label`, `precision`, `recall`, `f1`), `languages` (the same
    for each `language`), and the rows to look at apart in `sarcasm` and `contrast` (`id`, `expected`,
    `predicted`). A share is 0-1, and `null` where there is nothing to share.

    Scores of `evaluate safety`: `kind`, `rules_version`, and for each of the `languages`: `language`, the shares `recall`,
    `emergency_recall`, `check_in_recall`, `false_alarms`, `false_check_ins`, `over_cautious`,
    `for_other_accuracy`, `exact_tier_accuracy`, and the ids `misses` and `alarms`.

    Emotion model: `name`, `folder`, `origin` (`built-in`, `own`), `in_use`.

    Language model: `id`, `name`, `engine` (`gguf`, `litert`; `whisper` for one that hears speech), `languages`, `licence`, `terms` (an address),
    `needs_acceptance`, `bytes`, `memory` (bytes), `state` (`absent`, `downloading`, `paused`, `verifying`, `ready`,
    `failed`), `done_bytes`, `failure` (a code), `in_use`.

    Provider: `kind` (`none`, `managed`, `local`, `cloud`), and as it needs `id`, or `address` and `model`, and for
    `cloud` `summary_model`. The provider is `null` while the diary does not open without asking.

    Token: `number`, `name`, `scopes` (`entries:read`, `entries:write`, `checkins:read`, `checkins:write`, `summaries:read`, `safety:scan`), `made_at`, `last_used_at`.

    Backup: `path`, `made_at`, `bytes`, `reflections`, `drafts`, `schema`, `proved_at`.

    """
