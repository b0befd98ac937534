/** Of a short: how many shares there are to borrow, before it is placed. */
import { Suspense } from 'react';
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

function Row({ isOpen, quota, left }: Borrowable) {
  const t = useTexts(borrowTexts);
  return isOpen ? (
    <SlipRow label={t.label} value={t.left(left)} note={t.quota(quota)} />
  ) : (
    <SlipRow label={t.label} value={t.closed} />
  );
}
