/** The calls of contract/src/notifications/calls.ts. */
import {
  getNotificationSettings,
  setNotification,
  setNotificationDetails,
  subscribePush,
  unsubscribePush,
} from '@bahi/contract/notifications/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import type { PushNetwork } from './push.ts';
import { notificationSettings, showDetails, turn, type SettingsDeps } from './settings.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

export interface RoutesDeps extends SettingsDeps {
  readonly db: Database;
  readonly pushNetwork: PushNetwork;
}

export function registerNotificationsRoutes(server: FastifyInstance, deps: RoutesDeps): void {
  const { db } = deps;

  route(server, getNotificationSettings, (_input, { customer }) =>
    db.read((tx) => notificationSettings(tx, deps, customer)),
  );

  command(server, db, setNotification, async (tx, { input, ...who }) => {
    await turn(tx, deps, who, input);
    return {};
  });

  command(server, db, setNotificationDetails, async (tx, { input, ...who }) => {
    await showDetails(tx, who, input.showsDetails);
    return {};
  });

  command(server, db, subscribePush, async (tx, subscribing) => {
    await subscribe(tx, deps, subscribing);
    return {};
  });

  command(server, db, unsubscribePush, async (tx, { sessionId }) => {
    await unsubscribe(tx, sessionId);
    return {};
  });
}
