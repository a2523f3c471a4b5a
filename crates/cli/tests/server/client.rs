//! A server to test, and clients to test it with.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tungstenite::{Message, WebSocket, client::IntoClientRequest};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    data: tempfile::TempDir,
    args: Vec<String>,
}

fn spawn(listen: &str, data: &std::path::Path, args: &[String]) -> (Child, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(["serve", "--lang", "en", "--listen", listen, "--data"])
        .arg(data)
        .args(args)
        // Clients of tests read only when they want to know something.
        .env("STAPEL_GONE_AFTER", "1h")
        .stdout(Stdio::piped())
        .stderr(std::fs::File::options().create(true).append(true).open(data.join("log")).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let at = line.split("http://").nth(1).unwrap_or_else(|| panic!("{line:?}"));
    (child, at.trim().trim_end_matches('/').parse().unwrap())
}

impl Server {
    pub(crate) fn start() -> Server {
        Server::with(&["--messages-per-second", "0", "--new-per-minute", "0"])
    }

    pub(crate) fn with(args: &[&str]) -> Server {
        Server::on(tempfile::tempdir().unwrap(), args)
    }

    /// One whose data are there already.
    pub(crate) fn on(data: tempfile::TempDir, args: &[&str]) -> Server {
        let args: Vec<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
        let (child, address) = spawn("127.0.0.1:0", data.path(), &args);
        Server { child, address, data, args }
    }

    /// What it has logged.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.data.path().join("log")).unwrap()
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The folder of its data.
    pub(crate) fn data(&self) -> &std::path::Path {
        self.data.path()
    }

    /// Ends it as a power cut would, and starts it again.
    pub(crate) fn kill_and_restart(&mut self) {
        self.kill();
        self.restart();
    }

    /// Ends it as a service manager would, and starts it again.
    pub(crate) fn terminate_and_restart(&mut self) {
        assert!(self.terminate());
        self.restart();
    }

    /// Starts it again once it has ended.
    pub(crate) fn restart(&mut self) {
        let listen = self.address.to_string();
        (self.child, self.address) = spawn(&listen, self.data.path(), &self.args);
    }

    /// More arguments, for its next start.
    pub(crate) fn args(&mut self, args: &[&str]) {
        self.args.extend(args.iter().map(|arg| (*arg).to_owned()));
    }

    /// Ends it as a service manager would. Gives whether it ended well.
    pub(crate) fn terminate(&mut self) -> bool {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        self.child.wait().unwrap().success()
    }

    pub(crate) fn http(&self, head: &str, body: &str) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let length = body.len();
        write!(
            stream,
            "{head}\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}",
            self.address
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_lowercase(), body.to_owned())
    }

    pub(crate) fn get(&self, path: &str, token: Option<&str>) -> (u16, Value) {
        let (status, _, body) = self.http(&head("GET", path, token), "");
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    pub(crate) fn post(&self, path: &str, token: Option<&str>, body: &Value) -> (u16, Value) {
        let (status, _, body) = self.http(&head("POST", path, token), &body.to_string());
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    /// Asks for a socket: what is answered, and the connection.
    pub(crate) fn upgrade(&self, head: &str) -> (u16, TcpStream) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        write!(stream, "{head}\r\nHost: {}\r\nConnection: Upgrade\r\n\r\n", self.address).unwrap();
        let mut first = [0; 12];
        stream.read_exact(&mut first).unwrap();
        (String::from_utf8_lossy(&first[9..]).parse().unwrap(), stream)
    }

    /// What is counted under this name.
    pub(crate) fn metric(&self, name: &str) -> f64 {
        let (_, metrics) = self.get("/metrics", None);
        let mut lines = metrics.as_str().unwrap().lines();
        let line = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.map_or(0.0, |value| value.parse().unwrap())
    }

    pub(crate) fn token(&self) -> String {
        let (status, device) = self.post("/api/devices", None, &json!({}));
        assert_eq!(status, 200);
        device["token"].as_str().unwrap().to_owned()
    }

    pub(crate) fn table(&self, token: &str, asked: Value) -> String {
        let (status, created) = self.post("/api/tables", Some(token), &asked);
        assert_eq!(status, 200, "{created}");
        created["table"].as_str().unwrap().to_owned()
    }
}

fn head(method: &str, path: &str, token: Option<&str>) -> String {
    let bearer = token.map(|token| format!("\r\nAuthorization: Bearer {token}"));
    format!("{method} {path} HTTP/1.1{}", bearer.unwrap_or_default())
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A connection from one of many addresses of this machine.
pub(crate) fn connect_from(host: u8, server: SocketAddr) -> TcpStream {
    use socket2::{Domain, Socket, Type};
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.bind(&SocketAddr::from((Ipv4Addr::new(127, 0, 1, host), 0)).into()).unwrap();
    socket.connect(&server.into()).unwrap();
    socket.into()
}

pub(crate) struct Client {
    pub(crate) socket: WebSocket<TcpStream>,
    pub(crate) token: Option<String>,
    name: String,
    ids: u64,
    /// Every text that was ever heard.
    pub(crate) heard: Vec<String>,
    pub(crate) bytes: Vec<Vec<u8>>,
}

impl Client {
    pub(crate) fn raw(server: &Server) -> Client {
        Client::over(TcpStream::connect(server.address).unwrap(), server)
    }

    fn over(stream: TcpStream, server: &Server) -> Client {
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let url = format!("ws://{}/api/socket", server.address).into_client_request().unwrap();
        let (socket, _) = tungstenite::client(url, stream).unwrap();
        let (heard, bytes) = (Vec::new(), Vec::new());
        Client { socket, token: None, name: String::new(), ids: 0, heard, bytes }
    }

    pub(crate) fn connect(server: &Server, token: Option<&str>, name: &str) -> Client {
        Client::raw(server).greets(token, name)
    }

    fn greets(self, token: Option<&str>, name: &str) -> Client {
        let mut client = self;
        client.token = token.map(str::to_owned);
        client.name = format!("client-{name}");
        let mut hello = json!({"t": "hello", "protocol": 1, "client": client.name});
        if let Some(token) = token {
            hello["token"] = json!(token);
        }
        client.send(&hello);
        client.until("welcome");
        client
    }

    /// A new device.
    pub(crate) fn new(server: &Server, name: &str) -> Client {
        let token = server.token();
        Client::connect(server, Some(&token), name)
    }

    /// A new device at another address: see [`connect_from`].
    pub(crate) fn new_from(server: &Server, host: u8, name: &str) -> Client {
        let token = server.token();
        let stream = connect_from(host, server.address);
        Client::over(stream, server).greets(Some(&token), name)
    }

    pub(crate) fn send(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).unwrap();
    }

    /// The next message; none if the socket was closed.
    pub(crate) fn next(&mut self) -> Option<Value> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Ok(Message::Binary(bytes)) => {
                    self.bytes.push(bytes.to_vec());
                    return Some(json!({"t": "bytes"}));
                }
                Ok(_) => {}
                Err(tungstenite::Error::Io(error))
                    if error.kind() == std::io::ErrorKind::WouldBlock =>
                {
                    panic!("nothing came; last heard: {:?}", self.heard.last());
                }
                Err(_) => return None,
            }
        }
    }

    pub(crate) fn until(&mut self, kind: &str) -> Value {
        self.wait(|message| message["t"] == kind)
    }

    pub(crate) fn wait(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().expect("the socket was closed");
            if is_it(&message) {
                return message;
            }
        }
    }

    pub(crate) fn watch(&mut self, table: &str) -> Value {
        self.send(&json!({"t": "watch", "table": table}));
        self.until("table")
    }

    /// A command; gives its number.
    pub(crate) fn ask(&mut self, table: &str, what: Value) -> u64 {
        self.ids += 1;
        self.send(&json!({"t": "do", "table": table, "id": self.ids, "what": what}));
        self.ids
    }

    /// A command and its answer.
    pub(crate) fn answer(&mut self, table: &str, what: Value) -> Value {
        let id = self.ask(table, what);
        self.wait(|message| {
            message["id"] == id && (message["t"] == "ack" || message["t"] == "refused")
        })
    }

    pub(crate) fn does(&mut self, table: &str, what: Value) {
        let answer = self.answer(table, what);
        assert_eq!(answer["t"], "ack", "{answer}");
    }

    /// Why a command is refused.
    pub(crate) fn refused(&mut self, table: &str, what: Value) -> String {
        let answer = self.answer(table, what);
        assert_eq!(answer["t"], "refused", "{answer}");
        answer["why"]["code"].as_str().unwrap().to_owned()
    }
}

