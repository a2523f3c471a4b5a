//! The command line's help, in the user's language.

use crate::{game_options, play, text::Text};
use clap::{Arg, ArgAction, Command, CommandFactory};
use stapel_registry::{GameSpec, Registry};

/// The command line with its help. Every part of it must have a text: a test checks that.
pub(crate) fn command(games: Registry, text: &Text) -> Command {
    let mut command = crate::args::Cli::command();
    for own in play::own_commands(games) {
        command = command.subcommand(own);
    }
    let takes_a_game = ["play", "simulate", "arena", "rules", "load"];
    for name in takes_a_game {
        command = command.mut_subcommand(name, |sub| {
            sub.mut_arg("game", |arg| arg.value_parser(move |name: &str| games.named(name)))
        });
    }
    command = command
        .mut_subcommand("play", |sub| game_options::arguments(games, sub))
        .mut_subcommand("load", |sub| sub.mut_arg("game", |arg| turn_games(games, arg)));
    explain(command, text, "help").arg(version(text))
}

/// Games that virtual players know: those that are played turn by turn.
fn turn_games(games: Registry, arg: Arg) -> Arg {
    let games = games.games().iter().filter(|game| !game.sheet.by_hand);
    let names: Vec<&str> = games.map(GameSpec::name).collect();
    match names.first() {
        Some(first) => arg.value_name(names.join("|")).default_value(*first),
        None => arg,
    }
}

fn version(text: &Text) -> Arg {
    Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .help(text.get("help-version"))
        .help_heading(text.get("help-heading-options"))
}

fn explain(command: Command, text: &Text, key: &str) -> Command {
    let headings = [text.get("help-heading-arguments"), text.get("help-heading-options")];
    let args: Vec<(clap::Id, bool)> =
        command.get_arguments().map(|arg| (arg.get_id().clone(), arg.is_positional())).collect();
    let subcommands: Vec<String> =
        command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let usage = text.get("help-heading-usage");
    let template =
        format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let mut command = command
        .about(text.get(key))
        .help_template(template)
        .subcommand_help_heading(text.get("help-heading-commands"))
        .arg(help(text));
    if let Some(after) = text.find(&format!("{key}-after")) {
        command = command.after_help(format!("\n{after}"));
    }
    for (id, positional) in args {
        let heading = headings[usize::from(!positional)].clone();
        let explained = format!("{}-{id}", if id == "lang" { "help" } else { key });
        let explained = text.find(&explained);
        command = command.mut_arg(id, |arg| {
            let takes_value = arg.get_action().takes_values();
            let arg = arg.help_heading(heading);
            let arg = if let Some(explained) = explained { arg.help(explained) } else { arg };
            // The texts name the possible values themselves, in the reader's language.
            if takes_value { arg.hide_possible_values(true) } else { arg }
        });
    }
    for name in subcommands {
        let key = format!("{key}-{name}");
        command = command.mut_subcommand(name, |sub| explain(sub, text, &key));
    }
    command
}

fn help(text: &Text) -> Arg {
    Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help)
        .help(text.get("help-help"))
        .help_heading(text.get("help-heading-options"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_catalog::GAMES;
    use stapel_registry::Language;

    fn explained(command: &Command) {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        assert!(!about.starts_with("help"), "{} has no text: {about}", command.get_name());
        for arg in command.get_arguments() {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let missing = help.is_empty() || help.starts_with("help-");
            assert!(!missing, "{} {} has no text: {help}", command.get_name(), arg.get_id());
        }
        command.get_subcommands().for_each(explained);
    }

    #[test]
    fn every_command_and_option_is_explained_in_every_language() {
        for language in Language::ALL {
            let command = command(GAMES, &Text::new(language));
            command.clone().debug_assert();
            explained(&command);
        }
    }
}
