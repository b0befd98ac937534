/** The offline command reads a published draw from a file, as it reads a statement (server/src/proofs/proofs.test.ts). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryText, type DrawLog } from '@bahi/core/draw-log.ts';
import type { LoggedWhat } from '@bahi/core/draw-words.ts';
import { drawOffer } from '@bahi/core/lottery.ts';
import { valued } from '@bahi/core/pool-valuation.ts';
import { asciiBytes, hexOf, hmacSha256, sha256 } from '@bahi/core/sha256.ts';
import { NO_HASH } from '@bahi/core/statement-form.ts';

const closesAt = Date.UTC(2026, 10, 20, 6);
const terms = {
  offer: '501',
  symbol: 'VRM',
  tickets: 'lot' as const,
  lots: 3,
  applicationsMax: 1,
  closesAt,
  index: 'BAHI50',
  date: '2026-11-21',
  levelAt: closesAt + 86_400_000,
};
const applications = Array.from({ length: 9 }, (_, n) => ({
  application: String(1_000_001 + n),
  customer: `c-${n}`,
  lots: 1,
}));
const draw = drawOffer({ terms, seed: 'ab'.repeat(32), applications, level: '24350.75' }, { sha256, hmac: hmacSha256 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function verify(...contents: readonly unknown[]) {
  const files = contents.map((content, at) => {
    const file = join(folder, `${at}.json`);
    writeFileSync(file, JSON.stringify(content));
    return file;
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'verify.ts'), ...files], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a whole draw verifies, as a file or as an answer of the API, alone and beside what was published', () => {
  const whole = {
    status: 0,
    stdout: expect.stringMatching(/^Draw of offer 501 [^]*9 lots, 3 offered[^]*24350\.75\.\n$/),
  };
  expect(verify(draw)).toMatchObject(whole);
  expect(verify({ status: 1, msg: '', data: draw }, draw)).toMatchObject(whole);
  expect(verify(draw, { commitment: draw.commitment })).toMatchObject(whole);
});

test('what was changed is named', () => {
  const loser = applications.find(({ application }) => !draw.winners.some((won) => won.application === application))!;
  const winners = [...draw.winners, { application: loser.application, lots: 1 }].toSorted(
    (left, right) => Number(left.application) - Number(right.application),
  );
  expect(verify({ ...draw, winners })).toMatchObject({
    status: 1,
    stdout: `WRONG  application ${loser.application} did not win, and is given 1 lots\n`,
  });
  expect(verify({ ...draw, level: '24350.76' }).stdout).toContain(
    'the public value is not the one that was drawn with',
  );
  expect(verify(draw, { ...draw, listHash: '00'.repeat(32) })).toMatchObject({
    status: 1,
    stdout: 'WRONG  the list hash is not the one that was published\n',
  });
  expect(verify({ ...draw, seed: 'ab' }).stdout).toContain('the field "seed" is missing, malformed or unknown');
});

test('a second file without anything that was published, and a file that is neither, are told', () => {
  expect(verify(draw, { rows: [] })).toMatchObject({ status: 2, stderr: expect.stringContaining('nothing of a draw') });
  expect(verify({ format: 'other' })).toMatchObject({ status: 1, stdout: expect.stringContaining('not a statement') });
});

/** Each published at this moment, chained as the house chains them. */
function logged(...published: readonly (readonly [LoggedWhat, string, number])[]): DrawLog {
  let previous = NO_HASH;
  const entries = published.map(([what, value, at], index) => {
    const entry = { number: index + 1, at, offer: terms.offer, what, value };
    previous = hexOf(sha256(asciiBytes(entryText(entry, previous))));
    return { ...entry, hash: previous };
  });
  return { format: 'bahi-draw-log-1', previous: NO_HASH, entries, proof: null };
}

