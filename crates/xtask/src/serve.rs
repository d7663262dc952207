//! A small server for the built site, reachable from this machine only.

use std::fs::File;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;

use tiny_http::{Header, Method, Request, Response, Server};

use crate::failure::{Failure, OrHelp, Result};

/// The port that is tried first.
const FIRST_PORT: u16 = 8080;

/// How many ports are tried before giving up.
const PORTS: u16 = 100;

/// Requests that are answered side by side.
const THREADS: usize = 4;

/// Serves a folder until the process is ended.
pub(crate) fn serve(server: Server, folder: &Path, open: bool) -> Result<()> {
    let address = format!("http://{}", server.server_addr());
    println!("\n  Klubovna is at {address}\n  Ctrl+C ends it.\n");
    if open {
        open_browser(&address);
    }
    let server = Arc::new(server);
    let workers: Vec<_> = (0..THREADS)
        .map(|_| {
            let (server, folder) = (Arc::clone(&server), folder.to_owned());
            thread::spawn(move || {
                while let Ok(request) = server.recv() {
                    // A visitor who goes away in mid-answer is no failure of ours.
                    let _ = answer(request, &folder);
                }
            })
        })
        .collect();
    for worker in workers {
        let _ = worker.join();
    }
    Err(Failure::new("the server has ended", "start it again"))
}

/// Binds the wanted port, or the next free one when none was asked for.
pub(crate) fn listen(wanted: Option<u16>) -> Result<Server> {
    let bind = |port: u16| Server::http(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
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

fn answer(request: Request, folder: &Path) -> io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request.respond(Response::empty(405).with_header(header("Allow", "GET, HEAD")));
    }
    let found =
        resolve(folder, request.url()).and_then(|path| Some((File::open(&path).ok()?, path)));
    let Some((file, path)) = found else {
        return request.respond(Response::from_string("Not found\n").with_status_code(404));
    };
    let response = Response::from_file(file)
        .with_header(header("Content-Type", content_type(&path)))
        .with_header(header("Cache-Control", "no-store"))
        .with_header(header("X-Content-Type-Options", "nosniff"));
    request.respond(response)
}

fn header(name: &str, value: &str) -> Header {
    // Only constants of this file come here, and they are valid header text.
    Header::from_bytes(name, value).unwrap_or_else(|()| unreachable!("{name}: {value}"))
}

/// The file that a URL means, or `None` when it means none inside `folder`.
fn resolve(folder: &Path, url: &str) -> Option<PathBuf> {
    let encoded = url.split(['?', '#']).next()?;
    let decoded = percent_decode(encoded.strip_prefix('/')?)?;
    let mut path = folder.to_owned();
    for part in decoded.split('/') {
        // `:` and `\` mean something to Windows; no file of the site has them, nor a name that begins with a dot.
        if part.starts_with('.') || part.contains(['\\', ':', '\0']) {
            return None;
        }
        path.push(part);
    }
    if path.is_dir() {
        path.push("index.html");
    }
    path.is_file().then_some(path)
}

fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |byte: u8| char::from(byte).to_digit(16);
            let (high, low) = (digit(rest.next()?)?, digit(rest.next()?)?);
            bytes.push((high * 16 + low) as u8);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// The MIME type by the extension; a wrong one stops modules and wasm from loading.
fn content_type(path: &Path) -> &'static str {
    match path
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default()
    {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Best effort: the address is printed anyway.
fn open_browser(address: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        // The empty word is the title that `start` expects first.
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
    use super::*;
    use std::fs;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    /// A site with a secret beside it.
    fn site(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("klubovna-serve-{name}-{}", std::process::id()));
        let site = folder.join("site");
        fs::create_dir_all(site.join("sub dir")).unwrap();
        fs::write(folder.join("secret"), "secret").unwrap();
        fs::write(site.join(".hidden"), "hidden").unwrap();
        fs::write(site.join("index.html"), "<h1>home").unwrap();
        fs::write(site.join("sub dir/index.html"), "<h1>sub").unwrap();
        fs::write(site.join("a.wasm"), "\0asm").unwrap();
        site
    }

    #[test]
    fn urls_stay_inside_the_folder() {
        let site = site("urls");
        let at = |url: &str| resolve(&site, url);
        assert_eq!(at("/"), Some(site.join("index.html")));
        assert_eq!(at("/index.html?x=1#y"), Some(site.join("index.html")));
        assert_eq!(at("/sub%20dir/"), Some(site.join("sub dir/index.html")));
        for bad in [
            "",
            "secret",
            "/../secret",
            "/%2e%2e/secret",
            "/..%2fsecret",
            "/sub%20dir/../../secret",
            "/..\\secret",
            "/C:/secret",
            "/.hidden",
            "/%00",
            "/%",
            "/%f",
            "/%ff",
            "//../secret",
            "/none",
        ] {
            assert_eq!(at(bad), None, "{bad}");
        }
        let absolute = format!("/{}", site.with_file_name("secret").display());
        assert_eq!(at(&absolute), None, "{absolute}");
        fs::remove_dir_all(site.parent().unwrap()).unwrap();
    }

    #[test]
    fn answers_carry_the_type_and_forbid_caching() {
        let site = site("answers");
        let server = Server::http("127.0.0.1:0").unwrap();
        let address = server.server_addr().to_string();
        let ask = |line: &'static str| {
            let address = address.clone();
            let client = thread::spawn(move || {
                let mut stream = TcpStream::connect(address).unwrap();
                write!(
                    stream,
                    "{line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                )
                .unwrap();
                let mut text = String::new();
                stream.read_to_string(&mut text).unwrap();
                text
            });
            answer(server.recv().unwrap(), &site).unwrap();
            client.join().unwrap()
        };
        let wasm = ask("GET /a.wasm");
        assert!(wasm.starts_with("HTTP/1.1 200"), "{wasm}");
        assert!(wasm.contains("Content-Type: application/wasm"), "{wasm}");
        assert!(wasm.contains("Cache-Control: no-store"), "{wasm}");
        assert!(ask("GET /").ends_with("<h1>home"));
        assert!(ask("GET /../secret").starts_with("HTTP/1.1 404"));
        assert!(ask("POST /").starts_with("HTTP/1.1 405"));
        fs::remove_dir_all(site.parent().unwrap()).unwrap();
    }

    #[test]
    fn a_taken_port_is_stepped_over_unless_it_was_asked_for() {
        let first = listen(None).unwrap();
        let port = first.server_addr().to_ip().unwrap().port();
        let second = listen(None).unwrap();
        assert_ne!(second.server_addr().to_ip().unwrap().port(), port);
        let failure = listen(Some(port)).err().unwrap();
        assert!(failure.to_string().contains(&format!("port {port}")));
    }
}
