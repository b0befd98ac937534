/**
 * The contract's texts, looked at as those of the app and the console are, and the words of each domain's facts together; here, because
 * the contract reads no folders.
 */
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { configKeys } from '@bahi/contract/configuration/calls.ts';
import { refusals } from '@bahi/contract/errors.ts';
import { queues } from '@bahi/contract/staff/kinds.ts';
import { stories } from '@bahi/contract/stories.ts';
import { familiesOf, mistakesIn } from '@bahi/contract/testing-texts.ts';
import { ENTRY_KINDS, HOLD_KINDS } from '@bahi/core/ledger.ts';
import { describe, expect, test } from 'vitest';
import { DOMAIN_INVARIANTS } from '../server/src/invariants.ts';
import { LEDGER_INVARIANTS } from '../server/src/ledger/invariants.ts';
import { textsByDomain } from '../server/src/platform/contract-texts.ts';

const folder = join(import.meta.dirname, '../contract/src');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|[./])(en|tw|ko)\.ts$/.test(file),
);
const modules = await Promise.all(
  files.map(async (file) => [file, (await import(join(folder, file))) as object] as const),
);
const invariants = [...LEDGER_INVARIANTS, ...DOMAIN_INVARIANTS];
const meanings = Object.fromEntries(invariants.map(({ name, meaning }) => [name, { meaning }]));
// Beside the titles of a domain's invariants.
const inServer = files.flatMap((file) => {
  const family = /^(.*[/]invariants[.])en[.]ts$/.exec(file)?.[1];
  return family === undefined ? [] : [[family, { texts: meanings }] as const];
});
const families = familiesOf(Object.fromEntries(modules), Object.fromEntries(inServer));

test('every family of texts of the contract is looked at', () => {
  expect(families.length).toBeGreaterThanOrEqual(15);
});

test.each(families)('$name says the same things in all three languages', (family) => {
  expect(mistakesIn(family)).toEqual([]);
});

// A spread that overwrites another's key, or a file that nobody spreads, compiles.
test.each([
  ['refusals.ts', refusals],
  ['stories.ts', stories],
  ['queue.ts', queues],
  ['config-keys.ts', configKeys],
])('what stands in %s of each domain is put together, each once', async (name, all) => {
  const owned = await Promise.all(
    globSync(`*/{,staff-}${name}`, { cwd: folder }).map((file) => import(join(folder, file)) as Promise<object>),
  );
  const keys = owned.flatMap((module) => Object.values(module) as object[]).flatMap((part) => Object.keys(part));
  expect(keys.toSorted()).toEqual(Object.keys(all).toSorted());
});

describe.each(['en', 'tw', 'ko'] as const)('in %s', (language) => {
  test.each([
    ['refusals', Object.keys(refusals)],
    ['stories', Object.keys(stories)],
    ['config-keys', Object.keys(configKeys)],
    ['invariants', invariants.map(({ name }) => name)],
    ['entries', ENTRY_KINDS],
    ['holds', HOLD_KINDS],
  ] as const)('the %s of all domains have their words, each of one domain', async (family, facts) => {
    const parts = await textsByDomain<Record<string, unknown>>(family, language);
    expect(Object.values(parts).flatMap(Object.keys).toSorted()).toEqual(facts.toSorted());
  });

  test.each(['config-keys', 'invariants'] as const)(
    'no two of the %s are called or explained alike',
    async (family) => {
      const parts = await textsByDomain<Record<string, Readonly<Record<string, string>>>>(family, language);
      const said = Object.values(parts).flatMap((part) =>
        Object.values(part).flatMap((words) => Object.values(words!)),
      );
      expect(said.filter((text, at) => text.trim() === '' || said.indexOf(text) !== at)).toEqual([]);
    },
  );

  test('a refusal uses only its parameters', async () => {
    const parts = await textsByDomain<Record<string, string>>('refusals', language);
    const told = Object.values(parts).flatMap((part) => Object.entries(part));
    const unknown = ([code, text]: readonly [string, string | undefined]) =>
      [...parametersIn(text!)].some((name) => !namesOf(refusals, code).has(name));
    expect(told.filter(unknown)).toEqual([]);
    expect(told.filter(([, text]) => text === '')).toEqual([]);
  });

  test('a story uses only its parameters, and nothing that is known goes untold', async () => {
    const parts = await textsByDomain<Record<string, { readonly title: string; readonly body: string }>>(
      'stories',
      language,
    );
    const told = Object.values(parts).flatMap((part) => Object.entries(part));
    for (const [key, words] of told) {
      expect(words!.title.length * words!.body.length, key).toBeGreaterThan(0);
      expect(parametersIn(`${words!.title} ${words!.body}`), key).toEqual(namesOf(stories, key));
    }
  });
});

function parametersIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/\{([^}|]*?)(\/10|\|[^}]+)?\}/g), (match) => match[1]!));
}

function namesOf(facts: Readonly<Record<string, object>>, key: string): Set<string> {
  return new Set(Object.keys(facts[key] ?? {}));
}
