/** Bhavcopy files as NSE publishes them, and files that somebody made to do harm. */
import { afterAll, expect, test } from 'vitest';
import { FileRefusedError, readBhavFiles, type BhavFile, type Limits } from './read-file.ts';
import { inFolder, OLDER, removeFolders, UDIFF, UDIFF_HEADER, udiffLine, zipOf } from './testing.ts';

afterAll(removeFolders);

async function read(path: string, limits?: Limits): Promise<BhavFile[]> {
  const files: BhavFile[] = [];
  for await (const file of readBhavFiles(path, limits)) files.push(file);
  return files;
}

async function refusal(path: string, limits?: Limits): Promise<string> {
  const error: unknown = await read(path, limits).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FileRefusedError);
  return (error as Error).message;
}

const small: Limits = { bytesMax: 100_000, rowsMax: 100, lineBytesMax: 2_000, entriesMax: 3 };

test('the older layout: shares are read in paise, blocks and bonds are left out', async () => {
  const [file] = await read(inFolder('cm05JUL2024bhav.csv', OLDER.join('\n')));
  expect(file!.rows.map(({ symbol, series, date }) => `${symbol} ${series} ${date}`)).toEqual([
    '20MICRONS.NSE EQ 2024-07-05',
    'BAJAJ-AUTO.NSE EQ 2024-07-05',
    'M&M.NSE EQ 2024-07-05',
    'RELIANCE.NSE EQ 2024-07-05',
    'GAYAHWS.NSE BE 2024-07-05',
  ]);
  expect(file!.rows[0]).toEqual({
    symbol: '20MICRONS.NSE',
    name: '20MICRONS',
    isin: 'INE144J01027',
    series: 'EQ',
    date: '2024-07-05',
    open: 104_00,
    high: 109_40,
    low: 103_55,
    close: 108_20,
    previousClose: 104_15,
    volume: 412_508,
    turnover: 44_271_915_75,
  });
  expect([...file!.others]).toEqual([
    ['series BL', 1],
    ['series TB', 1],
  ]);
  expect(file!.bad).toEqual([]);
});

test('UDiFF: names are read, other segments and exchanges are left out; CRLF and a byte order mark do not matter', async () => {
  const [file] = await read(inFolder('udiff.csv', `\uFEFF${UDIFF.join('\r\n')}\r\n`));
  expect(file!.rows.map((row) => row.symbol)).toEqual(['RELIANCE.NSE', 'M&M.NSE', 'GAYAHWS.NSE', 'SMALLCO.NSE']);
  expect(file!.rows[1]).toMatchObject({ name: 'MAHINDRA & MAHINDRA LTD', close: 2_890_00, previousClose: 2_901_15 });
  expect([...file!.others]).toEqual([
    ['series GB', 1],
    ['segment FO', 1],
    ['exchange BSE', 1],
  ]);
});

test('columns are found by name: the first UDiFF files end their header with a comma and spell the reserve otherwise', async () => {
  const header = `${UDIFF_HEADER.replace(/Rsvd(\d)/g, 'Rsvd0$1')},`;
  const [file] = await read(inFolder('early.csv', [header, ...UDIFF.slice(1)].join('\n')));
  expect(file!.rows).toHaveLength(4);
});

test('a zip is read like its CSVs, one after the other; what is none is passed over', async () => {
  const entries = [
    { name: 'readme.txt', content: Buffer.from('hello') },
    { name: 'cm05JUL2024bhav.csv', content: Buffer.from(OLDER.join('\r\n')) },
    { name: 'BhavCopy_NSE_CM_0_0_0_20240708_F_0000.csv', content: Buffer.from(UDIFF.join('\n')) },
  ];
  const files = await read(inFolder('both.zip', zipOf(entries)));
  expect(files.map(({ name, rows }) => `${name} ${rows.length}`)).toEqual([
    'both.zip/cm05JUL2024bhav.csv 5',
    'both.zip/BhavCopy_NSE_CM_0_0_0_20240708_F_0000.csv 4',
  ]);
});

const line = (prices: readonly [string, string, string, string, string], volume = '100', date = '2024-07-08') =>
  udiffLine('CODE', 'EQ', 'Name', prices, volume, date);
const good = ['10.00', '11.00', '9.00', '10.50', '10.00'] as const;

test.each([
  [
    'a price of nothing',
    line(['0.00', '11.00', '9.00', '10.50', '10.00']),
    'open "0.00" is no positive price in paise',
  ],
  ['a negative price', line(['10.00', '11.00', '-9.00', '10.50', '10.00']), 'low "-9.00"'],
  ['three decimals', line(['10.00', '11.00', '9.00', '10.505', '10.00']), 'close "10.505"'],
  ['a close above the high', line(['10.00', '11.00', '9.00', '11.01', '10.00']), 'outside of low to high'],
  ['an open below the low', line(['8.99', '11.00', '9.00', '10.50', '10.00']), 'outside of low to high'],
  ['no previous close', line(['10.00', '11.00', '9.00', '10.50', '']), 'previous close ""'],
  ['half a share', line(good, '100.5'), 'volume "100.5" is no whole number'],
  ['a volume beyond counting', line(good, '99999999999999999999'), 'volume "99999999999999999999"'],
  ['Indic digits', line(['१०.००', '11.00', '9.00', '10.50', '10.00']), 'open "१०.००"'],
  ['the 30th of February', line(good, '100', '2024-02-30'), 'the date "2024-02-30" is none'],
  ['a date of another kind', line(good, '100', '08/07/2024'), 'the date "08/07/2024" is none'],
  ['a code that is a path', udiffLine('../../ETC', 'EQ', 'x', good, '1'), 'the code "../../ETC" is none'],
  ['a code in lower case', udiffLine('reliance', 'EQ', 'x', good, '1'), 'the code "reliance" is none'],
  ['a line that ends early', '2024-07-08,2024-07-08,CM,NSE,STK,1,INE002A01018,CODE,EQ', 'open ""'],
  ['a code for the second time', `${line(good)}\n${line(good)}`, 'CODE.NSE stands there twice'],
])('%s is named with its line, and the others are read', async (_name, text, reason) => {
  const [file] = await read(inFolder('bad.csv', [UDIFF[0], UDIFF[1], text, UDIFF[2]].join('\n')));
  expect(file!.bad).toEqual([{ line: text.includes('\n') ? 4 : 3, reason: expect.stringContaining(reason) }]);
  expect(file!.rows.map((row) => row.symbol)).toEqual(expect.arrayContaining(['RELIANCE.NSE', 'M&M.NSE']));
});

