/**
 * A load generator for one URL: N keep-alive connections, each with one request in flight, over plain sockets, so that
 * what is measured is the server and not the client. Runs as its own process: `node http-load.ts` reads a job as one JSON
 * line on stdin, says "ready", starts at the next line, and prints one JSON line with what it saw.
 */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface LoadJob {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  /** Seconds at the start that do not count. */
  readonly warmSeconds: number;
  /** JSON file: [{ token, account }]. Requests go round these. */
  readonly credentialsFile: string;
  /** JSON texts to send, in turn. */
  readonly bodies: readonly string[];
  /** Start of the idempotency keys of this run. */
  readonly keyPrefix: string;
}

export interface LoadResult {
  readonly answered: number;
  readonly accepted: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Warm-up included. */
  readonly acceptedInAll: number;
  /** Processor time of the load itself, warm-up included. */
  readonly cpuSeconds: number;
}

if (import.meta.main) await main();

async function main(): Promise<void> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const job = JSON.parse((await lines.next()).value as string) as LoadJob;
  const heads = prepareHeads(job);
  process.stdout.write('ready\n');
  await lines.next();
  process.stdout.write(`${JSON.stringify(await runLoad(job, heads))}\n`);
  process.exit(0);
}

function prepareHeads(job: LoadJob): string[] {
  const credentials = JSON.parse(readFileSync(job.credentialsFile, 'utf8')) as { token: string; account: string }[];
  return credentials.map(
    ({ token, account }) =>
      `POST ${job.path} HTTP/1.1\r\nhost: ${job.host}\r\ncontent-type: application/json\r\ntoken: ${token}\r\naccount: ${account}\r\n`,
  );
}

function runLoad(job: LoadJob, heads: readonly string[]): Promise<LoadResult> {
  const latencies: number[] = [];
  const refused: Record<string, number> = {};
  let accepted = 0;
  let acceptedInAll = 0;
  let next = 0;
  const cpuBefore = process.cpuUsage();
  const begin = performance.now();
  const countFrom = begin + job.warmSeconds * 1000;
  const end = begin + job.seconds * 1000;
  const nextRequest = (): string => {
    const turn = next++;
    const body = job.bodies[turn % job.bodies.length]!;
    return `${heads[turn % heads.length]!}idempotency-key: ${job.keyPrefix}${String(turn).padStart(8, '0')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
  const onAnswer = (sentAt: number, answer: string): void => {
    const now = performance.now();
    const isAccepted = answer.includes('"status":1');
    if (isAccepted) acceptedInAll += 1;
    if (sentAt < countFrom || now > end) return;
    latencies.push(now - sentAt);
    if (isAccepted) accepted += 1;
    else {
      const code = /"code":"([^"]+)"/.exec(answer)?.[1] ?? answer.slice(0, 80);
      refused[code] = (refused[code] ?? 0) + 1;
    }
  };
  const connections = Array.from({ length: job.connections }, () => runConnection(job, nextRequest, onAnswer, end));
  return Promise.all(connections).then(() => {
    const { user, system } = process.cpuUsage(cpuBefore);
    latencies.sort((a, b) => a - b);
    const seconds = job.seconds - job.warmSeconds;
    const at = (share: number) => Math.round((latencies[Math.floor(latencies.length * share)] ?? 0) * 100) / 100;
    return {
      answered: latencies.length,
      accepted,
      refused,
      perSecond: Math.round(accepted / seconds),
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      acceptedInAll,
      cpuSeconds: (user + system) / 1_000_000,
    };
  });
}

/** One connection: send, wait for the whole answer, send again, until `end`. */
function runConnection(
  job: LoadJob,
  nextRequest: () => string,
  onAnswer: (sentAt: number, answer: string) => void,
  end: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(job.port, job.host);
    let sentAt = 0;
    let pending = '';
    const send = (): void => {
      if (performance.now() >= end) {
        socket.destroy();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(nextRequest());
    };
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      pending = pending === '' ? chunk.toString('latin1') : pending + chunk.toString('latin1');
      const headEnd = pending.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(pending)?.[1] ?? Number.NaN);
      if (Number.isNaN(length)) return reject(new Error(`an answer without a length: ${pending.slice(0, 200)}`));
      if (pending.length < headEnd + 4 + length) return;
      const answer = pending.slice(headEnd + 4, headEnd + 4 + length);
      pending = '';
      onAnswer(sentAt, answer);
      send();
    });
  });
}
