/** A WebSocket that comes back by itself. What is sent while it is down is dropped: each connection starts anew. */
import { backoffMs } from './backoff.ts';

export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  readonly onClose: () => void;
}

export interface Socket {
  readonly send: (text: string) => void;
  /** Drops the connection and opens another at once. */
  readonly reconnect: () => void;
}

const CONNECT_MS = 6_000;

export function openSocket(url: string, { onOpen, onMessage, onClose }: SocketEvents): Socket {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    clearTimeout(timer);
    const mine = new WebSocket(url);
    socket = mine;
    // A connection that neither opens nor fails is given up.
    timer = setTimeout(() => mine.readyState === WebSocket.CONNECTING && mine.close(), CONNECT_MS);
    mine.onopen = () => {
      clearTimeout(timer);
      attempt = 0;
      onOpen();
    };
    mine.onmessage = ({ data }) => mine === socket && onMessage(String(data));
    mine.onclose = () => mine === socket && again();
  };
  const again = () => {
    socket = null;
    onClose();
    clearTimeout(timer);
    timer = setTimeout(connect, backoffMs(attempt++, Math.random()));
  };
  connect();
  return {
    send: (text) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    reconnect: () => {
      const old = socket;
      socket = null;
      old?.close();
      onClose();
      attempt = 0;
      connect();
    },
  };
}
