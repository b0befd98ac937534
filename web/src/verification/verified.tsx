/** Verified: who, masked, since when; and back to what asked for it. */
import { formatDate } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { View } from './answers.ts';
import { FieldsSlip } from './fields-slip.tsx';
import { GoBack } from './go-back.tsx';
import { verificationTexts } from './texts.ts';

export function Verified({ view }: { readonly view: View }) {
  const t = useTexts(verificationTexts);
  return (
    <div className="flex flex-col gap-4 pt-1">
      <div className="flex flex-col items-start gap-2 px-4">
        <StatusChip tone="success">{t.verified}</StatusChip>
        {view.decidedAt !== null && <p>{t.verifiedBody(formatDate(view.decidedAt, marketZone()))}</p>}
      </div>
      <FieldsSlip view={view} title={t.title} />
      <GoBack />
      <p className="px-4 text-small text-ink-2">
        {t.wrongHere}{' '}
        <a
          href={href('/home/kefuCenter')}
          className="inline-flex min-h-11 items-center font-semibold text-action underline"
        >
          {t.contact}
        </a>
      </p>
    </div>
  );
}
