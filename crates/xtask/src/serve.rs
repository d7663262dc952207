//! Serves the built site on a local port, with the same server as the end-to-end tests.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};

use crate::failure::{Failure, OrHelp, Result};
use crate::project::Project;

/// The port that is tried first.
const FIRST_PORT: u16 = 8080;

/// How many ports are tried before giving up.
const PORTS: u16 = 100;

/// A free local port, reserved until the server binds it.
#[derive(Debug)]
pub(crate) struct Port(TcpListener);

impl Port {
    /// Reserves the given port, or without one the next free port.
    pub(crate) fn reserve(wanted: Option<u16>) -> Result<Self> {
        let bind = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map(Self);
        if let Some(port) = wanted {
            return bind(port).or_help(
                format!("port {port}"),
                "choose another --port, or leave it out to get the next free one",
            );
        }
        (FIRST_PORT..FIRST_PORT + PORTS)
            .find_map(|port| bind(port).ok())
            .ok_or_else(|| {
                let what = format!(
                    "no port from {FIRST_PORT} to {} is free",
                    FIRST_PORT + PORTS - 1
                );
                Failure::new(what, "give a free one with --port")
            })
    }

    pub(crate) fn number(&self) -> Result<u16> {
        let address = self.0.local_addr();
        Ok(address.or_help("reading the port", "start again")?.port())
    }
}

/// Serves the site until the process is ended.
pub(crate) fn serve(project: &Project, port: Port, open: bool) -> Result<()> {
    let number = port.number()?.to_string();
    drop(port);
    let help = "start it again; `node tools/serve.mjs 8080 /` in www repeats it alone";
    let mut server = project
        .node("tools/serve.mjs", &[&number, "/", "--attached"])
        .env("KLUBOVNA_DIST", project.dist())
        // The server ends when its standard input closes, that is with this process.
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .or_help("starting the server", help)?;
    let mut address = String::new();
    if let Some(output) = server.stdout.take() {
        // The server prints its address and nothing else; no address means that it has ended.
        let _ = BufReader::new(output).read_line(&mut address);
    }
    let address = address.trim().trim_end_matches('/');
    if !address.is_empty() {
        println!("\n  Klubovna is at {address}\n  Ctrl+C ends it.\n");
        if open {
            open_browser(address);
        }
    }
    let stdin = server.stdin.take();
    let status = server.wait().or_help("waiting for the server", help)?;
    drop(stdin);
    Err(Failure::new(
        format!("the server has ended with {status}"),
        help,
    ))
}

/// Opens the address in a browser, if that is possible; it has been printed anyway.
fn open_browser(address: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        // `start` expects a window title first; an empty one will do.
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new("xdg-open")
    };
    let started = command
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if started.is_err() {
        println!("  No browser could be opened from here: open the address yourself.");
    }
}

#[cfg(test)]
mod tests {
    use super::Port;

    #[test]
    fn a_port_in_use_is_skipped_unless_it_was_asked_for() {
        let first = Port::reserve(None).unwrap();
        let number = first.number().unwrap();
        let second = Port::reserve(None).unwrap();
        assert_ne!(second.number().unwrap(), number);
        let failure = Port::reserve(Some(number)).unwrap_err();
        assert!(failure.to_string().contains(&format!("port {number}")));
    }
}