test('a log says when each was published, and what came too late is named', () => {
  const { commitment, listHash, resultHash } = draw;
  const log = (committedAt: number, listedAt: number) =>
    logged(
      ['commitment', commitment, committedAt],
      ['list', listHash, listedAt],
      ['result', resultHash, terms.levelAt + 5],
    );
  expect(verify(draw, log(closesAt - 1, terms.levelAt - 1))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('The log of draws holds, 3 entries'),
  });
  expect(verify(draw, log(closesAt - 1, terms.levelAt))).toMatchObject({
    status: 1,
    stdout: 'WRONG  the list hash was published only after the public value was known\n',
  });
  expect(verify(draw, log(closesAt, terms.levelAt - 1))).toMatchObject({
    status: 1,
    stdout: 'WRONG  the commitment was published only after the applications had closed\n',
  });
  const madeUp = logged(
    ['result', resultHash, terms.levelAt + 5],
    ['commitment', commitment, closesAt - 1],
    ['list', listHash, terms.levelAt - 1],
  );
  expect(verify(draw, madeUp)).toMatchObject({
    status: 1,
    stdout: 'WRONG  the commitment says an earlier moment than what the log has before it\n',
  });
});

test('the valuations of a pool verify, and what was changed in one is named', () => {
  const pool = { pool: 1, feeBps: 100, before: { hash: NO_HASH, units: '0', closedOn: '2026-11-26' } };
  const facts = { number: 1, at: closesAt, date: '2026-11-27', seq: 0, head: NO_HASH, cash: '0', dividends: '0' };
  const requests = [{ request: '7', what: 'subscribed' as const, amount: 5_00_000_00n }];
  const inputs = { impactMid: '10000', average: '10000', traded: '10001.5', range: '0.01', at: closesAt };
  const positions = [{ symbol: 'VRM', shares: 1, mark: 100_00, inputs }];
  const one = valued(pool, { ...facts, moment: 'close', positions, requests }, sha256);
  const file = { format: 'bahi-valuations-2', ...pool, valuations: [one], proof: null };
  expect(verify(file)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Pool 1: 1 valuations hold/) });
  expect(verify({ ...file, valuations: [{ ...one, unitsAfter: '50000001' }] })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('valuation 1 ends with other units than its requests leave'),
  });
  const tape = (price: number) => {
    const minutes = [[closesAt, price, price + 2, price, price, 100]];
    return { format: 'bahi-tape-1', at: closesAt, instruments: [{ symbol: 'VRM', priceScale: 2, minutes }] };
  };
  expect(verify(file, [tape(100_00)])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 of 1 marks follow from what they were found by; 1 were held against the tape.'),
  });
  expect(verify(file, { status: 1, msg: '', data: tape(90_00) })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('valuation 1 counts VRM at a mark that what was traded then does not bear out'),
  });
});

test('the plans of a pool verify, as a file or as an answer of the API, and what was changed in one is named', () => {
  const stocks = [{ symbol: 'VRM', mark: 500_00, held: 1_000, volume: 1_000_000 }];
  const line = { line: 1, symbol: 'VRM', side: 'sell', planned: 1_000, asked: 1_000, limit: 500_00, code: null };
  const end = { outcome: 'filled', filled: 1_000, turnover: '50000000' };
  const plan = { number: 1, date: '2026-11-20', at: closesAt, seen: [], targets: [], cash: '100', dividends: '0' };
  const one = {
    ...plan,
    owed: '0',
    stocks,
    lotSize: 100,
    lines: [{ ...line, ...end }],
    buyingCash: null,
    buyingOwed: null,
  };
  const file = { format: 'bahi-plans-1', pool: 1, strategy: 'trend', before: null, plans: [one] };
  expect(verify({ status: 1, msg: '', data: file })).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Pool 1, trend: 1 plans hold/),
  });
  expect(verify({ ...file, plans: [{ ...one, stocks: [{ ...stocks[0], held: 2_000 }] }] })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('plan 1 has other orders than its targets and its book give'),
  });
});