test('a name’s control characters are taken out, and it stays short', async () => {
  const name = `Evil\u202E\u0007<b>${'x'.repeat(300)}`;
  const [file] = await read(inFolder('name.csv', [UDIFF[0], udiffLine('CODE', 'EQ', name, good, '1')].join('\n')));
  expect(file!.rows[0]!.name).toMatch(/^Evil<b>x{93}$/);
});

test('a code in two markets on one day is taken from the first of them, in whatever order they stand', async () => {
  const both = [udiffLine('CODE', 'BE', 'x', good, '1'), udiffLine('CODE', 'EQ', 'x', good, '2')];
  for (const lines of [both, both.toReversed()]) {
    const [file] = await read(inFolder('two.csv', [UDIFF[0], ...lines].join('\n')));
    expect(file!.rows).toEqual([expect.objectContaining({ series: 'EQ', volume: 2 })]);
  }
});

test.each([
  ['nothing', '', 'it is empty'],
  ['another CSV', 'a,b,c\n1,2,3\n', 'neither bhavcopy layout: "a,b,c"'],
  ['a bhavcopy without its closes', OLDER.join('\n').replace('CLOSE,LAST', 'X,LAST'), 'neither bhavcopy layout'],
  ['bytes', Buffer.from(Array.from({ length: 1500 }, (_, at) => (at * 7) % 256)), 'neither bhavcopy layout'],
  ['a page', '<!doctype html><title>403</title>', 'neither bhavcopy layout'],
  ['one endless line', 'x'.repeat(50_000), 'a line of more than 2000 bytes'],
  ['an endless line below the header', `${UDIFF[0]}\n${'9'.repeat(50_000)}`, 'a line of more than 2000 bytes'],
  ['too many bytes', Buffer.concat([Buffer.from(UDIFF[0]!), Buffer.alloc(200_000, '\n')]), 'more than 100000 bytes'],
  ['too many rows', [UDIFF[0], ...Array.from({ length: 200 }, () => line(good))].join('\n'), 'more than 100 rows'],
])('a file of %s is refused with the reason', async (_name, content, reason) => {
  expect(await refusal(inFolder('file.csv', content), small)).toContain(reason);
});

test('a file that is not there, and a folder, are refused', async () => {
  expect(await refusal('/nowhere/at/all.csv')).toBe('there is no such file');
  expect(await refusal('/tmp')).toMatch(/it is no file|cannot be read/);
});

const csv = Buffer.from(UDIFF.join('\n'));
const bomb = Buffer.concat([Buffer.from(`${UDIFF[0]}\n`), Buffer.alloc(60_000_000, '\n')]);
const zip = zipOf([{ name: 'a.csv', content: csv }]);

test.each([
  ['a bomb', zipOf([{ name: 'a.csv', content: bomb }]), 'more than 100000 bytes'],
  // What is unpacked ends at the limit: it never comes to the damage.
  [
    'a bomb that is damaged further on',
    flipped(zipOf([{ name: 'a.csv', content: bomb }]), 40_000),
    'more than 100000 bytes',
  ],
  ['a bomb that claims to be small', zipOf([{ name: 'a.csv', content: bomb, claimedSize: 500 }]), 'damaged'],
  ['a path out of it', zipOf([{ name: '../../etc/a.csv', content: csv }]), 'damaged'],
  ['an absolute path', zipOf([{ name: '/etc/a.csv', content: csv }]), 'damaged'],
  ['no CSV', zipOf([{ name: 'a.txt', content: csv }]), 'it holds no CSV file'],
  [
    'too many files',
    zipOf(['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.csv`, content: csv }))),
    'more than 3 files',
  ],
  ['encryption', zipOf([{ name: 'a.csv', content: csv, flags: 1 }]), 'it is encrypted'],
  ['half of it', zip.subarray(0, zip.length / 2), 'damaged'],
  ['its end cut off', zip.subarray(0, -30), 'damaged'],
  ['a flipped byte', flipped(zip, 120), 'damaged'],
  ['only its first letters', Buffer.from('PK'), 'damaged'],
])('a zip with %s is refused', async (_name, content, reason) => {
  expect(await refusal(inFolder('file.zip', content), small)).toContain(reason);
});

function flipped(bytes: Uint8Array, place: number): Buffer {
  return Buffer.from(bytes.map((byte, at) => (at === place ? byte ^ 0xff : byte)));
}
