import { expect, test } from 'vitest';
import { parseEnv, StartError } from './env.ts';

test('everything has a default', () => {
  expect(parseEnv({})).toMatchObject({ port: 8080, host: '127.0.0.1', databaseUrl: null, mode: 'practice' });
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a port number'],
  [{ PORT: '70000' }, 'PORT must be a port number'],
  [{ HOST: 'a b' }, 'HOST must be a host name'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgresql://'],
  [{ NATS_URL: 'nats://x' }, 'NATS_URL is not available in this version'],
  [{ BAHI_ROLES: 'api' }, 'BAHI_ROLES must name all of api, exchange, jobs'],
  [{ BAHI_ROLES: 'api,chef' }, 'BAHI_ROLES names no role "chef"'],
  [{ BAHI_MODE: 'live' }, 'licence block'],
  [{ BAHI_MODE: 'demo' }, 'BAHI_MODE must be "practice" or "live"'],
  [{ BAHI_RATE_PER_MINUTE: '-1' }, 'BAHI_RATE_PER_MINUTE must be a positive whole number'],
])('%j stops the start with one clear line', (source, line) => {
  expect(() => parseEnv(source)).toThrow(StartError);
  expect(() => parseEnv(source)).toThrow(line);
});

test('each bad value has its own line', () => {
  expect(() => parseEnv({ PORT: 'x', BAHI_MODE: 'y' })).toThrow(/^PORT .*\nBAHI_MODE .*$/);
});
