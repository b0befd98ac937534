/** What the total is made of, as a slip. Loaded when somebody asks. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSummary } from '@bahi/contract/records/calls.ts';
import { TotalParts } from '../portfolio/parts/total-parts.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Slip } from '../ui/slip.tsx';
import { homeTexts } from './texts.ts';

export default function WhyTotal({ summary }: { readonly summary: OutputOf<typeof getSummary> }) {
  const t = useTexts(homeTexts);
  return (
    <Slip title={t.whyTotal}>
      <TotalParts summary={summary} />
    </Slip>
  );
}
