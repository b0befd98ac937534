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
  [{ DATABASE_URL: 'postgresql://me@db.example/bahi' }, 'DATABASE_APP_URL must be set too'],
  [{ DATABASE_APP_URL: 'postgresql://bahi_app@db.example/bahi' }, 'DATABASE_URL must be set too'],
  [{ DATABASE_APP_URL: 'postgresql://me@db.example/bahi' }, 'DATABASE_APP_URL must look like postgresql://bahi_app:'],
  [{ DATABASE_APP_URL: 'postgresql://bahi_app@db.example/bahi?user=me' }, 'the application logs in as bahi_app'],
  [{ NATS_URL: 'nats://x' }, 'NATS_URL is not available in this version'],
  [{ BAHI_ROLES: 'api' }, 'BAHI_ROLES must name all of api, exchange, jobs'],
  [{ BAHI_ROLES: 'api,chef' }, 'BAHI_ROLES names no role "chef"'],
  [{ BAHI_MODE: 'live' }, 'licence block'],
  [{ BAHI_MODE: 'demo' }, 'BAHI_MODE must be "practice" or "live"'],
  [
    { BAHI_MARKET_SEED: 'mine' },
    'BAHI_MARKET_SEED must be 64 hexadecimal digits, or be left out for a market nobody knows beforehand',
  ],
  [{ BAHI_PRACTICE_REVIEWER: 'no' }, 'BAHI_PRACTICE_REVIEWER must be "on" or "off"'],
  [{ BAHI_RATE_PER_MINUTE: '-1' }, 'BAHI_RATE_PER_MINUTE must be a positive whole number'],
  [{ BAHI_METRICS_TOKEN: 'short' }, 'BAHI_METRICS_TOKEN must be 16 to 200 signs'],
  [{ BAHI_METRICS_TOKEN: 'two words that are long' }, 'without blanks'],
  [{ BAHI_NEWS_FEEDS: 'http://news.example/rss' }, 'BAHI_NEWS_FEEDS must be https addresses'],
  [{ BAHI_NEWS_FEEDS: 'https://a.example/rss, not an address' }, '"not an address" is none'],
  [{ BAHI_NEWS_FEEDS: 'https://me:secret@a.example/' }, 'must be https addresses'],
  [{ BAHI_NEWS_FEEDS: Array(21).fill('https://a.example/').join(',') }, 'at most 20'],
  [{ BAHI_SMTP_URL: 'http://mail.example' }, 'BAHI_SMTP_URL must look like smtp://user:password@host:587'],
  [{ BAHI_SMTP_URL: 'smtp://mail.example/inbox' }, 'BAHI_SMTP_URL must look like'],
  [{ BAHI_SMTP_URL: 'smtp://mail.example' }, 'BAHI_SMTP_FROM and BAHI_SMTP_TO must be set too'],
  [
    {
      BAHI_SMS_FILE: 'sms.json',
      BAHI_SMTP_URL: 'smtp://127.0.0.1',
      BAHI_SMTP_FROM: 'a@b.example',
      BAHI_SMTP_TO: '{phone}@b.example',
    },
    'set one',
  ],
  [{ BAHI_SMTP_FROM: 'Bahi <codes@bahi.example>' }, 'BAHI_SMTP_FROM must be an e-mail address'],
  [{ BAHI_SMTP_TO: '919876543210@sms.example' }, 'BAHI_SMTP_TO must be an e-mail address with {phone} once'],
  [{ BAHI_SMTP_TO: '{phone}{phone}@sms.example' }, 'with {phone} once in it'],
  [{ BAHI_PUBLIC_URL: 'http://bahi.example' }, 'BAHI_PUBLIC_URL must be an https address'],
  [{ BAHI_PUBLIC_URL: 'https://192.0.2.7' }, 'BAHI_PUBLIC_URL must be an https address'],
  [{ BAHI_PUBLIC_URL: 'https://bahi.example/app' }, 'without a path'],
])('%j stops the start with one clear line', (source, line) => {
  expect(() => parseEnv(source)).toThrow(StartError);
  expect(() => parseEnv(source)).toThrow(line);
});

test('beside a gateway to phones the mail server needs no address made from them', () => {
  const mail = { BAHI_SMTP_URL: 'smtp://127.0.0.1', BAHI_SMTP_FROM: 'a@b.example' };
  expect(parseEnv({ ...mail, BAHI_SMS_FILE: 'sms.json' }).smtp).toMatchObject({ host: '127.0.0.1', to: '' });
  expect(() => parseEnv({ BAHI_SMTP_FROM: 'a@b.example', BAHI_SMS_FILE: 'sms.json' })).toThrow(
    'BAHI_SMTP_URL must be set too',
  );
});

test('news feeds are a list, and none unless they are named', () => {
  expect(parseEnv({}).newsFeeds).toEqual([]);
  const list = ' https://a.example/rss,https://b.example:8443/atom?x=1, ,https://a.example/rss';
  expect(parseEnv({ BAHI_NEWS_FEEDS: list }).newsFeeds).toEqual([
    'https://a.example/rss',
    'https://b.example:8443/atom?x=1',
  ]);
});

test('SMTP is told by three settings; outside of this machine nothing goes before TLS', () => {
  const rest = { BAHI_SMTP_FROM: 'codes@bahi.example', BAHI_SMTP_TO: '{phone}@sms.example' };
  const smtp = (url: string) => parseEnv({ ...rest, BAHI_SMTP_URL: url }).smtp;
  expect(parseEnv({}).smtp).toBeNull();
  expect(smtp('smtp://bahi:p%40ss%3A%2F@mail.example')).toEqual({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    needsTls: true,
    user: 'bahi',
    password: 'p@ss:/',
    from: 'codes@bahi.example',
    to: '{phone}@sms.example',
  });
  expect(smtp('smtps://mail.example')).toMatchObject({ port: 465, isSecure: true, needsTls: false, user: '' });
  expect(smtp('smtp://127.0.0.1:2525')).toMatchObject({ host: '127.0.0.1', port: 2525, needsTls: false });
  expect(smtp('smtp://[::1]:25')).toMatchObject({ host: '::1', needsTls: false });
});

test('the public address is an origin', () => {
  expect(parseEnv({}).publicUrl).toBeNull();
  expect(parseEnv({ BAHI_PUBLIC_URL: 'https://Bahi.example:8443/' }).publicUrl).toBe('https://bahi.example:8443');
  expect(parseEnv({ BAHI_PUBLIC_URL: 'http://localhost:5173' }).publicUrl).toBe('http://localhost:5173');
});

test('each bad value has its own line', () => {
  expect(() => parseEnv({ PORT: 'x', BAHI_MODE: 'y' })).toThrow(/^PORT .*\nBAHI_MODE .*$/);
});
