/** One rights issue: the own entitlement, what doing nothing costs, taking it up, and its terms. */
import { useRef } from 'react';
import { getRights } from '@bahi/contract/rights/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, formatPrice, signOf } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall, type CallState } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Prospectus } from '../offerings/parts/prospectus.tsx';
import { PublicNotes } from '../offerings/parts/public-notes.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { MissingOffer } from './missing-offer.tsx';
import { OfferHead } from '../offerings/parts/offer-head.tsx';
import { rightsChip, type RightsIssue } from './placement-words.ts';
import { RightsForm } from './rights-form.tsx';
import { RightsOutcome } from './rights-outcome.tsx';
import { RightsSlip } from './rights-slip.tsx';
import { placementTexts } from './texts.ts';

export function RightsPage({ id }: { readonly id: string }) {
  const t = useTexts(placementTexts);
  const answer = useCall(getRights, { issue: id }, { refetchMs: WAITING_REFETCH_MS });
  if (answer.data !== undefined) return <OneIssue issue={answer.data} from={answer} />;
  return (
    <MissingOffer from={answer} code="rights.unknown">
      {t.rights.missing}
    </MissingOffer>
  );
}

function OneIssue({ issue, from }: { readonly issue: RightsIssue; readonly from: CallState<RightsIssue> }) {
  const t = useTexts(placementTexts);
  const name = useNameOf(issue);
  // What was pressed may be gone with its form: the focus goes to what it made.
  const own = useRef<HTMLDivElement>(null);
  const { symbol, price, held, left, extraMaximum, state, entitled } = issue;
  const canAct = (state === 'open' || state === 'announced') && entitled > 0 && (left > 0 || extraMaximum > 0);
  return (
    <Screen title={t.rights.title(name)} isNarrow>
      {/* Says since when, where it could not be read again. */}
      <Loaded from={from}>{() => null}</Loaded>
      <div className="flex flex-col gap-5 pt-1">
        <OfferHead symbol={symbol} chip={rightsChip(issue, t)} price={price} label={t.rights.price} />
        <PublicNotes title={t.notes} notes={issue.notes} />
        <Outlook issue={issue} />
        {canAct && <RightsForm key={`${left} ${extraMaximum}`} issue={issue} onTaken={() => own.current?.focus()} />}
        <div ref={own} tabIndex={-1} className="outline-none empty:hidden">
          {held > 0 && <RightsSlip issue={issue} />}
        </div>
        <Terms issue={issue} />
      </div>
    </Screen>
  );
}

/** The sentence first, then the figures it is made of. */
function Outlook({ issue }: { readonly issue: RightsIssue }) {
  const t = useTexts(placementTexts);
  const { outlook, held, lapsed, left } = issue;
  const isDue = outlook !== null && lapsed === null && left > 0 && held > 0 && issue.state !== 'withdrawn';
  return (
    <section aria-label={t.rights.doNothing} className="flex flex-col gap-3">
      <div className="px-4">
        <div role="note" className="rounded-control bg-waiting-wash px-3 py-2 text-ink">
          <RightsOutcome issue={issue} />
        </div>
      </div>
      {isDue && (
        <Slip title={t.rights.figures} hasTitle>
          <SlipRow
            label={t.rights.valueBefore}
            value={formatAmount(outlook.valueBefore)}
            note={t.rights.eachBefore(formatPrice(outlook.priceBefore))}
          />
          <SlipRow
            label={t.rights.valueAfter}
            value={formatAmount(outlook.valueAfter)}
            note={t.rights.eachAfter(formatPrice(outlook.priceAfter))}
          />
          <SlipRow
            label={t.rights.lossRow}
            value={signOf(outlook.loss) === 0 ? formatAmount(outlook.loss) : `−${formatAmount(outlook.loss)}`}
            isTotal
          />
        </Slip>
      )}
    </section>
  );
}

function Terms({ issue }: { readonly issue: RightsIssue }) {
  const t = useTexts(placementTexts);
  const { ratioNew, ratioHeld, lockDays } = issue;
  const when = (at: number) => formatDateTime(at, marketZone());
  return (
    <Slip title={t.rights.facts} hasTitle foot={<Prospectus title={t.offer.prospectus} text={issue.prospectus} />}>
      <SlipRow label={t.rights.ratio} value={t.rights.ratioOf(ratioNew, ratioHeld)} />
      <SlipRow label={t.rights.price} value={formatPrice(issue.price)} />
      <SlipRow label={t.rights.market} value={formatPrice(issue.marketPrice)} />
      <SlipRow label={t.rights.record} value={formatBusinessDate(issue.recordDate)} note={t.rights.recordHint} />
      <SlipRow label={t.rights.ex} value={formatBusinessDate(issue.exDate)} />
      <SlipRow label={t.rights.opens} value={when(issue.opensAt)} />
      <SlipRow label={t.rights.payBy} value={when(issue.payBy)} />
      <SlipRow label={t.offer.lock} value={lockDays === 0 ? t.offer.noLock : t.offer.lockDays(lockDays)} />
    </Slip>
  );
}
