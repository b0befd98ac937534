/** The mark of a company: two letters of its code on a shape and a tint that follow from the code. Our own drawing; it says nothing a reader needs. */
import { cx } from './cx.ts';

const tints = ['var(--action)', 'var(--teal)', 'var(--orange)', 'var(--green)', 'var(--red)'];
const shapes = ['rounded-full', 'rounded-chip', 'rounded-tl-full rounded-r-full', 'rounded-br-full rounded-l-full'];

export function Monogram({ symbol, className }: { readonly symbol: string; readonly className?: string }) {
  const { tint, shape } = markOf(symbol);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-9 shrink-0 place-items-center text-tab font-semibold text-ink select-none',
        shapes[shape],
        className,
      )}
      style={{ backgroundColor: `color-mix(in oklab, ${tints[tint]} 18%, var(--surface))` }}
    >
      {symbol.slice(0, 2)}
    </span>
  );
}

/** Which tint and shape a code has: the same on every device. Pure. */
export function markOf(symbol: string): { readonly tint: number; readonly shape: number } {
  let hash = 7;
  for (const letter of symbol) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return { tint: hash % tints.length, shape: Math.floor(hash / tints.length) % shapes.length };
}
