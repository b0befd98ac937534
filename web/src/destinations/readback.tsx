/** An address read back in fours, its first and last four standing out: that is where people compare. */
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { destinationTexts } from './texts.ts';

export function Readback({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  const t = useTexts(destinationTexts);
  const [first, last] = [address.slice(0, 4), address.slice(-4)];
  return (
    <section aria-label={t.readback} className="flex flex-col gap-2 rounded-control border border-line bg-surface p-4">
      <h2 className="font-semibold">{t.readback}</h2>
      <p className="text-small text-ink-2">{t.readbackHint}</p>
      <p className="num flex items-baseline gap-3 text-hero font-semibold">
        <span>{first}</span>
        <span className="text-ink-3">…</span>
        <span>{last}</span>
      </p>
      <p className="text-small">
        <InFull address={address} />
      </p>
      {children}
    </section>
  );
}

export function InFull({ address }: { readonly address: string }) {
  return (
    <span className="num font-normal break-all text-ink-2">
      <strong className="text-ink">{address.slice(0, 4)}</strong>
      {address.slice(4, -4)}
      <strong className="text-ink">{address.slice(-4)}</strong>
    </span>
  );
}
