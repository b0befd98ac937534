/** The geometry of a sparkline. Pure. */
export function sparklinePoints(
  points: readonly number[],
  previousClose: number,
  width: number,
  height: number,
): { readonly line: string; readonly closeY: number } {
  const low = Math.min(previousClose, ...points);
  const high = Math.max(previousClose, ...points);
  const pad = 2;
  const y = (value: number) =>
    high === low ? height / 2 : round(pad + ((high - value) / (high - low)) * (height - 2 * pad));
  if (points.length < 2) return { line: '', closeY: y(previousClose) };
  const step = width / (points.length - 1);
  return { line: points.map((value, at) => `${round(at * step)},${y(value)}`).join(' '), closeY: y(previousClose) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
