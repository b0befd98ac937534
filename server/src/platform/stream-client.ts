/**
 * One connection of the stream: numbering, and the bound on what may wait for a slow reader. Above the bound nothing more
 * is written; once the reader has caught up it gets a snapshot, and is told to read again what it missed.
 */
import type { WebSocket } from 'ws';
import type { ServerMessage } from '@bahi/contract/stream.ts';
import type { Principal } from './sessions.ts';

/** Bytes that may wait in this process for one reader, and the level at which it counts as caught up. */
const WAITING_BYTES_MAX = 256 * 1024;
const CAUGHT_UP_BYTES = 16 * 1024;
/** A reader that has not caught up by then is gone for good. */
const SLOW_MS_MAX = 30_000;
const CLOSE_MS_MAX = 1_000;
/** A reader without quotes has nobody else who would look whether it has caught up. */
const LOOK_MS = 250;

export type ByeCode = Extract<ServerMessage, { type: 'bye' }>['code'];

type Unnumbered<M> = M extends { readonly n: number } ? Omit<M, 'n'> : never;

export interface StreamClient {
  readonly address: string;
  /** Null until the first message is accepted, and for an anonymous reader. */
  principal: Principal | null;
  token: string | null;
  /** Body of a message without its number: `"type":"quotes","ticks":[…]`. False: dropped, the reader is slow. */
  sendBody(body: string): boolean;
  send(message: Unnumbered<ServerMessage>): boolean;
  /** May be written to; false while the reader is behind. */
  isReady(): boolean;
  /** True once after the reader was behind: its quotes need a snapshot. */
  takeRecovery(): boolean;
  /** Something for this reader was left out while it was behind: `resync` is the first that it hears once it has caught up. */
  markPrivateLost(): void;
  bye(code: ByeCode): void;
  readonly isClosed: () => boolean;
}

export interface StreamClientOptions {
  readonly socket: WebSocket;
  readonly address: string;
  readonly onSlow: () => void;
}

export function createStreamClient({ socket, address, onSlow }: StreamClientOptions): StreamClient {
  let n = 0;
  let slowSince: number | null = null;
  let isRecovering = false;
  let isPrivateLost = false;
  let isLeaving = false;
  let looking: NodeJS.Timeout | undefined;

  function isOpen(): boolean {
    return !isLeaving && socket.readyState === socket.OPEN;
  }

  function isReady(): boolean {
    if (!isOpen()) return false;
    const waiting = socket.bufferedAmount;
    if (slowSince === null) {
      if (waiting <= WAITING_BYTES_MAX) return true;
      slowSince = performance.now();
      onSlow();
      return false;
    }
    if (waiting <= CAUGHT_UP_BYTES) {
      slowSince = null;
      isRecovering = true;
      tellLoss();
      return true;
    }
    if (performance.now() - slowSince > SLOW_MS_MAX) socket.terminate();
    return false;
  }

  function tellLoss(): void {
    if (!isPrivateLost) return;
    isPrivateLost = false;
    write('"type":"resync"');
  }

  function look(): void {
    if (isReady() || !isOpen()) clearInterval(looking);
  }

  function write(body: string): void {
    socket.send(`{"n":${++n},${body}}`, { compress: false });
  }

  function sendBody(body: string): boolean {
    if (!isReady()) return false;
    write(body);
    return true;
  }

  return {
    address,
    principal: null,
    token: null,
    sendBody,
    send: (message) => sendBody(JSON.stringify(message).slice(1, -1)),
    isReady,
    takeRecovery() {
      const was = isRecovering;
      isRecovering = false;
      return was;
    },
    markPrivateLost() {
      isPrivateLost = true;
      clearInterval(looking);
      looking = setInterval(look, LOOK_MS);
    },
    bye(code) {
      if (!isOpen()) return;
      isLeaving = true;
      // A reader that is behind would get the farewell too late: it is cut off.
      if (slowSince !== null) return socket.terminate();
      write(`"type":"bye","code":"${code}"`);
      socket.close(1000);
      setTimeout(() => socket.terminate(), CLOSE_MS_MAX).unref();
    },
    isClosed: () => !isOpen(),
  };
}
