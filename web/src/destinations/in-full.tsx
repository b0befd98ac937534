/** A wallet's address in full, its ends standing out: that is where people compare. */
export function InFull({ address }: { readonly address: string }) {
  return (
    <span className="num font-normal break-all text-ink-2">
      <strong className="text-ink">{address.slice(0, 4)}</strong>
      {address.slice(4, -4)}
      <strong className="text-ink">{address.slice(-4)}</strong>
    </span>
  );
}
