//! Checks the HTTP part of the running server against its own description, by schemathesis.

use crate::metadata::root;
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const SCHEMATHESIS: &str = "4.32.5";

pub(crate) fn api() -> Result<()> {
    let schemathesis = ensure_schemathesis()?;
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--locked", "--package", "stapel"])
        .current_dir(root())
        .status()
        .context("cargo can't be started")?;
    ensure!(status.success(), "the build failed");
    let folder = root().join("target/api-check");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let game = finished_game(&folder)?;
    let server = Server::start(&folder)?;
    let token = server.make("/api/devices", None, &json!({}), "token")?;
    let asked = json!({"game": "totemo", "seats": 2, "access": "public"});
    let table = server.make("/api/tables", Some(&token), &asked, "table")?;
    // Once with names that are made up, once with those of a table and a game that are there.
    let known = format!("[parameters]\n\"path.table\" = \"{table}\"\n\"path.game\" = \"{game}\"\n");
    for (name, config) in [("made-up", String::new()), ("known", known)] {
        let file = folder.join(format!("{name}.toml"));
        fs::write(&file, config)?;
        let status = Command::new(&schemathesis)
            .arg("--config-file")
            .arg(&file)
            .args(["run", &format!("http://{}/api/openapi.json", server.address)])
            .args(["--header", &format!("Authorization: Bearer {token}")])
            .args(["--checks", "all", "--max-examples", "100", "--generation-database", "none"])
            .current_dir(&folder)
            .status()?;
        ensure!(status.success(), "the server and its description differ; see above");
    }
    Ok(())
}

/// Installs it where it is missing, under `target`.
fn ensure_schemathesis() -> Result<PathBuf> {
    let folder = root().join("target/schemathesis");
    let program = folder.join("bin/schemathesis");
    let there = Command::new(&program).arg("--version").output();
    let wanted = |said: &[u8]| String::from_utf8_lossy(said).contains(SCHEMATHESIS);
    if there.is_ok_and(|output| wanted(&output.stdout)) {
        return Ok(program);
    }
    println!("Installing schemathesis {SCHEMATHESIS} …");
    let run = |command: &mut Command| -> Result<()> {
        let status = command.status().context("Python can't be started")?;
        ensure!(status.success(), "schemathesis can't be installed");
        Ok(())
    };
    run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    let package = format!("schemathesis=={SCHEMATHESIS}");
    run(Command::new(folder.join("bin/pip")).args(["install", "--quiet", &package]))?;
    Ok(program)
}

fn stapel(data: &Path) -> Command {
    let mut command = Command::new(root().join("target/debug/stapel"));
    command.args(["--lang", "en"]).env("STAPEL_DATA", data);
    command
}

/// The name of a game in the store that is over.
fn finished_game(folder: &Path) -> Result<String> {
    let file = folder.join("games.jsonl");
    let simulated = stapel(folder)
        .args(["simulate", "totem", "--games", "1", "--players", "3", "--seed", "1", "--records"])
        .arg(&file)
        .output()?;
    ensure!(simulated.status.success(), "no game can be simulated");
    let imported = stapel(folder).arg("import").arg(&file).output()?;
    ensure!(imported.status.success(), "the game can't be imported");
    let said = String::from_utf8(imported.stdout)?;
    said.lines().next().map(str::to_owned).context("the game has no name")
}

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Result<Server> {
        let child = stapel(data)
            .args(["serve", "--listen", "127.0.0.1:0", "--makings-per-minute", "0"])
            .stdout(Stdio::piped())
            .stderr(fs::File::create(data.join("log"))?)
            .spawn()?;
        let mut server = Server { child, address: String::new() };
        let mut line = String::new();
        let out = server.child.stdout.take().context("the server says nothing")?;
        BufReader::new(out).read_line(&mut line)?;
        let address = line.split("http://").nth(1).context("the server does not start")?;
        address.trim().trim_end_matches('/').clone_into(&mut server.address);
        Ok(server)
    }

    /// Creates something, and gives a field of the answer.
    fn make(&self, path: &str, token: Option<&str>, body: &Value, field: &str) -> Result<String> {
        let mut request = minreq::post(format!("http://{}{path}", self.address)).with_json(body)?;
        if let Some(token) = token {
            request = request.with_header("Authorization", format!("Bearer {token}"));
        }
        let answer = request.send().with_context(|| format!("POST {path}"))?;
        let said = answer.as_str().unwrap_or_default();
        let created =
            answer.json::<Value>().ok().filter(|_| (200..300).contains(&answer.status_code));
        let value = created.as_ref().and_then(|created| created[field].as_str());
        value
            .map(str::to_owned)
            .with_context(|| format!("POST {path}: {}: {said}", answer.status_code))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
