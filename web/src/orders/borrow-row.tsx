/** Of a short: how many shares there are to borrow and what that costs, before it is placed. */
import { Suspense } from 'react';
import { formatPrice } from '@bahi/core/format.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { useTexts } from '../i18n/texts.ts';
import { SlipRow } from '../ui/slip.tsx';
import { borrowTexts } from './borrow-texts.ts';
import type { Preview } from './nudges.ts';

type Borrowable = NonNullable<Preview['borrowable']>;

/** The other figures do not wait for its words. */
export function BorrowRow(props: Borrowable) {
  return (
    <Suspense fallback={null}>
      <Row {...props} />
    </Suspense>
  );
}

function Row({ isOpen, quota, left, rateBps, feePerDay, feePerYear }: Borrowable) {
  const t = useTexts(borrowTexts);
  const rate = formatPrice(formatDecimal(rateBps, 2));
  const fees = { day: formatPrice(feePerDay), year: formatPrice(feePerYear), rate };
  return (
    <>
      {isOpen ? (
        <SlipRow label={t.label} value={t.left(left)} note={t.quota(quota)} />
      ) : (
        <SlipRow label={t.label} value={t.closed} />
      )}
      {feePerDay !== null && <SlipRow label={t.fee} value={t.perDay(fees)} note={t.feeNote(fees)} />}
    </>
  );
}
