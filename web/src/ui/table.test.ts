import { expect, test } from 'vitest';
import { csvOfTable, nextSort, shownColumns, sortRows, type Column } from './table.ts';

interface Row {
  readonly name: string;
  readonly profit: string | null;
  readonly at: number;
}

const rows: readonly Row[] = [
  { name: 'Zari', profit: '-9.50', at: 3 },
  { name: 'Amber', profit: null, at: 2 },
  { name: '=Neem', profit: '100.00', at: 1 },
  { name: 'Rohn', profit: '-10.00', at: 0 },
];
const words: Column<Row> = {
  key: 'name',
  title: 'Name',
  cell: ({ name }) => name,
  value: ({ name }) => name,
  align: 'left',
  shown: 'fixed',
};
const profit: Column<Row> = {
  key: 'profit',
  title: 'Profit',
  cell: ({ profit: made }) => made,
  value: ({ profit: made }) => made,
};
const columns: readonly Column<Row>[] = [
  words,
  profit,
  {
    key: 'at',
    title: 'At',
    cell: ({ at }) => at,
    value: ({ at }) => at,
    filed: ({ at }) => `2026-11-0${at + 1}`,
    filedAs: 'At (IST)',
    shown: 'chosen',
  },
  { key: 'number', title: 'Number', value: ({ at }) => at },
  { key: 'act', title: 'Act', cell: () => 'press', shown: 'fixed' },
];
const namesBy = (key: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { key, direction }).map(({ name }) => name);

test('decimals sort as numbers, and what is unknown comes last either way', () => {
  expect(namesBy('profit', 'ascending')).toEqual(['Rohn', 'Zari', '=Neem', 'Amber']);
  expect(namesBy('profit', 'descending')).toEqual(['=Neem', 'Zari', 'Rohn', 'Amber']);
  expect(sortRows(rows, columns, null)).toBe(rows);
});

test('a column begins with the largest, words with the first, and the third press is as it was', () => {
  const pressed = (column: Column<Row>) => {
    const first = nextSort(null, column);
    const second = nextSort(first, column);
    return [first?.direction, second?.direction, nextSort(second, column)];
  };
  expect(pressed(words)).toEqual(['ascending', 'descending', null]);
  expect(pressed(profit)).toEqual(['descending', 'ascending', null]);
  expect(nextSort({ key: 'name', direction: 'descending' }, profit)).toEqual({
    key: 'profit',
    direction: 'descending',
  });
});

test('who chose no columns sees the usual ones, and what is fixed stays', () => {
  const keys = (chosen?: readonly string[]) => shownColumns(columns, chosen).map(({ key }) => key);
  expect(keys()).toEqual(['name', 'profit', 'act']);
  expect(keys(['at'])).toEqual(['name', 'at', 'act']);
});

test('a file says what is shown and what files alone have, and begins no formula', () => {
  const lines = csvOfTable(rows.slice(1, 3), columns, ['at']).split('\r\n');
  expect(lines).toEqual(['\uFEFFName,At (IST),Number', 'Amber,2026-11-03,2', "'=Neem,2026-11-02,1", '']);
  expect(csvOfTable(rows.slice(0, 1), columns, undefined)).toContain('Zari,-9.50,3');
});
