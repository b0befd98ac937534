/** Verified: who, masked, since when; and back to what asked for it. */
import { formatDate } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
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
      <FieldsSlip view={view} title={t.yours} />
      <GoBack />
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4">
        <p className="text-small text-ink-2">{t.wrongHere}</p>
        <Button variant="plain" size="medium" href={href('/home/kefuCenter')}>
          {t.contact}
        </Button>
      </div>
    </div>
  );
}
