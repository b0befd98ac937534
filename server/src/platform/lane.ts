/**
 * A way beside node:http for plain requests of calls that are made often: their bytes are read from the socket and the answer is written
 * to it, which costs half of what streams, request and response objects do. A connection goes both ways in turn: a plain request for
 * another path is lent to node:http until its answer is written; with whatever is less than plain (plain-request.ts) node:http gets
 * the connection, for as long as it lasts. So the lane judges nothing that could be read in two ways.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { readPlainRequest, type PlainRequest } from './plain-request.ts';

export interface LaneAnswer {
  readonly status: number;
  readonly json: string;
  /** The connection ends with it. */
  readonly isLast: boolean;
}

export interface LaneOptions {
  /** What answers a request, null: node:http does. It never rejects. */
  readonly find: (request: PlainRequest) => ((socket: Socket) => Promise<LaneAnswer>) | null;
  /** Of every answer; date, length and what is said of the connection come to it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly keepAliveMs: number;
  /** Whatever comes from now on is node:http's. */
  readonly isStopping: () => boolean;
}

export interface Lane {
  /** Resolves once every answer under way is written and no connection waits for a request here. */
  close(): Promise<void>;
}

/** What came in more pieces than this, or over a longer time, is node:http's, which has limits for slow senders. */
const PIECES_MAX = 4;
const PIECES_MS = 1_000;

export function openLane(http: Server, options: LaneOptions): Lane {
  const listeners = http.listeners('connection') as ((socket: Socket) => void)[];
  http.removeAllListeners('connection');
  const give = (socket: Socket): void => {
    for (const listener of listeners) listener.call(http, socket);
  };
  const open = new Map<Socket, Connection>();
  const answerHead = createAnswerHead(options);
  let isClosed = false;
  let emptied = (): void => {};

  http.on('connection', (socket: Socket) => {
    if (isClosed || options.isStopping()) return give(socket);
    const connection = createConnection(socket, { ...options, answerHead, give, onLeave });
    open.set(socket, connection);
  });
  http.on('request', (request: IncomingMessage, response: ServerResponse) =>
    open.get(request.socket)?.onLent(request, response),
  );

  function onLeave(socket: Socket): void {
    open.delete(socket);
    if (isClosed && open.size === 0) emptied();
  }

  return {
    close() {
      isClosed = true;
      for (const connection of open.values()) connection.end();
      if (open.size === 0) return Promise.resolve();
      return new Promise((resolve) => (emptied = resolve));
    },
  };
}

interface Surroundings extends LaneOptions {
  readonly answerHead: AnswerHead;
  /** Lets node:http have the socket. */
  readonly give: (socket: Socket) => void;
  /** The lane is done with it. */
  readonly onLeave: (socket: Socket) => void;
}

interface Connection {
  /** A request that was lent has arrived at node:http. */
  onLent(request: IncomingMessage, response: ServerResponse): void;
  /** Nothing more is read here; an answer under way is still written. */
  end(): void;
}

