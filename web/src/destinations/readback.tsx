/** An address read back, its first and last four large, and the word that they were compared. Loaded once there is an address. */
import { useTexts } from '../i18n/texts.ts';
import { Checkbox } from '../ui/choices.tsx';
import { InFull } from './in-full.tsx';
import { destinationTexts } from './texts.ts';

interface ReadbackProps {
  readonly address: string;
  readonly isCompared: boolean;
  readonly onCompared: (isCompared: boolean) => void;
  readonly error: string | null;
}

export default function Readback({ address, isCompared, onCompared, error }: ReadbackProps) {
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
      <Checkbox id="field-compared" isChecked={isCompared} onChange={onCompared} error={error}>
        {t.compared}
      </Checkbox>
    </section>
  );
}
