/** The contract's texts, looked at as those of the app and the console are; here, because the contract reads no folders. */
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { configKeys } from '@bahi/contract/configuration/calls.ts';
import { refusals } from '@bahi/contract/errors.ts';
import { en as invariants } from '@bahi/contract/invariant-texts/en.ts';
import { en as ledger } from '@bahi/contract/ledger-texts/en.ts';
import { en as codes, fields } from '@bahi/contract/refusal-texts/en.ts';
import { queueDeciders } from '@bahi/contract/staff/queues.ts';
import { stories } from '@bahi/contract/stories.ts';
import { familiesOf, mistakesIn } from '@bahi/contract/testing-texts.ts';
import { expect, test } from 'vitest';
import { DOMAIN_INVARIANTS } from '../server/src/invariants.ts';
import { LEDGER_INVARIANTS } from '../server/src/ledger/invariants.ts';

const folder = join(import.meta.dirname, '../contract/src');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|[./])(en|tw|ko)\.ts$/.test(file),
);
const modules = await Promise.all(
  files.map(async (file) => [file, (await import(join(folder, file))) as object] as const),
);
const meanings = Object.fromEntries(
  [...LEDGER_INVARIANTS, ...DOMAIN_INVARIANTS].map(({ name, meaning }) => [name, { meaning }]),
);
// Beside the titles of a domain's invariants.
const inServer = modules.flatMap(([file, module]) => {
  const family = /^(.*[/]invariants[.]|invariant-texts[/])en[.]ts$/.exec(file)?.[1];
  return family === undefined ? [] : [[family, { [Object.keys(module)[0]!]: meanings }] as const];
});
const families = familiesOf(Object.fromEntries(modules), Object.fromEntries(inServer));

test('every family of texts of the contract is looked at', () => {
  expect(families.length).toBeGreaterThanOrEqual(15);
});

// A spread that overwrites another's key, or a file that nobody spreads, compiles.
test.each([
  ['refusals.ts', refusals],
  ['refusals.en.ts', { ...codes, ...fields }],
  ['stories.ts', stories],
  ['queue.ts', queueDeciders],
  ['config-keys.ts', configKeys],
  ['invariants.en.ts', invariants],
  ['entries.en.ts', ledger.kind],
])('what stands in %s of each domain is put together, each once', async (name, all) => {
  const files = globSync(`*/${name}`, { cwd: folder });
  const owned = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  const keys = owned.flatMap((module) => Object.values(module) as object[]).flatMap((part) => Object.keys(part));
  expect(keys.toSorted()).toEqual(Object.keys(all).toSorted());
});

test.each(families)('$name says the same things in all three languages', (family) => {
  expect(mistakesIn(family)).toEqual([]);
});
