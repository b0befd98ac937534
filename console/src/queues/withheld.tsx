/** Why documents or full numbers are not shown; who has taken the case since asks for them again. */
import type { Withheld } from '@bahi/contract/staff/reviews.ts';
import { Alert, Button } from '@mui/material';
import type { Ref } from 'react';
import { useTexts } from '../i18n/wording.ts';
import type { CaseWork } from './case-work.ts';
import { Column } from './columns.tsx';

interface WithheldProps {
  /** Null: nothing is. */
  readonly why: Withheld;
  readonly work: CaseWork;
  onAgain(): void;
}

export function WithheldNotice({ why, work: { claim }, onAgain }: WithheldProps) {
  const { queues, lists } = useTexts();
  if (why === null) return null;
  const canAsk = why === 'not_claimed' && claim.kind === 'held';
  return (
    <Alert
      severity="info"
      sx={{ borderRadius: 0 }}
      action={canAsk ? <Button onClick={onAgain}>{lists.tryAgain}</Button> : undefined}
    >
      {queues.withheld[why]}
    </Alert>
  );
}

/** In the place of the pictures. */
export function WithheldPictures({
  title,
  headingRef,
  ...notice
}: WithheldProps & { readonly title: string; readonly headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <Column area="document" title={title} headingRef={headingRef}>
      <WithheldNotice {...notice} />
    </Column>
  );
}
