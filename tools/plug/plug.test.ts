/**
 * A domain is a plug (decision 0059): a whole sample domain is added to a copy of the tree, which is then checked, built and run. Of the
 * files that were there before, at most eight are edited by hand: what the sample brings, from a screen to an entry of the journal, most domains do.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOfProject, type Tree } from './tree.ts';

const EDITED_MAX = 6;
/** Beyond these: a kind of entry is one of the journal's, and has its place in the filter of the records. */
const FOR_ENTRIES = ['core/src/ledger.ts', 'web/src/records/filter.ts'];

/** Where the project lists its domains: an import, and an entry behind a part of the list. */
const EDITS = [
  {
    file: 'contract/src/errors.ts',
    imported: `import { sample } from './sample/refusals.ts';`,
    lines: { 'export const refusals = {': '\n  ...sample,' },
  },
  {
    file: 'contract/src/stories.ts',
    imported: `import { sample } from './sample/stories.ts';`,
    lines: { 'export const stories = {': '\n  ...sample,', 'export const aboutTypes = [': `'wish', ` },
  },
  {
    file: 'core/src/ledger.ts',
    imported: '',
    lines: { 'export const ENTRY_KINDS = [': `'wish_paid', `, 'export const HOLD_KINDS = [': `'wish', ` },
  },
  {
    file: 'web/src/records/filter.ts',
    imported: '',
    lines: { 'const choices: Record<Kind, true> = {': '\n  wish_paid: true,' },
  },
  {
    file: 'contract/src/staff/kinds.ts',
    imported: `import { sample } from '../sample/queue.ts';`,
    lines: { 'export const queues = {': '\n  ...sample,', 'export const productKinds = [': `'sample', ` },
  },
  {
    file: 'server/src/domains.ts',
    imported: `import { sample } from './sample/domain.ts';`,
    lines: { '  withdrawals,': '\n  sample,' },
  },
  {
    file: 'web/src/routes.ts',
    imported: `import { sampleRoutes } from './sample/domain.ts';`,
    lines: { 'export const routes = {': '\n  ...sampleRoutes,' },
  },
  {
    file: 'console/src/domains.ts',
    imported: `import { sample } from './sample/domain.ts';`,
    lines: { '  withdrawals,': '\n  sample,' },
  },
] as const;

/** What says of every domain what it must have; the sample's own test drives it in the whole server. */
const TESTS = [
  'tools/repo.test.ts',
  'tools/contract-texts.test.ts',
  'server/src/account-states.test.ts',
  'server/src/platform/kinds.test.ts',
  'server/src/sample/sample.test.ts',
  'web/src/messages/target.test.ts',
];

const PROJECTS = ['unit', 'unit-web', 'server'].flatMap((name) => ['--project', name]);

/** In which the words of its refusal are shown: each in a file of the built app that has no other's. */
const REFUSED = ['waits for its answer', '尚待回覆', '답변을 기다리고'];

let tree: Tree;
beforeAll(() => {
  tree = copyOfProject();
  tree.add(join(import.meta.dirname, 'sample'));
  numberMigration();
  for (const { file, imported, lines } of EDITS) {
    const edited = Object.entries(lines).reduce((text, [begin, line]) => {
      expect(text, file).toContain(begin);
      return text.replace(begin, begin + line);
    }, tree.read(file));
    tree.write(file, edited.replace('import ', `${imported}\nimport `));
  }
});
afterAll(() => tree.end());

// Side by side: alone in its step, each leaves a core free at times.
describe.concurrent('with a sample domain', () => {
  // More checkers would each look at the same types again: a third more work.
  test('the whole tree is checked', () =>
    tree.run('node_modules/typescript/bin/tsc', '-b', '--builders', '2', '--checkers', '1'));

  test('the app and the console are built, its words for each language apart', async () => {
    await tree.run('tools/build.mjs');
    const built = tree.files('web/dist/assets/*.js').map((file) => tree.read(file));
    const shown = REFUSED.map((words) => built.findIndex((code) => code.includes(words)));
    expect(shown).not.toContain(-1);
    expect(new Set(shown).size).toBe(REFUSED.length);
    expect(tree.files('console/dist/assets/wishes-page-*.js')).toHaveLength(1);
  });

  test('the server runs: called, refused, decided at the desk, told, audited, and a kind of product', () =>
    tree.run('node_modules/vitest/vitest.mjs', 'run', ...PROJECTS, ...TESTS));
});

test(`at most ${EDITED_MAX} files that were there had to be edited for it, and two for its entries of the journal`, () => {
  const changed = tree.changed();
  // Else nothing was compared.
  expect(changed).toEqual(expect.arrayContaining(FOR_ENTRIES));
  const edited = changed.filter((file) => !FOR_ENTRIES.includes(file));
  expect(edited.length, edited.join('\n')).toBeLessThanOrEqual(EDITED_MAX);
});

/** The next number, as a domain of the day would have. */
function numberMigration(): void {
  const folder = 'server/src/migrations';
  const [last] = tree.files(`${folder}/[0-9]*.sql`).slice(-1);
  const number = Number(/\/(\d{4})_/.exec(last!)![1]) + 1;
  tree.write(`${folder}/${String(number).padStart(4, '0')}_sample.sql`, tree.read(`${folder}/sample.sql`));
  tree.remove(`${folder}/sample.sql`);
}
