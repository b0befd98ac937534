/** Structured logs (pino). They never hold tokens, passwords, codes or keys: such fields are cut out wherever they stand. */
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

const SECRET_FIELDS = [
  'token',
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'fundPassword',
  'code',
  'authorization',
  'cookie',
  'key',
  'secret',
  'idempotencyKey',
];

export function createLog(options: { level?: string; destination?: DestinationStream; toStderr?: boolean } = {}): Log {
  const settings = {
    level: options.level ?? 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[cut]' },
    serializers: { err: serializeError },
  };
  if (options.toStderr === true) return pino(settings, pino.destination({ dest: 2, sync: true }));
  return options.destination === undefined ? pino(settings) : pino(settings, options.destination);
}

/** Without the query's values: PostgreSQL's `detail` and `where` quote rows. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const sqlState = (error as { code?: unknown }).code;
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  const errors = error instanceof AggregateError ? { errors: error.errors.map(serializeError) } : {};
  return { name, message, stack, ...(typeof sqlState === 'string' ? { sqlState } : {}), ...cause, ...errors };
}
