/** The console's own @mui/icons-material (decision 0064) has what is imported from it, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const NAMED = /@mui\/icons-material\/(\w+)['"]/g;

test('each icon that the console, react-admin or a sample of a domain imports is there, and no other', () => {
  const importers = ['console/src', 'tools/plug/sample/console', 'node_modules/ra-ui-materialui/dist'];
  const imported = new Set(importers.flatMap(filesOf).flatMap(iconsOf));
  const files = readdirSync('console/icons').filter((name) => name.endsWith('.ts'));
  expect(files.map((name) => basename(name, '.ts')).toSorted()).toEqual([...imported].toSorted());
});

test('it takes the place of the package of the same version as the rest of MUI', () => {
  const versionOf = (folder: string) =>
    (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
  expect(versionOf('node_modules/@mui/icons-material')).toBe(versionOf('node_modules/@mui/material'));
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(\.tsx?|[^.].\.js)$/.test(path))
    .map((path) => join(folder, path));
}

function iconsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(NAMED)].map(([, name]) => name!);
}
