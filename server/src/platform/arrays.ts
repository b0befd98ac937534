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

export function bytesArray(values: readonly (Buffer | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : `"\\\\x${value.toString('hex')}"`)).join(',')}}`;
}
