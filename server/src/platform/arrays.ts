/**
 * Array parameters for `unnest`, written as PostgreSQL's own text. A hot path sends some twenty arrays of hundreds of
 * values in each batch, and building them plainly costs a fraction of the driver's general conversion.
 */

/** Numbers, ids, dates, enum words, hex digits: nothing that could need quotes. */
export function plainArray(values: readonly (bigint | number | string | boolean | null)[]): string {
  let text = '{';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) text += ',';
    const value = values[index]!;
    text += value === null ? 'NULL' : value;
  }
  return `${text}}`;
}

/** Any text. */
export function textArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : `"${value.replaceAll(/["\\]/g, '\\$&')}"`)).join(',')}}`;
}

/** Of `int8[]`, `int4[]`, `int2[]` and `bytea[]` in PostgreSQL's binary form, which costs neither side its digits. */
export const int8Array = (values: readonly (bigint | number | null)[]): Buffer => binaryArray(INT8, values);
export const int4Array = (values: readonly (number | null)[]): Buffer => binaryArray(INT4, values);
export const int2Array = (values: readonly (number | null)[]): Buffer => binaryArray(INT2, values);
export const bytesArray = (values: readonly (Buffer | null)[]): Buffer => binaryArray(BYTEA, values);

interface Kind<T> {
  /** PostgreSQL's number of the elements' type. */
  readonly oid: number;
  readonly sizeOf: (value: T) => number;
  /** Throws for what would not be read as the same value. */
  readonly put: (value: T, buffer: Buffer, view: DataView, at: number) => void;
}

const INT8: Kind<bigint | number> = {
  oid: 20,
  sizeOf: () => 8,
  put(value, _buffer, view, at) {
    const whole = BigInt(value);
    if (BigInt.asIntN(64, whole) !== whole) throw new RangeError(`${value} is no int8`);
    view.setBigInt64(at, whole);
  },
};

const INT4: Kind<number> = {
  oid: 23,
  sizeOf: () => 4,
  put(value, _buffer, view, at) {
    if ((value | 0) !== value) throw new RangeError(`${value} is no int4`);
    view.setInt32(at, value);
  },
};

const INT2: Kind<number> = {
  oid: 21,
  sizeOf: () => 2,
  put(value, _buffer, view, at) {
    if ((value << 16) >> 16 !== value) throw new RangeError(`${value} is no int2`);
    view.setInt16(at, value);
  },
};

const BYTEA: Kind<Buffer> = {
  oid: 17,
  sizeOf: (value) => value.length,
  put: (value, buffer, _view, at) => void value.copy(buffer, at),
};

/** Dimensions, whether a value is null, the type; then its length and its first number. None at all has no dimension. */
const HEAD = 20;
const HEAD_OF_NONE = 12;

function binaryArray<T>({ oid, sizeOf, put }: Kind<T>, values: readonly (T | null)[]): Buffer {
  let [size, hasNull] = [values.length === 0 ? HEAD_OF_NONE : HEAD, 0];
  for (const value of values) {
    if (value === null) [size, hasNull] = [size + 4, 1];
    else size += 4 + sizeOf(value);
  }
  const buffer = Buffer.allocUnsafe(size);
  const view = new DataView(buffer.buffer, buffer.byteOffset, size);
  view.setInt32(0, values.length === 0 ? 0 : 1);
  view.setInt32(4, hasNull);
  view.setInt32(8, oid);
  if (values.length === 0) return buffer;
  view.setInt32(12, values.length);
  view.setInt32(16, 1);
  let at = HEAD;
  for (const value of values) {
    const length = value === null ? -1 : sizeOf(value);
    view.setInt32(at, length);
    at += 4;
    if (value === null) continue;
    put(value, buffer, view, at);
    at += length;
  }
  return buffer;
}
