// The part of the harness that runs in the page: the same for every board.

/** Counts what asks for frames, from before the board is made. */
let asked = 0;
const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => {
  asked++;
  return request(callback);
};

const frame = () => new Promise((done) => request(done));

/** Resolves after the frame that is being made is painted. */
const painted = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => done(performance.now()), { once: true });
    port1.start();
    request(() => port2.postMessage(null));
  });

/** Offers `board` to whoever drives the page. */
export function serve(board) {
  window.bench = {
    prepare: board.prepare,
    place() {
      const { x, y, width } = board.place();
      return { x, y, width };
    },
    /**
     * Milliseconds from making the board to the end of the frame that first shows it, and to that
     * of the first one with all that a person needs to play on it.
     */
    async start() {
      const host = document.getElementById("host");
      await frame();
      // After a frame, with nothing else to do, as a page does when the rules have come.
      await new Promise((done) => setTimeout(done, 50));
      // Before the task of the frame: the trace tells the time of whole tasks.
      performance.mark("bench-begin");
      await frame();
      const began = performance.now();
      board.start(host);
      let ended = await paintedNow();
      while (!board.shown()) ended = await painted();
      const start = ended - began;
      while (!board.ready()) ended = await painted();
      performance.mark("bench-end");
      return { start, ready: ended - began };
    },
    /** The longest time between two frames while pieces move. */
    async animate(tokens, time, moved) {
      await frame();
      let last = await frame();
      board.show(tokens, time, moved);
      let longest = 0;
      for (const end = last + time; last < end;) {
        const now = await frame();
        longest = Math.max(longest, now - last);
        last = now;
      }
      return longest;
    },
    /** How many frames are asked for while nothing happens. */
    async idle(time) {
      const before = asked;
      await new Promise((done) => setTimeout(done, time));
      return asked - before;
    },
    mark: (name) => performance.mark(name),
  };
}

/** Resolves after the frame in whose callbacks this is called is painted. */
const paintedNow = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => done(performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  });
