import { expect, test } from 'vitest';
import { shareFiles, type Module } from '../../shared-files.ts';

const FILE_COST = 1_000;
const ALL = ['one', 'two', 'three'];

/** Screens by what they import, modules by their size and what these import. */
function filesOf(screens: Record<string, string[]>, shared: Record<string, readonly [size: number, ...string[]]>) {
  const modules = new Map<string, Module>([
    ['main', { size: 0, imports: ['app'], lazyImports: Object.keys(screens) }],
    ['app', { size: 100_000, imports: [], lazyImports: [] }],
    ...Object.entries(screens).map(([id, imports]) => [id, { size: 500, imports, lazyImports: [] }] as const),
    ...Object.entries(shared).map(([id, [size, ...imports]]) => [id, { size, imports, lazyImports: [] }] as const),
  ]);
  const isReader = (id: string) => ALL.includes(id);
  return shareFiles({ modules, always: new Set(['app']), isReader, fileCost: FILE_COST })
    .map((ids) => ids.toSorted().join(' '))
    .toSorted();
}

test('small modules of much the same screens lie in one file, a large one that few read in its own', () => {
  const screens = { one: ['small', 'other', 'app'], two: ['small', 'other', 'large'], three: ['small', 'large'] };
  expect(filesOf(screens, { small: [100], other: [200], large: [30_000] })).toEqual(['large', 'other small']);
});

test('what one screen alone reads, and what is always there, is in none', () => {
  expect(filesOf({ one: ['own', 'app'], two: ['app'] }, { own: [100] })).toEqual([]);
});

test('what is opened later counts for nothing: its reader has most of it already', () => {
  const screens = { one: ['small', 'large'], two: ['small'], later: ['small', 'large'] };
  expect(filesOf(screens, { small: [100], large: [900] })).toEqual(['large small']);
  expect(filesOf(screens, { small: [100], large: [1_100] })).toEqual(['large', 'small']);
});

test('what a joined file needs is counted with it', () => {
  const screens = { one: ['small', 'tool'], two: ['small', 'tool'], three: ['small'] };
  expect(filesOf(screens, { small: [100], tool: [100] })).toEqual(['small tool']);
  expect(filesOf({ ...screens, four: ['heavy'] }, { small: [100], tool: [100, 'heavy'], heavy: [30_000] })).toEqual([
    'heavy tool',
    'small',
  ]);
});

test('no file waits for one that waits for it: what stands between two joins them', () => {
  const screens = { one: ['top'], two: ['top'], later: ['middle'], other: ['bottom'] };
  const shared = { top: [10, 'middle'], bottom: [10], middle: [30_000, 'bottom'] } as const;
  expect(filesOf(screens, shared)).toEqual(['bottom middle top']);
});
