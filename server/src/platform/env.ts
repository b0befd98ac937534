/** The environment of the server (design §4), read once. Each bad value is one clear line, and the server does not start. */
import { resolve } from 'node:path';
import * as z from 'zod';
import { APP_ROLE, userOf } from './database-url.ts';

export type Env = Settings & DatabaseSettings;

/** Of the owner, for migrations, and of the application's role; both null: the embedded PostgreSQL. */
type DatabaseSettings =
  | { readonly databaseUrl: string; readonly databaseAppUrl: string }
  | { readonly databaseUrl: null; readonly databaseAppUrl: null };

interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataFolder: string;
  readonly mode: 'practice';
  /** Whether this practice install has its reviewer (practice/reviewer.ts). */
  readonly hasPracticeReviewer: boolean;
  /** Of the practice market, for its first start; null draws one that nobody knows. */
  readonly marketSeed: string | null;
  readonly logLevel: string;
  readonly ratePerMinute: number;
  readonly streamsPerAddressMax: number;
  readonly trustProxy: string | false;
  /** Opens /metrics from other machines; null: nothing does. */
  readonly metricsToken: string | null;
  /** RSS and Atom feeds to read news from; none by default. */
  readonly newsFeeds: readonly string[];
  /** By which codes go to phones; null: none does. */
  readonly smtp: SmtpSettings | null;
  /** Absolute: the template of an HTTP gateway for short messages (messenger/sms.ts); null: none. */
  readonly smsFile: string | null;
  /** Where browsers open the app, "https://bahi.example": passkeys are bound to it. Null: at localhost only. */
  readonly publicUrl: string | null;
}

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps:). */
  readonly isSecure: boolean;
  /** Nothing goes before STARTTLS: codes must not cross a network in the clear. */
  readonly needsTls: boolean;
  /** Empty: without a sign-in. */
  readonly user: string;
  readonly password: string;
  /** The sender's address. */
  readonly from: string;
  /** The recipient's address, with {phone} where the digits of the number go. */
  readonly to: string;
}

