/** What the customer has of a rights issue: entitlement, taken up, extra, lapsed, the money of it, and the steps. */
import { formatAmount, formatBusinessDate, formatDateTime, signOf } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { EntryLinks } from '../offerings/parts/entry-links.tsx';
import { RequestTimeline } from '../requests/parts/request-timeline.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { rightsChip, type RightsIssue } from './placement-words.ts';
import { rightsSteps, type RightsStep } from './rights-steps.ts';
import { placementTexts } from './texts.ts';

export function RightsSlip({ issue }: { readonly issue: RightsIssue }) {
  const t = useTexts(placementTexts);
  const { held, entitled, taken, left, lapsed, paid, extraAsked, extraAllotted, extraHeld, released, isFinal } = issue;
  const chip = rightsChip(issue, t);
  return (
    <Slip
      title={t.own.title}
      hasTitle
      head={
        <div className="pb-2">
          <StatusChip tone={chip.tone}>{chip.text}</StatusChip>
        </div>
      }
      foot={
        <div className="mt-2 flex flex-col gap-3 border-t border-line pt-3">
          <RequestTimeline
            label={t.own.timeline}
            items={rightsSteps(issue).map((step) => ({
              key: step.key,
              title: titleOf(step),
              state: step.state,
              ...(step.at === null ? {} : { detail: whenOf(step.at) }),
            }))}
          />
          {issue.position !== null && (
            <Button variant="soft" size="medium" href={href('/trade/positionDetail', { position: issue.position })}>
              {t.request.position}
            </Button>
          )}
          <EntryLinks entries={issue.entries} words={t.own.entry} />
        </div>
      }
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
        />
      )}
      {lapsed !== null && lapsed > 0 && <SlipRow label={t.own.lapsed} value={t.shares(lapsed)} />}
      {signOf(paid) !== 0 && <SlipRow label={t.request.paid} value={formatAmount(paid)} />}
      {signOf(extraHeld) !== 0 && <SlipRow label={t.own.heldExtra} value={formatAmount(extraHeld)} />}
      {signOf(released) !== 0 && <SlipRow label={t.request.released} value={formatAmount(released)} />}
    </Slip>
  );

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
