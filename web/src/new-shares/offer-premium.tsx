/** What an offer's stock trades at, over its price. */
import { useTexts } from '../i18n/texts.ts';
import { Change } from '../ui/change.tsx';
import { newSharesTexts } from './texts.ts';

/** Nothing is traded before the listing: there is no premium to show then, and no zero either. */
export function Premium({ rate }: { readonly rate: string | null }) {
  const t = useTexts(newSharesTexts);
  return (
    <span className="flex shrink-0 items-baseline gap-1">
      <span aria-hidden={rate === null || undefined}>{t.row.premium}</span>
      {rate === null ? (
        <>
          <span aria-hidden="true">—</span>
          <span className="sr-only">{t.row.noPremium}</span>
        </>
      ) : (
        <Change rate={rate} align="right" />
      )}
    </span>
  );
}
