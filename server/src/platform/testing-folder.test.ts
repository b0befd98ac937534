import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testFolder } from './testing-folder.ts';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test('a folder of a run that was killed goes, one of a run that lives stays', () => {
  const first = testFolder();
  // Its process is over by now.
  const { pid } = spawnSync('true');
  const left = join(dirname(first), `bahi-test-${pid}-abc`);
  mkdirSync(join(left, 'postgres'), { recursive: true });
  made.push(first, left, testFolder());
  expect({ first: existsSync(first), left: existsSync(left) }).toEqual({ first: true, left: false });
});