/// A table with clients in all seats and the game begun. Each has heard of the start.
pub(crate) fn begun(server: &Server, game: &str, seats: usize) -> (String, Vec<Client>) {
    begun_as(server, json!({"game": game, "seats": seats}))
}

/// The same at a table with these settings.
pub(crate) fn begun_as(server: &Server, asked: Value) -> (String, Vec<Client>) {
    let seats = asked["seats"].as_u64().unwrap();
    let mut clients: Vec<Client> =
        (0..seats).map(|seat| Client::new(server, &format!("seat{seat}"))).collect();
    let token = clients[0].token.clone().unwrap();
    let table = server.table(&token, asked);
    for (seat, client) in clients.iter_mut().enumerate() {
        client.watch(&table);
        client.does(&table, json!({"c": "sit", "seat": seat, "name": format!("P{seat}")}));
    }
    clients[0].does(&table, json!({"c": "start"}));
    (table, clients)
}

/// What the latest view of a client offers.
pub(crate) fn offers(message: &Value) -> Option<(u64, Vec<Value>)> {
    let view = message["views"].as_array()?.last()?;
    let legal = view["view"]["legal"].as_array()?;
    (!legal.is_empty()).then(|| (view["viewer"].as_u64().unwrap(), legal.clone()))
}

fn is_over(message: &Value) -> bool {
    message["info"]["stage"] == "over" || message["table"]["stage"] == "over"
}

/// Plays to the end: each client answers what it is offered, whenever it is told of it.
pub(crate) fn play_out(table: &str, clients: &mut [Client], seed: usize) {
    std::thread::scope(|threads| {
        for (index, client) in clients.iter_mut().enumerate() {
            threads.spawn(move || play(table, client, seed * 31 + index));
        }
    });
}

fn play(table: &str, client: &mut Client, mut chance: usize) {
    client.send(&json!({"t": "watch", "table": table}));
    let mut message = client.until("table");
    while !is_over(&message) {
        if let Some((seat, legal)) = offers(&message) {
            chance = (chance * 1103 + 12_345) % 65_521;
            let action = legal[chance % legal.len()].clone();
            client.ask(table, json!({"c": "act", "seat": seat, "action": action}));
        }
        message = client.until("update");
    }
}
