//! How many tests ran, as the programs that ran them say.

use crate::steps::Counts;
use anyhow::{Context, Result};
use serde_json::Value;

/// The last line of cargo-nextest: `Summary [ 9.1s] 5 tests run: 3 passed (1 slow), 1 failed, 1 timed out, 2 skipped`.
pub(crate) fn of_nextest(said: &str) -> Option<Counts> {
    let summary = said.lines().rfind(|line| line.trim_start().starts_with("Summary ["))?;
    let (_, numbers) = summary.split_once("run:")?;
    let mut counts = Counts::default();
    // What stands in brackets is counted already.
    let outside =
        numbers.split('(').map(|part| part.split_once(')').map_or(part, |(_, rest)| rest));
    for part in outside.collect::<String>().split(',') {
        let Some((number, what)) = part.trim().split_once(' ') else { continue };
        let number: u64 = number.parse().ok()?;
        match what.trim() {
            "passed" => counts.passed += number,
            "skipped" => counts.skipped += number,
            // Failed, timed out, or not even started.
            _ => counts.failed += number,
        }
    }
    Some(counts)
}

/// The lines of `cargo test`, one for each crate: `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
pub(crate) fn of_doc_tests(said: &str) -> Counts {
    let mut counts = Counts::default();
    for line in said.lines().filter(|line| line.starts_with("test result: ")) {
        let number = |what: &str| {
            let parts = line.split(['.', ';']).map(str::trim);
            let numbers =
                parts.filter_map(|part| part.strip_suffix(what)?.trim().parse::<u64>().ok());
            numbers.sum::<u64>()
        };
        counts.add(Counts {
            passed: number("passed"),
            failed: number("failed"),
            skipped: number("ignored"),
        });
    }
    counts
}

/// The JSON report of Vitest.
pub(crate) fn of_vitest(report: &str) -> Result<Counts> {
    let report: Value = serde_json::from_str(report).context("the report of Vitest")?;
    let number = |name: &str| report[name].as_u64().unwrap_or_default();
    Ok(Counts {
        passed: number("numPassedTests"),
        failed: number("numFailedTests"),
        skipped: number("numPendingTests") + number("numTodoTests"),
    })
}

/// The JSON report of Playwright, and how many tests passed only when they were tried again.
pub(crate) fn of_playwright(report: &str) -> Result<(Counts, u64)> {
    let report: Value = serde_json::from_str(report).context("the report of Playwright")?;
    let number = |name: &str| report["stats"][name].as_u64().unwrap_or_default();
    let flaky = number("flaky");
    let counts = Counts {
        passed: number("expected") + flaky,
        failed: number("unexpected"),
        skipped: number("skipped"),
    };
    Ok((counts, flaky))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn counts(passed: u64, failed: u64, skipped: u64) -> Counts {
        Counts { passed, failed, skipped }
    }

    #[test]
    fn the_summary_of_nextest_is_read_with_and_without_failures() {
        let said = "   Compiling x\n     Summary [   9.120s] 823 tests run: 823 passed (3 slow, 1 leaky), 2 skipped\n";
        assert_eq!(of_nextest(said), Some(counts(823, 0, 2)));
        let said = "Summary [ 9.1s] 7/9 tests run: 3 passed, 2 failed, 1 exec failed, 1 timed out, 0 skipped\nerror: x";
        assert_eq!(of_nextest(said), Some(counts(3, 4, 0)));
        assert_eq!(of_nextest("error: could not compile"), None);
    }

    #[test]
    fn the_results_of_all_doc_tests_are_added_up() {
        let said = "running 2 tests\n..\ntest result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; finished in 0.41s\n\n\
                    test result: FAILED. 1 passed; 3 failed; 4 ignored; 0 measured";
        assert_eq!(of_doc_tests(said), counts(3, 3, 4));
    }

    #[test]
    fn the_reports_of_the_page_s_tests_are_read() {
        let report =
            r#"{"numPassedTests":5,"numFailedTests":1,"numPendingTests":2,"numTodoTests":1}"#;
        assert_eq!(of_vitest(report).unwrap(), counts(5, 1, 3));
        let report = r#"{"stats":{"expected":9,"unexpected":2,"flaky":1,"skipped":3}}"#;
        assert_eq!(of_playwright(report).unwrap(), (counts(10, 2, 3), 1));
        assert!(of_playwright("").is_err());
    }

    #[test]
    fn counts_are_one_line_that_programs_can_read() {
        assert_eq!(counts(12, 0, 1).to_string(), "12 passed, 0 failed, 1 skipped");
    }
}
