/** A table as text for spreadsheets (RFC 4180), in UTF-8 that they recognise, of which nothing is run as a formula. Pure. */

const BYTE_ORDER_MARK = '\uFEFF';
/** With a plus it is rather a telephone number. */
const NUMBER = /^-?[0-9]+(\.[0-9]+)?$/;
/** Some programs pass over blanks before the sign, and know the wide signs of Chinese keyboards. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

/** `rows`: the headings first. What would begin a formula gets an apostrophe and is shown as text; a plain number stays one. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
