/** Bhavcopy files in NSE's real column layouts, made up by hand, and zips of them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

const OLDER_HEADER = 'SYMBOL,SERIES,OPEN,HIGH,LOW,CLOSE,LAST,PREVCLOSE,TOTTRDQTY,TOTTRDVAL,TIMESTAMP,TOTALTRADES,ISIN,';

export const UDIFF_HEADER = [
  'TradDt,BizDt,Sgmt,Src,FinInstrmTp,FinInstrmId,ISIN,TckrSymb,SctySrs,XpryDt,FininstrmActlXpryDt,StrkPric,OptnTp',
  'FinInstrmNm,OpnPric,HghPric,LwPric,ClsPric,LastPric,PrvsClsgPric,UndrlygPric,SttlmPric,OpnIntrst,ChngInOpnIntrst',
  'TtlTradgVol,TtlTrfVal,TtlNbOfTxsExctd,SsnId,NewBrdLotQty,Rmks,Rsvd1,Rsvd2,Rsvd3,Rsvd4',
].join(',');

/** The older layout: its lines end with a comma, prices may have fewer than two decimals, the date has a month's name. */
export const OLDER = [
  OLDER_HEADER,
  '20MICRONS,EQ,104,109.4,103.55,108.2,108,104.15,412508,44271915.75,05-JUL-2024,6021,INE144J01027,',
  'BAJAJ-AUTO,EQ,9480,9570.55,9421.1,9512.5,9505,9478.25,301455,2861342110.4,05-JUL-2024,38112,INE917I01010,',
  'M&M,EQ,2880,2910.9,2861,2901.15,2899,2875.3,2145678,6201457822.35,05-JUL-2024,81234,INE101A01026,',
  'RELIANCE,BL,3160,3160,3160,3160,3160,3110,330000,1042800000,05-JUL-2024,2,INE002A01018,',
  'RELIANCE,EQ,3108,3197.65,3104,3177.25,3176,3108.05,9147125,28988540210.9,05-JUL-2024,285140,INE002A01018,',
  '182D160125,TB,97.55,97.55,97.55,97.55,97.55,97,200,19510,05-JUL-2024,1,IN002024Y118,',
  'GAYAHWS,BE,1.3,1.39,1.26,1.34,1.39,1.33,76350,98860.7,05-JUL-2024,157,INE287Z01012,',
  '',
];

/** UDiFF: everything of NSE's equity segment, with names, and other segments' lines as a merged file may have them. */
export const UDIFF = [
  UDIFF_HEADER,
  udiffLine(
    'RELIANCE',
    'EQ',
    'RELIANCE INDUSTRIES LTD',
    ['3180.00', '3217.60', '3175.00', '3201.80', '3177.25'],
    '6500120',
  ),
  udiffLine('M&M', 'EQ', 'MAHINDRA & MAHINDRA LTD', ['2905.00', '2925.00', '2880.10', '2890.00', '2901.15'], '1500000'),
  udiffLine('GAYAHWS', 'BE', 'GAYATRI HIGHWAYS LIMITED', ['1.34', '1.40', '1.30', '1.35', '1.34'], '5000'),
  udiffLine('SMALLCO', 'SM', 'SMALL COMPANY LIMITED', ['55.00', '57.75', '55.00', '57.75', '55.00'], '12000'),
  udiffLine('SGBJUN28', 'GB', '2.5%GOLDBONDS2028SR-III', ['7100.00', '7150.00', '7090.00', '7120.00', '7110.00'], '42'),
  '2024-07-08,2024-07-08,FO,NSE,STF,1,,RELIANCE,,2024-07-25,2024-07-25,,,RELIANCE24JULFUT,1,1,1,1,1,1,1,1,1,1,1,1,1,F1,250,,,,,',
  '2024-07-08,2024-07-08,CM,BSE,STK,500325,INE002A01018,RELIANCE,A,,,,,RELIANCE,1,1,1,1,1,1,,1,,,1,1,1,F1,1,,,,,',
];

export function udiffLine(
  code: string,
  series: string,
  name: string,
  [open, high, low, close, previous]: readonly [string, string, string, string, string],
  volume: string,
  date = '2024-07-08',
): string {
  const turnover = (Number(close) * Number(volume)).toFixed(2);
  const prices = `${open},${high},${low},${close},${close},${previous},,${close},,`;
  return `${date},${date},CM,NSE,STK,2885,INE002A01018,${code},${series},,,,,${name},${prices},${volume},${turnover},9000,F1,1,,,,,`;
}

const folders: string[] = [];

/** Call it in `afterAll`. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** In a folder of its own. */
export function inFolder(name: string, content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-bhavcopy-'));
  folders.push(folder);
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
  /** What the directory claims; the truth when left out. */
  readonly claimedSize?: number;
  readonly flags?: number;
}

/** A plain zip of deflated entries. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize = content.length, flags = 0 } of entries) {
    const data = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(claimedSize, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name)]);
    const attributes = Buffer.alloc(14);
    attributes.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, attributes, Buffer.from(name)]));
    parts.push(local, data);
    offset += local.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
