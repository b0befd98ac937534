/**
 * docs/SECURITY-CHECKS.md against OWASP ASVS 5.0.0 and the repository: each requirement of levels 1 and 2 stands there once, the tests
 * it names are there, and its list of gaps is whole.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** "section:requirements"; in every section those of level 3 come last. */
const LEVELS_1_AND_2 = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2  2.1:3 2.2:3 2.3:4 2.4:1  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1  9.1:3 9.2:4  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1  12.1:3 12.2:2 12.3:4  13.1:1 13.2:5 13.3:2 13.4:5  14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3  17.1:1 17.2:4 17.3:2`;

const text = readFileSync('docs/SECURITY-CHECKS.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, numbers = '', , , held = '', ...rest]) => ({ numbers: numbersIn(numbers), held, rest }));

/** "9.1.1–9.1.3, 9.2.1" */
function numbersIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const cut = first.lastIndexOf('.');
    const [from, to] = [Number(first.slice(cut + 1)), Number(last.slice(last.lastIndexOf('.') + 1))];
    return Array.from({ length: to - from + 1 }, (_, index) => `${first.slice(0, cut)}.${from + index}`);
  });
}

test('every requirement of levels 1 and 2 stands in the document once, in order', () => {
  const asked = LEVELS_1_AND_2.trim()
    .split(/\s+/)
    .flatMap((part) => {
      const [section = '', count = ''] = part.split(':');
      return numbersIn(`${section}.1–${section}.${count}`);
    });
  expect(asked).toHaveLength(253);
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(asked);
});

test('each is held by tests, or says why not', () => {
  const known =
    /^((`[^`]+\.test\.ts` \*[^*]+\*( · (?=`)|$))+|\*\*not yet\*\*: .+|\*document\*: .+|\*no test\*: .+|\*does not apply\*)$/;
  const odd = rows.filter(({ held, rest }) => !known.test(held) || rest.length !== 1);
  expect(odd.map(({ numbers, held }) => `${numbers[0]}: ${held}`)).toEqual([]);
});

test('every file that is named is there, and in it every test', () => {
  const files = [...text.matchAll(/`([a-z\d]+\/[\w./-]+\.\w+)`/g)].map((match) => match[1]!);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  const tests = [...text.matchAll(/`([\w./-]+\.test\.ts)` \*([^*]+)\*/g)].map(
    (match) => [match[1]!, match[2]!] as const,
  );
  const lost = tests.filter(([path, name]) => {
    const source = readFileSync(path, 'utf8');
    return !["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
  });
  expect(tests.length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});

test('the list of what is not met yet has every gap', () => {
  const [, list = ''] = /## Not yet\n([^]*?)\n## /.exec(text) ?? [];
  const listed = [...list.matchAll(/^\d+\. ([\d., ]+):/gm)].flatMap((match) => numbersIn(match[1]!));
  const gaps = rows.filter(({ held }) => held.startsWith('**not yet**')).flatMap(({ numbers }) => numbers);
  expect(listed.toSorted()).toEqual(gaps.toSorted());
});
