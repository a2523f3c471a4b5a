//! A PostgreSQL server of one's own, in a folder of its own, reached by a Unix socket.

use std::fs::{read_dir, set_permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::PathBuf;
use std::process::{Command, Output};
use tempfile::TempDir;

/// A server. It is stopped, and its data are deleted, when this is dropped.
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    /// Set where we are root, which PostgreSQL refuses to be.
    user: Option<&'static str>,
}

impl Postgres {
    /// Makes a cluster and starts it.
    ///
    /// # Panics
    /// With the reason, if PostgreSQL is not there or does not start.
    #[must_use]
    pub fn start() -> Self {
        let folder = tempfile::Builder::new()
            .prefix("stapel-pg-")
            .tempdir()
            .unwrap_or_else(|e| panic!("no temporary folder: {e}"));
        let root = folder.path().metadata().is_ok_and(|metadata| metadata.uid() == 0);
        let server = Self { folder, programs: programs(), user: root.then_some("postgres") };
        if let Some(user) = server.user {
            server.give_folder_to(user);
        }
        server.must(
            "initdb",
            &["-A", "trust", "-U", "app", "--no-sync", "--no-locale", "-E", "UTF8"],
        );
        server.resume();
        server
    }

    /// Makes an empty database and gives its address.
    ///
    /// # Panics
    /// With the reason, if it can't be made.
    #[must_use]
    pub fn database(&self, name: &str) -> String {
        let folder = self.folder.path().display();
        let mut command = Command::new(self.programs.join("createdb"));
        succeed(
            "createdb",
            command.arg("-h").arg(self.folder.path()).args(["-U", "app", name]).output(),
        );
        format!("postgres://app@localhost/{name}?host={folder}")
    }

    /// Stops it as a crash would: connections break, nothing is flushed.
    pub fn crash(&self) {
        self.must("pg_ctl", &["-m", "immediate", "-w", "stop"]);
    }

    /// Starts it again.
    pub fn resume(&self) {
        let folder = self.folder.path().display();
        let options = format!("-c listen_addresses='' -c unix_socket_directories={folder}");
        let log = format!("{folder}/log");
        self.must("pg_ctl", &["-l", &log, "-o", &options, "-w", "start"]);
    }

    fn give_folder_to(&self, user: &str) {
        let line = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
        let id = line
            .lines()
            .map(|line| line.split(':').collect::<Vec<_>>())
            .find(|fields| fields.first() == Some(&user))
            .and_then(|fields| fields.get(2)?.parse().ok())
            .unwrap_or_else(|| panic!("there is no user {user} to run PostgreSQL as"));
        let path = self.folder.path();
        chown(path, Some(id), None).unwrap_or_else(|e| panic!("chown {}: {e}", path.display()));
        set_permissions(path, std::fs::Permissions::from_mode(0o755))
            .unwrap_or_else(|e| panic!("chmod {}: {e}", path.display()));
    }

    fn run(&self, program: &str, args: &[&str]) -> std::io::Result<Output> {
        let program = self.programs.join(program);
        let mut command = match self.user {
            Some(user) => {
                let mut command = Command::new("setpriv");
                command
                    .args([
                        &format!("--reuid={user}"),
                        &format!("--regid={user}"),
                        "--clear-groups",
                    ])
                    .arg(program);
                command
            }
            None => Command::new(program),
        };
        command.arg("-D").arg(self.folder.path().join("data")).args(args).env("LC_ALL", "C");
        command.current_dir("/").output()
    }

    fn must(&self, program: &str, args: &[&str]) {
        succeed(program, self.run(program, args));
    }
}

fn succeed(program: &str, output: std::io::Result<Output>) {
    match output {
        Ok(output) if output.status.success() => {}
        Ok(output) => panic!(
            "{program} failed: {}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        ),
        Err(e) => panic!("{program} does not start: {e}"),
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It may have been stopped already.
        let _ = self.run("pg_ctl", &["-m", "immediate", "-w", "stop"]);
    }
}

/// The folder of `initdb` and `pg_ctl`.
fn programs() -> PathBuf {
    let installed = read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = installed.map(|entry| entry.path().join("bin")).collect();
    // The newest first.
    folders.sort_by(|a, b| b.cmp(a));
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let whole = |folder: &PathBuf| {
        ["initdb", "pg_ctl", "createdb"].iter().all(|program| folder.join(program).exists())
    };
    let found = folders.into_iter().find(whole);
    found.unwrap_or_else(|| {
        panic!("PostgreSQL is not installed (initdb not found): ./test installs it, or apt-get install postgresql")
    })
}
