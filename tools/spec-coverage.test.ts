/**
 * docs/SPEC-COVERAGE.md against the repository: each statement of the specification stands there once, names the tests that hold it, and
 * each of them is there (decision 0117).
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How many statements each section has: none goes silently. */
const STATEMENTS = [39, 46, 22, 34, 48, 9, 12, 63, 35];

/** `server/src/orders/can.test.ts` *an order that is %s* (row) */
const NAMED = String.raw`\`[\w./-]+\.test\.ts\` \*[^*]+\*( \([^)]+\))?`;
const text = readFileSync('docs/SPEC-COVERAGE.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = '', statement = '', held = '']) => ({ number, statement, held }),
);

test('every statement of each section stands in the document once, in order', () => {
  const asked = STATEMENTS.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${section + 1}.${index + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(asked);
  const lines = text.split('\n').filter((line) => /^\| \d/.test(line));
  expect(lines).toHaveLength(rows.length);
});

test('each statement names the tests that hold it, or says that nothing does yet', () => {
  const known = new RegExp(String.raw`^((\*instead\*, [^\`]+\. )?${NAMED}( · ${NAMED})*|\*\*not yet\*\*: [^\`]+)$`);
  const odd = rows.filter(({ held }) => !known.test(held));
  expect(odd.map(({ number, held }) => `${number}: ${held}`)).toEqual([]);
});

test('every file that is named is there, and in it the test and its row', () => {
  const named = [...text.matchAll(/`([\w./-]+\.test\.ts)` \*([^*]+)\*(?: \(([^)]+)\))?/g)];
  expect(named.length).toBeGreaterThan(300);
  const lost = named.filter(([, path = '', name = '', row]) => {
    if (!existsSync(path)) return true;
    const source = readFileSync(path, 'utf8');
    return !["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`)) || !hasRow(source, row);
  });
  expect(lost.map(([all]) => all)).toEqual([]);
});

test('the rule or decision that is followed instead is one', () => {
  const rules = rows.flatMap(({ number, held }) => {
    const rule = /^\*instead\*, ([^:]+):/.exec(held)?.[1];
    return rule === undefined ? [] : [{ number, rule }];
  });
  expect(rules.length).toBeGreaterThan(0);
  const odd = rules.filter(({ rule }) => !/^(T[1-7]|(rules|desks) §\d+|decision \d{4})$/.test(rule));
  expect(odd).toEqual([]);
});

test('the list of what is not there yet is whole', () => {
  const [, list = ''] = /## Not yet\n([^]*?)\n## /.exec(text) ?? [];
  const listed = [...list.matchAll(/^- (\d+\.\d+): (.+)$/gm)].map(([, number, statement]) => [number, statement]);
  const open = rows.filter(({ held }) => held.startsWith('**not yet**'));
  expect(listed).toEqual(open.map(({ number, statement }) => [number, statement]));
});

function hasRow(source: string, row: string | undefined): boolean {
  return row === undefined || source.includes(row);
}
