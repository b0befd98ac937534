/**
 * The server side of the `quotes-list` bench: the built app's files, the few answers the watchlist asks for, with 500
 * instruments in one list, and a stream that sends every one of them at each tick, whatever was subscribed.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { getConfig } from '@bahi/contract/common.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getQuotes, getSession, getSparklines, listInstruments } from '@bahi/contract/market/calls.ts';
import type { QuoteTick, ServerMessage } from '@bahi/contract/stream.ts';
import type { listWatchlists } from '@bahi/contract/watchlist/calls.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { createRng } from '@bahi/core/rng.ts';

const ROWS = 500;
const symbols = Array.from({ length: ROWS }, (_, at) => `SYM${at}`);
const rng = createRng(7);
const previous = symbols.map(() => BigInt(5_000 + Math.floor(rng.next() * 400_000)));
// A little above, so that the rate moves and its sign seldom does.
const last = previous.map((close) => (close * 102n) / 100n);
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export interface QuotesListServer {
  readonly origin: string;
  /** Ticks of all symbols that were sent to a page. */
  ticks(): number;
  stop(): void;
}

export async function startQuotesListServer(webFolder: string, updatesPerSecond: number): Promise<QuotesListServer> {
  const sockets = new Set<Duplex>();
  const http = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    if (request.method === 'POST') {
      const data = answer(path.replace('/api/vue', ''));
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(data === undefined ? { status: 0, msg: 'none', data: null } : { status: 1, msg: '', data }),
      );
      return;
    }
    try {
      const file = readFileSync(join(webFolder, path === '/' ? 'index.html' : path));
      response.setHeader('content-type', types[extname(path) || '.html'] ?? 'application/octet-stream');
      response.end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  http.on('upgrade', (request, socket) => {
    accept(request, socket);
    socket.on('error', () => sockets.delete(socket)).on('close', () => sockets.delete(socket));
    sockets.add(socket);
    send(socket, { type: 'hello', n: 1, serverTime: Date.now(), isSignedIn: true });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  let n = 1;
  const ticker = setInterval(() => {
    const message: ServerMessage = { type: 'quotes', n: ++n, ticks: symbols.map((_, at) => move(at)) };
    for (const socket of sockets) send(socket, message);
  }, 1000 / updatesPerSecond);
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    ticks: () => n - 1,
    stop() {
      clearInterval(ticker);
      for (const socket of sockets) socket.destroy();
      http.close();
    },
  };
}

/** Every price moves by one to five ticks. */
function move(at: number): QuoteTick {
  last[at] = last[at]! + BigInt(Math.floor(rng.next() * 5) + 1) * (rng.next() < 0.5 ? 5n : -5n);
  const price = formatDecimal(last[at], 2);
  return [symbols[at]!, price, 1000 + at, price, 100, price, 100, price, price, price, '1000.00', Date.now(), price];
}

function answer(path: string): unknown {
  switch (path) {
    case '/common/config':
      return [
        { name: 'title', value: 'Bahi' },
        { name: 'mode', value: 'practice' },
        { name: 'market_zone', value: 'Asia/Kolkata' },
      ] satisfies OutputOf<typeof getConfig>;
    case '/market/instruments':
      return {
        version: '1',
        rows: symbols.map((symbol, at) => ({
          symbol,
          name: `Instrument ${at}`,
          kind: 'equity',
          sector: 'bank',
          priceScale: 2,
          lotSize: 100,
          state: 'trading',
          isTradable: true,
          source: 'practice',
          calendar: 'practice',
          forex: null,
        })),
      } satisfies OutputOf<typeof listInstruments>;
    case '/user/optionLists':
      return [{ id: '1', type: 'stock', isFirst: true, name: null, symbols }] satisfies OutputOf<typeof listWatchlists>;
    case '/market/quotes':
      return symbols.map((symbol, at) => quote(symbol, at)) satisfies OutputOf<typeof getQuotes>;
    case '/market/sparklines':
      return symbols.slice(0, 100).map((symbol, at) => ({
        symbol,
        previousClose: Number(previous[at]),
        points: Array.from({ length: 60 }, () => Number(previous[at]) + Math.floor(rng.next() * 500)),
      })) satisfies OutputOf<typeof getSparklines>;
    case '/market/session':
      return {
        calendar: 'practice',
        zone: 'Asia/Kolkata',
        businessDate: '2026-11-21',
        state: 'open',
        open: Date.now() - 3600_000,
        close: Date.now() + 3600_000,
        note: null,
        halt: null,
        houseHaltedSince: null,
        serverTime: Date.now(),
      } satisfies OutputOf<typeof getSession>;
    case '/trade/holdings':
      return [];
    default:
      return undefined;
  }
}

function quote(symbol: string, at: number): OutputOf<typeof getQuotes>[number] {
  const price = formatDecimal(last[at]!, 2);
  return {
    symbol,
    last: price,
    previousClose: formatDecimal(previous[at]!, 2),
    change: null,
    changeRate: null,
    open: price,
    high: price,
    low: price,
    volume: 1000,
    turnover: '1000.00',
    bid: price,
    ask: price,
    bidQuantity: 100,
    askQuantity: 100,
    upper: null,
    lower: null,
    state: 'trading',
    mark: price,
    value: null,
    at: 1,
    seq: 1,
  };
}

/** A WebSocket that only speaks: what the page sends (its subscriptions) is not read. */
function accept(request: IncomingMessage, socket: Duplex): void {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${hash('sha1', key, 'base64')}\r\n\r\n`,
  );
  socket.resume();
}

function send(socket: Duplex, message: ServerMessage): void {
  const body = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(body.length < 126 ? 2 : body.length < 65_536 ? 4 : 10);
  head[0] = 0x81;
  if (head.length === 2) head[1] = body.length;
  else if (head.length === 4) head[1] = 126;
  else head[1] = 127;
  if (head.length === 4) head.writeUInt16BE(body.length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(body.length), 2);
  socket.write(Buffer.concat([head, body]));
}
