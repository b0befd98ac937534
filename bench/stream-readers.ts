/**
 * The readers of the `stream` bench: thousands of WebSocket clients on bare sockets in one process. Every message's number
 * is checked; the age of its newest tick is taken; at the end every reader must hold the last price of each of its symbols.
 */
import { connect, type Socket } from 'node:net';

export interface ReadersJob {
  readonly port: number;
  readonly clients: number;
  readonly symbols: readonly string[];
  readonly symbolsEach: number;
}

interface Reader {
  readonly watched: readonly string[];
  pending: Buffer | null;
  isOpen: boolean;
  n: number;
  last: Buffer | null;
}

/** One bucket a millisecond. */
const ages = new Uint32Array(20_000);
let messages = 0;
let gaps = 0;
let ended = 0;
let isMeasuring = false;
const readers: Reader[] = [];

process.on('message', (message: ReadersJob | 'measure' | { finalVolume: number }) => void obey(message));
process.on('disconnect', () => process.exit(0));

async function obey(message: ReadersJob | 'measure' | { finalVolume: number }): Promise<void> {
  if (message === 'measure') {
    isMeasuring = true;
  } else if ('finalVolume' in message) {
    process.send!({ type: 'result', messages, gaps, ended, stale: countStale(message.finalVolume), ...percentiles() });
  } else {
    for (let index = 0; index < message.clients; index += 100) {
      await Promise.all(
        Array.from({ length: Math.min(100, message.clients - index) }, (_, offset) => open(message, index + offset)),
      );
    }
    process.send!({ type: 'open' });
  }
}

function open({ port, symbols, symbolsEach }: ReadersJob, index: number): Promise<void> {
  const watched = Array.from(
    { length: symbolsEach },
    (_, offset) => symbols[(index * 7 + offset * 13) % symbols.length]!,
  );
  const reader: Reader = { watched, pending: null, isOpen: false, n: 0, last: null };
  readers.push(reader);
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.write(
    'GET /api/vue/stream HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => ended++);
    socket.on('data', (chunk) => {
      const data = reader.pending === null ? chunk : Buffer.concat([reader.pending, chunk]);
      reader.pending = take(reader, socket, data, resolve);
    });
  });
}

/** Reads whole frames; answers what is left. */
function take(reader: Reader, socket: Socket, data: Buffer, onOpen: () => void): Buffer | null {
  let at = 0;
  if (!reader.isOpen) {
    const end = data.indexOf('\r\n\r\n');
    if (end === -1) return data;
    reader.isOpen = true;
    say(socket, JSON.stringify({ token: null }));
    say(socket, JSON.stringify({ subscribe: reader.watched }));
    onOpen();
    at = end + 4;
  }
  while (at + 4 <= data.length) {
    const short = data[at + 1]!;
    const length = short < 126 ? short : data.readUInt16BE(at + 2);
    const start = at + (short < 126 ? 2 : 4);
    if (start + length > data.length) break;
    if ((data[at]! & 15) === 1) receive(reader, data.subarray(start, start + length));
    at = start + length;
  }
  return at === data.length ? null : data.subarray(at);
}

function receive(reader: Reader, message: Buffer): void {
  // {"n":123,"type":"quotes",…,1700000000000,"123.45"]]}: the moment stands before the mark price (quoteTick).
  let n = 0;
  for (let at = 5; message[at] !== 0x2c; at++) n = n * 10 + message[at]! - 48;
  if (n !== reader.n + 1) gaps++;
  reader.n = n;
  if (message[message.length - 3] !== 0x5d) return;
  reader.last = message;
  if (!isMeasuring) return;
  messages++;
  let at = 0;
  const end = message.lastIndexOf(0x2c);
  for (let index = end - 13; index < end; index++) at = at * 10 + message[index]! - 48;
  const age = Math.max(0, Date.now() - at);
  ages[Math.min(age, ages.length - 1)]!++;
}

/** Every symbol moves at each tick, so the last message must hold all of a reader's symbols at their last volume. */
function countStale(finalVolume: number): number {
  return readers.reduce((stale, { last, watched }) => {
    const { ticks } = JSON.parse(last!.toString()) as { ticks: [string, string, number][] };
    const held = new Set(ticks.filter(([, , volume]) => volume === finalVolume).map(([symbol]) => symbol));
    return stale + new Set(watched.filter((symbol) => !held.has(symbol))).size;
  }, 0);
}

function percentiles(): { p50: number; p99: number; max: number } {
  const quantile = (share: number) => {
    let left = messages * share;
    return ages.findIndex((count) => (left -= count) <= 0);
  };
  return { p50: quantile(0.5), p99: quantile(0.99), max: ages.findLastIndex((count) => count > 0) };
}

/** A mask of zeros leaves the payload as it is. */
function say(socket: Socket, text: string): void {
  const payload = Buffer.from(text);
  const header =
    payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0xfe, payload.length >> 8, payload.length & 255];
  socket.write(Buffer.concat([Buffer.from([...header, 0, 0, 0, 0]), payload]));
}