function createConnection(socket: Socket, around: Surroundings): Connection {
  const { find, answerHead, give, onLeave, keepAliveMs, isStopping } = around;
  /** `read`: the next bytes begin a request; `busy`: one is answered here; `lent`: node:http answers one; `left`: it has the socket. */
  let state: 'read' | 'busy' | 'lent' | 'left' = 'read';
  let unread: Buffer | null = null;
  let pieces = 0;
  let slow: NodeJS.Timeout | undefined;
  /** How node:http takes bytes, once it has seen the connection. */
  let toNode: ((bytes: Buffer) => void) | null = null;
  let isEnding = false;

  function onData(bytes: Buffer): void {
    if (state === 'read') return read(unread === null ? bytes : Buffer.concat([unread, bytes]));
    if (state === 'lent') return leave(bytes);
    // Whoever does not wait for his answer is read on after it.
    unread = unread === null ? bytes : Buffer.concat([unread, bytes]);
    socket.pause();
  }

  function read(bytes: Buffer): void {
    unread = null;
    if (isStopping()) return leave(bytes);
    const request = readPlainRequest(bytes);
    if (request === 'unclear' || (request === 'unfinished' && ++pieces >= PIECES_MAX)) return leave(bytes);
    if (request === 'unfinished') {
      unread = bytes;
      slow ??= setTimeout(() => leave(unread), PIECES_MS);
      return;
    }
    pieces = 0;
    clearTimeout(slow);
    slow = undefined;
    const run = find(request);
    if (run === null) return lend(bytes);
    state = 'busy';
    void run(socket).then(write);
  }

  function write({ status, json, isLast }: LaneAnswer): void {
    if (!socket.writable) return;
    const length = Buffer.byteLength(json);
    if (isLast) isEnding = true;
    const isWritten = socket.write(
      answerHead(status, length, isLast) + json,
      length === json.length ? 'latin1' : 'utf8',
    );
    // Whoever does not take his answers is not heard until he does.
    if (isWritten) return next();
    socket.pause();
    socket.once('drain', next);
  }

  function next(): void {
    if (isEnding) return socket.destroySoon();
    state = 'read';
    if (unread !== null) read(unread);
    if (socket.isPaused() && !isBusy()) socket.resume();
  }

  const isBusy = () => state === 'busy';

  /** One request, which ends where the bytes end. */
  function lend(bytes: Buffer): void {
    state = 'lent';
    if (toNode === null) {
      showNode();
      // Consuming the socket itself node:http would see what is not lent; to a listener of ours it leaves it.
      toNode = socket.listeners('data').find((listener) => listener !== onData) as (bytes: Buffer) => void;
      socket.off('data', toNode);
      socket.off('data', onData);
      socket.on('data', onData);
    }
    toNode(bytes);
  }

  function showNode(): void {
    socket.off('timeout', onTimeout);
    socket.off('end', onEnd);
    socket.setTimeout(0);
    give(socket);
  }

  function onLent(request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => {
      if (state !== 'lent' || socket.destroyed) return;
      if (isEnding) return socket.destroySoon();
      if (!response.writableFinished || !request.complete || !socket.writable) return leave(null);
      state = 'read';
    });
  }

  /** For good, with what was read and not answered. */
  function leave(bytes: Buffer | null): void {
    state = 'left';
    clearTimeout(slow);
    socket.off('data', onData);
    socket.off('error', onError);
    socket.off('close', onClose);
    if (toNode === null) showNode();
    else socket.on('data', toNode);
    onLeave(socket);
    if (bytes !== null) socket.emit('data', bytes);
    if (socket.isPaused()) socket.resume();
  }

  function onTimeout(): void {
    if (state === 'read' || socket.writableNeedDrain) socket.destroy();
  }
  function onEnd(): void {
    isEnding = true;
    if (state === 'read') socket.end();
  }
  function onError(): void {
    socket.destroy();
  }
  function onClose(): void {
    clearTimeout(slow);
    state = 'left';
    onLeave(socket);
  }

  socket.setNoDelay(true);
  socket.setTimeout(keepAliveMs);
  socket.on('timeout', onTimeout);
  socket.on('end', onEnd);
  socket.on('error', onError);
  socket.on('close', onClose);
  socket.on('data', onData);

  return {
    onLent,
    end() {
      isEnding = true;
      if (state === 'read') socket.destroy();
    },
  };
}

type AnswerHead = (status: number, length: number, isLast: boolean) => string;

/** As node:http writes it. */
function createAnswerHead({ headers, keepAliveMs }: LaneOptions): AnswerHead {
  const fixed = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const stays = `${fixed.join('')}Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n`;
  const ends = `${fixed.join('')}Connection: close\r\n`;
  let second = 0;
  let date = '';
  return (status, length, isLast) => {
    const now = Date.now();
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000);
      date = new Date(now).toUTCString();
    }
    const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    return `${line}${isLast ? ends : stays}Date: ${date}\r\nContent-Length: ${length}\r\n\r\n`;
  };
}
