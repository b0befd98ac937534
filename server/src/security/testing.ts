/** Security's calls on a test's server, with keys in a temporary folder and the outbox for what goes to phones. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { SEALER, type Options } from '../identity/testing.ts';
import { createMessenger, type Messenger } from '../messenger/service.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import { createCustomerKeys, type CustomerKeys } from '../platform/customer-keys.ts';
import type { Database } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { registerSecurityRoutes } from './routes.ts';
import type { SecurityOptions } from './idempotency.ts';

const keysOfFiles = new Map<string, CustomerKeys>();

/** Of one test file: the numbers of customers begin at 1 in each, and a process runs many. */
function keysOfFile(): CustomerKeys {
  const file = expect.getState().testPath!;
  let keys = keysOfFiles.get(file);
  if (keys === undefined) {
    keys = createCustomerKeys({ folder: mkdtempSync(join(tmpdir(), 'bahi-keys-')), master: SEALER });
    keysOfFiles.set(file, keys);
  }
  return keys;
}

export const KEYS: CustomerKeys = {
  of: (customerId) => keysOfFile().of(customerId),
  named: (name) => keysOfFile().named(name),
  destroy: (customerId) => keysOfFile().destroy(customerId),
};

export function registerTestSecurity(
  server: FastifyInstance,
  deps: { db: Database; clock: Clock; bus: Bus },
  changes: Partial<SecurityOptions> = {},
): void {
  registerSecurityRoutes(server, {
    ...deps,
    parametersAt: defaultsOf(practiceCalendar),
    sealer: SEALER,
    keys: KEYS,
    messenger: testMessenger(deps),
    publicUrl: null,
    houseName: () => 'Bahi',
    ...changes,
  });
}

export function testMessenger({ db, clock }: { db: Database; clock: Clock }): Messenger {
  const log = createLog({ level: 'silent' });
  return createMessenger({ db, clock, log, sealer: SEALER, mode: 'practice', smtp: null, houseName: () => 'Bahi' });
}

/** For startHarness and startInstance. */
export const withSecurity = (changes: Partial<SecurityOptions> = {}): Options => ({
  addRoutes: (server, deps) => registerTestSecurity(server, deps, changes),
});
