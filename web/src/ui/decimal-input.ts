/** What may be typed into an amount. Pure: pasted grouping goes, full-width digits become ASCII, letters are dropped. */
export function cleanDecimal(text: string, digits: number): string {
  const ascii = text.normalize('NFKC').replace(/[^0-9.]/g, '');
  const [whole = '', ...rest] = ascii.split('.');
  if (rest.length === 0 || digits === 0) return whole;
  return `${whole}.${rest.join('').slice(0, digits)}`;
}
