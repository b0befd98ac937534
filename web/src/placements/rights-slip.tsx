/** What the customer has of a rights issue: entitlement, taken up, extra, lapsed, the money of it, and the steps. */
import { formatAmount, formatBusinessDate, formatDateTime, formatPrice, signOf } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestSlip } from '../requests/parts/request-slip.tsx';
import { RequestTimeline } from '../requests/parts/request-timeline.tsx';
import { SlipRow } from '../ui/slip.tsx';
import { positionLink, rightsChip, type RightsIssue } from './placement-words.ts';
import { rightsSteps, type RightsStep } from './rights-steps.ts';
import { placementTexts } from './texts.ts';

export function RightsSlip({ issue }: { readonly issue: RightsIssue }) {
  const t = useTexts(placementTexts);
  const { held, entitled, taken, left, lapsed, paid, extraAsked, extraAllotted, extraHeld, released, isFinal } = issue;
  const { extraPrice, extraPricedAt, proceeds } = issue;
  return (
    <RequestSlip
      title={t.own.title}
      chip={rightsChip(issue, t)}
      timeline={
        <RequestTimeline
          label={t.own.timeline}
          items={rightsSteps(issue).map((step) => ({
            key: step.key,
            title: titleOf(step),
            state: step.state,
            ...(step.at === null ? {} : { detail: whenOf(step.at) }),
          }))}
        />
      }
      entries={issue.entries}
      next={positionLink(issue, t)}
    >
      <SlipRow label={isFinal ? t.rights.held : t.rights.holdNow} value={t.shares(held)} />
      <SlipRow
        label={t.rights.entitled}
        value={t.shares(entitled)}
        note={
          <>
            {isFinal ? t.rights.final : t.rights.provisional}
            {issue.fraction !== null && <> {t.rights.fraction(issue.fraction)}</>}
          </>
        }
      />
      {taken === 0 && entitled > 0 && lapsed === null && (
        <SlipRow label={t.rights.cost} value={formatAmount(issue.amount)} />
      )}
      {taken > 0 && <SlipRow label={t.own.taken} value={t.shares(taken)} />}
      {issue.state === 'open' && taken > 0 && left > 0 && <SlipRow label={t.own.left} value={t.shares(left)} />}
      {extraAsked > 0 && (
        <SlipRow
          label={t.own.extra}
          value={extraAllotted === null ? t.shares(extraAsked) : t.own.extraOf(extraAllotted, extraAsked)}
          note={extraNote()}
        />
      )}
      {lapsed !== null && lapsed > 0 && <SlipRow label={t.own.lapsed} value={t.shares(lapsed)} />}
      {signOf(paid) !== 0 && <SlipRow label={t.request.paid} value={formatAmount(paid)} />}
      {signOf(extraHeld) !== 0 && <SlipRow label={t.own.heldExtra} value={formatAmount(extraHeld)} />}
      {signOf(proceeds) !== 0 && (
        <SlipRow label={t.own.proceeds} value={formatAmount(proceeds)} note={t.own.proceedsHint} />
      )}
      {signOf(released) !== 0 && <SlipRow label={t.request.released} value={formatAmount(released)} />}
    </RequestSlip>
  );

  function extraNote(): string | undefined {
    if (extraPricedAt === null) return undefined;
    const time = formatDateTime(extraPricedAt, marketZone());
    if (extraAllotted === null) return t.own.extraPricedAt(time);
    return extraPrice === null ? t.own.extraAbove(time) : t.own.extraEach(formatPrice(extraPrice), time);
  }

  function titleOf({ step, state, shares, extra }: RightsStep): string {
    if (step === 'taken') return t.own.step.taken(shares, extra);
    if (step === 'lapsed') return t.own.step.lapsed(shares);
    if (step === 'allotted') return state === 'done' ? t.own.step.allotted(shares) : t.own.step.allotment;
    return t.own.step[step];
  }
}

function whenOf(at: number | string): string {
  return typeof at === 'number' ? formatDateTime(at, marketZone()) : formatBusinessDate(at);
}