/** Told to the operator as it is, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

const ROLES = ['api', 'exchange', 'jobs'];

const NEWS_FEEDS_MAX = 20;

const text = (fallback: string) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.string().default(fallback));

const schema = z.object({
  PORT: text('8080').pipe(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a port number'),
  ),
  HOST: text('127.0.0.1').pipe(z.string().regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an address')),
  BAHI_DATA: text('./data').transform((path) => resolve(path)),
  DATABASE_URL: text('').pipe(
    z
      .string()
      .refine(
        (url) => url === '' || isPostgresUrl(url),
        'must look like postgresql://user:password@host:5432/database',
      ),
  ),
  DATABASE_APP_URL: text('').pipe(
    z
      .string()
      .refine(
        (url) => url === '' || (isPostgresUrl(url) && userOf(url) === APP_ROLE),
        `must look like postgresql://${APP_ROLE}:password@host:5432/database: the application logs in as ${APP_ROLE}`,
      ),
  ),
  NATS_URL: text('').pipe(
    z
      .string()
      .refine((url) => url === '', 'is not available in this version: one process holds all roles, leave it unset'),
  ),
  BAHI_ROLES: text(ROLES.join(',')).pipe(
    z.string().superRefine((roles, ctx) => {
      const names = roles.split(',').map((role) => role.trim());
      const unknown = names.filter((name) => !ROLES.includes(name));
      if (unknown.length > 0)
        ctx.addIssue({ code: 'custom', message: `names no role "${unknown[0]}"; roles are ${ROLES.join(', ')}` });
      else if (new Set(names).size < ROLES.length) {
        ctx.addIssue({
          code: 'custom',
          message: 'must name all of api, exchange, jobs: splitting them is not available in this version',
        });
      }
    }),
  ),
  BAHI_MODE: text('practice').pipe(
    z.string().superRefine((mode, ctx) => {
      if (mode === 'practice') return;
      const message =
        mode === 'live'
          ? 'is "live", and live mode needs a licence block (firm, regulator, registration number, public register link, custodian) in the configuration: there is none'
          : 'must be "practice" or "live"';
      ctx.addIssue({ code: 'custom', message });
    }),
  ),
  BAHI_PRACTICE_REVIEWER: text('on').pipe(z.enum(['on', 'off'], 'must be "on" or "off"')),
  BAHI_MARKET_SEED: text('').pipe(
    z
      .string()
      .regex(
        /^(?:|[0-9a-f]{64})$/,
        'must be 64 hexadecimal digits, or be left out for a market nobody knows beforehand',
      ),
  ),
  BAHI_LOG: text('info').pipe(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
  BAHI_RATE_PER_MINUTE: text('6000').pipe(
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'must be a positive whole number')
      .transform(Number),
  ),
  BAHI_STREAMS_PER_ADDRESS: text('500').pipe(
    z
      .string()
      .regex(/^[1-9]\d{0,6}$/, 'must be a positive whole number')
      .transform(Number),
  ),
  BAHI_NEWS_FEEDS: text('').transform((list, ctx) => {
    const feeds = list
      .split(',')
      .map((feed) => feed.trim())
      .filter((feed) => feed !== '');
    const bad = feeds.find((feed) => !isFeedAddress(feed));
    if (bad !== undefined)
      ctx.addIssue({ code: 'custom', message: `must be https addresses with commas between them; "${bad}" is none` });
    if (feeds.length > NEWS_FEEDS_MAX)
      ctx.addIssue({ code: 'custom', message: `names ${feeds.length} feeds; at most ${NEWS_FEEDS_MAX} are read` });
    return [...new Set(feeds)];
  }),
  BAHI_SMTP_URL: text('').pipe(
    z
      .string()
      .refine(
        (url) => url === '' || smtpServer(url) !== null,
        'must look like smtp://user:password@host:587 or smtps://user:password@host',
      ),
  ),
  BAHI_SMTP_FROM: text('').pipe(
    z.string().refine((from) => from === '' || MAIL_ADDRESS.test(from), 'must be an e-mail address'),
  ),
  BAHI_SMTP_TO: text('').pipe(
    z
      .string()
      .refine(
        (to) => to === '' || (to.split('{phone}').length === 2 && MAIL_ADDRESS.test(to.replace('{phone}', '1'))),
        'must be an e-mail address with {phone} once in it, like {phone}@sms.example.com',
      ),
  ),
  BAHI_SMS_FILE: text(''),
  BAHI_PUBLIC_URL: text('').transform((url, ctx) => {
    const origin = url === '' ? null : publicOrigin(url);
    if (url !== '' && origin === null)
      ctx.addIssue({ code: 'custom', message: 'must be an https address without a path, like https://bahi.example' });
    return origin;
  }),
  BAHI_TRUST_PROXY: text('').pipe(z.string().regex(/^[0-9A-Fa-f.:,/]*$/, 'must be a list of proxy addresses')),
  BAHI_METRICS_TOKEN: text('').pipe(
    z.string().regex(/^([\x21-\x7e]{16,200})?$/, 'must be 16 to 200 signs without blanks: openssl rand -hex 32'),
  ),
});

const SMTP_NAMES = ['BAHI_SMTP_URL', 'BAHI_SMTP_FROM', 'BAHI_SMTP_TO'] as const;
const MAIL_ADDRESS = /^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new StartError(lines.join('\n'));
  }
  const values = parsed.data;
  if ((values.DATABASE_URL === '') !== (values.DATABASE_APP_URL === ''))
    throw new StartError(
      `${values.DATABASE_URL === '' ? 'DATABASE_URL' : 'DATABASE_APP_URL'} must be set too: the owner's address is for migrations, the application logs in as ${APP_ROLE}`,
    );
  if (values.BAHI_SMS_FILE !== '' && values.BAHI_SMTP_TO !== '')
    throw new StartError('BAHI_SMS_FILE and BAHI_SMTP_TO both say how codes reach phones: set one');
  // Beside a gateway to phones the mail server carries e-mail alone.
  const smtpNames = SMTP_NAMES.filter((name) => name !== 'BAHI_SMTP_TO' || values.BAHI_SMS_FILE === '');
  const smtpMissing = smtpNames.filter((name) => values[name] === '');
  if (smtpMissing.length > 0 && smtpMissing.length < smtpNames.length)
    throw new StartError(`${smtpMissing.join(' and ')} must be set too: ${smtpNames.join(', ')} belong together`);
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: values.BAHI_DATA,
    ...(values.DATABASE_URL === ''
      ? { databaseUrl: null, databaseAppUrl: null }
      : { databaseUrl: values.DATABASE_URL, databaseAppUrl: values.DATABASE_APP_URL }),
    mode: 'practice',
    hasPracticeReviewer: values.BAHI_PRACTICE_REVIEWER === 'on',
    marketSeed: values.BAHI_MARKET_SEED === '' ? null : values.BAHI_MARKET_SEED,
    logLevel: values.BAHI_LOG,
    ratePerMinute: values.BAHI_RATE_PER_MINUTE,
    streamsPerAddressMax: values.BAHI_STREAMS_PER_ADDRESS,
    trustProxy: values.BAHI_TRUST_PROXY === '' ? false : values.BAHI_TRUST_PROXY,
    metricsToken: values.BAHI_METRICS_TOKEN === '' ? null : values.BAHI_METRICS_TOKEN,
    newsFeeds: values.BAHI_NEWS_FEEDS,
    smtp:
      values.BAHI_SMTP_URL === ''
        ? null
        : { ...smtpServer(values.BAHI_SMTP_URL)!, from: values.BAHI_SMTP_FROM, to: values.BAHI_SMTP_TO },
    smsFile: values.BAHI_SMS_FILE === '' ? null : resolve(values.BAHI_SMS_FILE),
    publicUrl: values.BAHI_PUBLIC_URL,
  };
}

function smtpServer(text: string): Omit<SmtpSettings, 'from' | 'to'> | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname: host, port, username, password, pathname, search, hash } = new URL(text);
  if (!/^smtps?:$/.test(protocol) || host === '' || !/^\/?$/.test(pathname) || search !== '' || hash !== '')
    return null;
  const isSecure = protocol === 'smtps:';
  try {
    return {
      host: host.replaceAll(/[[\]]/g, ''),
      port: port === '' ? (isSecure ? 465 : 587) : Number(port),
      isSecure,
      needsTls: !isSecure && !LOOPBACK.includes(host),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    };
  } catch {
    return null;
  }
}

/** Browsers make passkeys for names only, and over https; localhost needs none. */
function publicOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  const isName = /[a-z]/.test(url.hostname) && !url.hostname.startsWith('[');
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
  return isPlain && isName && isAllowed ? url.origin : null;
}

function isFeedAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

function isPostgresUrl(url: string): boolean {
  return URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
}
