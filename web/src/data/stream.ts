/**
 * The connection of the stream (contract/src/stream.ts): signs in with its first message, feeds the live prices, tells the
 * query cache what changed, and knows whether we are offline and since when prices stand still.
 */
import { API_BASE } from '@bahi/contract/client.ts';
import type { ClientMessage, ServerMessage } from '@bahi/contract/stream.ts';
import { listOrders, getOrder } from '@bahi/contract/orders/calls.ts';
import { listHoldings, listPositions, getPosition } from '@bahi/contract/orders/positions.ts';
import { getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import { listAlerts } from '@bahi/contract/alerts/calls.ts';
import { getSession } from '@bahi/contract/market/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { endSession } from './call.ts';
import { learnServerTime, serverNow } from './clock.ts';
import { publicOrigin } from './origin.ts';
import { credentials, onCredentials } from './session.ts';
import { connectSender, forgetSent, readBases, receiveDepth, receiveTicks } from './live.ts';
import { invalidate, putAnswer } from './query-client.ts';
import { openSocket } from './socket.ts';
import { createStore, useStore } from './store.ts';
import { arrivedMessage } from './unread.ts';

export interface Connection {
  readonly isOnline: boolean;
  /** Server time of the last prices; null before the first. */
  readonly pricesAt: number | null;
}

const connection = createStore<Connection>({ isOnline: true, pricesAt: null });
const SILENCE_MS = 30_000;
const GRACE_MS = 3_000;

/** Whether the app is connected, and how old its prices are (state O). */
export function useConnection(): Connection {
  return useStore(connection);
}

/** The end of state O. */
export function onReconnected(listener: () => void): void {
  let { isOnline: wasOnline } = connection.get();
  connection.subscribe(() => {
    const { isOnline } = connection.get();
    if (isOnline && !wasOnline) listener();
    wasOnline = isOnline;
  });
}

/** `pricesAt`: the time of the prices kept from the last visit. */
export function startStream(pricesAt: number | null): void {
  connection.set({ isOnline: navigator.onLine, pricesAt });
  const url = `${publicOrigin().replace(/^http/, 'ws')}${API_BASE}/stream`;
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
  let expected = 0;
  let heardAt = Date.now();
  let downSince: number | null = Date.now();

  const socket = openSocket(url, {
    onOpen() {
      expected = 0;
      heardAt = Date.now();
      downSince = null;
      forgetSent();
      send({ token: credentials()?.token ?? null });
      connectSender((symbols, depth) => send({ subscribe: [...symbols], depth }));
      setOnline(true);
    },
    onClose() {
      downSince ??= Date.now();
      connectSender(null);
    },
    onMessage(text) {
      heardAt = Date.now();
      const message = JSON.parse(text) as ServerMessage;
      // A gap means that something of ours was lost on the way.
      const isGap = expected !== 0 && message.n !== expected;
      expected = message.n + 1;
      if (isGap) readAgain();
      receive(message);
    },
  });
  setInterval(() => {
    if (downSince === null && Date.now() - heardAt > SILENCE_MS) socket.reconnect();
    else if (downSince === null && Date.now() - heardAt > SILENCE_MS / 2) send({ ping: Date.now() });
    if (downSince !== null && Date.now() - downSince > GRACE_MS) setOnline(false);
  }, 1000);
  addEventListener('offline', () => setOnline(false));
  addEventListener('online', () => socket.reconnect());
  onCredentials(() => socket.reconnect());
}

function receive(message: ServerMessage): void {
  switch (message.type) {
    case 'hello':
      learnServerTime(message.serverTime);
      // What changed while we were away is read again.
      readAgain();
      return;
    case 'quotes':
      receiveTicks(message.ticks);
      connection.set({ isOnline: true, pricesAt: serverNow() });
      return;
    case 'depth':
      return receiveDepth(message);
    case 'session':
      // An opening, a close or a halt changes the states of many at once.
      readBases();
      return putAnswer(getSession, {}, message.session);
    case 'order':
      putAnswer(getOrder, { order: message.order.id }, message.order);
      invalidate(listOrders, listHoldings, getPosition);
      return;
    case 'position':
      invalidate(listPositions, listHoldings, getPosition);
      return;
    case 'funds':
      putAnswer(getSummary, {}, message.summary);
      invalidate(listRecords);
      return;
    case 'message':
      arrivedMessage.set(message.message);
      // What it tells of may be an alert that has fired.
      return invalidate(listAlerts, listMessages);
    case 'resync':
      return readAgain();
    case 'pong':
      return learnServerTime(message.serverTime);
    case 'bye':
      if (message.code === 'session.ended' && credentials() !== null) endSession();
      return;
  }
}

function readAgain(): void {
  invalidate(listOrders, listPositions, listHoldings, getOrder, getPosition, getSummary, listRecords, getSession, listMessages);
}

function setOnline(isOnline: boolean): void {
  connection.set({ ...connection.get(), isOnline });
}
