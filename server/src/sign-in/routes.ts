/** The calls of contract/src/sign-in/calls.ts. */
import * as contract from '@bahi/contract/sign-in/calls.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { signInState, signInToday } from './service.ts';

export interface SignInOptions {
  readonly db: Database;
  readonly calendar: Calendar;
}

export function registerSignInRoutes(server: FastifyInstance, { db, calendar }: SignInOptions): void {
  route(server, contract.getSignIn, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => signInState(tx, { calendar, customerId, now })),
  );
  command(server, db, contract.signInToday, (tx, { customerId, now }) =>
    signInToday(tx, { calendar, customerId, now }),
  );
}
