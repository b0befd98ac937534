/** The tab of pledges: the open ones with repaying each, the request in review or else the form to ask for one; then the records, each with its lines. */
import { Suspense, lazy, useState } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getPledge, getPledgeTerms, listPledgeLines, listPledges, repayPledge } from '@bahi/contract/pledges/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime } from '@bahi/core/format.ts';
import { AnnouncedNote } from '../../configuration/parts/announced-note.tsx';
import { WAITING_REFETCH_MS } from '../../data/requests.ts';
import { useCall } from '../../data/use-call.ts';
import { usePagedCall } from '../../data/use-paged-call.ts';
import { marketZone } from '../../data/zone.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RepayForm } from '../../loans/parts/repay-form.tsx';
import { sumOf } from '../../loans/parts/repayment.ts';
import { RequestList } from '../../requests/parts/request-list.tsx';
import { RequestRow } from '../../requests/parts/request-row.tsx';
import { StandingRequest } from '../../requests/parts/standing-request.tsx';
import { href } from '../../shell/location.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListGroup, ListRow } from '../../ui/list-group.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Nudge } from '../../ui/nudge.tsx';
import { Num } from '../../ui/num.tsx';
import { Select } from '../../ui/select.tsx';
import { SlipRow } from '../../ui/slip.tsx';
import { VerifyCard } from '../../verification/parts/verify-card.tsx';
import { PledgeForm } from './pledge-form.tsx';
import { PledgeSlip, percentOf, pledgeChip, type Pledge } from './pledge-slip.tsx';
import { pledgeTexts } from './texts.ts';

const PLEDGE_KEYS = [
  'pledgeMinimum',
  'pledgePercent',
  'pledgeWarningPercent',
  'pledgeSalePercent',
  'pledgeNoticeHours',
  'pledgeTermDays',
  'pledgeRatePercent',
  'pledgePromiseMinutes',
  'pledgeReminderDays',
] as const;

type Terms = OutputOf<typeof getPledgeTerms>;

const BarredNote = lazy(() => import('../../restrictions/parts/barred-note.tsx'));

/** `opened`: the record that the address names. */
export default function PledgeTab({ opened }: { readonly opened: string | undefined }) {
  const t = useTexts(pledgeTexts);
  const terms = useCall(getPledgeTerms, {}, { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS });
  return (
    <>
      <Loaded from={terms}>
        {(now) => (
          <div className="flex flex-col gap-5 pt-2">
            <Current terms={now} />
            <div className="flex flex-col gap-2 px-4 text-small text-ink-2">
              <p>{t.rules({ ...now, rate: now.ratePercent })}</p>
              <p>{t.saleRule(now)}</p>
            </div>
          </div>
        )}
      </Loaded>
      <Records opened={opened} />
      <AnnouncedNote keys={PLEDGE_KEYS} />
    </>
  );
}

function Current({ terms }: { readonly terms: Terms }) {
  const t = useTexts(pledgeTexts);
  const { standing, available } = terms;
  return (
    <>
      {standing.length === 0 && (
        <p className="px-4 text-ink-2">{t.intro({ ...terms, minimum: formatAmount(terms.minimum) })}</p>
      )}
      {standing
        .toSorted((left, right) => urgency(right) - urgency(left))
        .map((pledge) =>
          pledge.state === 'lending' ? (
            <StandingRequest key={pledge.id} title={t.openTitle(pledge.symbol)}>
              <Notes pledge={pledge} />
              <PledgeSlip pledge={pledge} />
              <RepayForm
                endpoint={repayPledge}
                inputOf={(amount) => ({ pledge: pledge.id, amount })}
                keepAs={`repay-pledge-${pledge.id}`}
                changes={[getPledgeTerms, listPledges, getPledge, listPledgeLines]}
                domain="pledges"
                debt={pledge}
                available={available}
                note={t.interestFirst}
              />
            </StandingRequest>
          ) : (
            <StandingRequest key={pledge.id} title={t.pendingTitle} body={t.pendingBody}>
              <PledgeSlip pledge={pledge} />
            </StandingRequest>
          ),
        )}
      <Ask terms={terms} />
    </>
  );
}

/** What has a notice, is warned of or overdue stands before what waits. */
function urgency({ saleFrom, warnedAt, isOverdue }: Pledge): number {
  return saleFrom !== null ? 2 : Number(warnedAt !== null || isOverdue);
}

function Notes({ pledge }: { readonly pledge: Pledge }) {
  const t = useTexts(pledgeTexts);
  const { saleFrom, warnedAt, owedBps, isOverdue, dueDate, waitsUntil, salePercent } = pledge;
  return (
    <div className="flex flex-col gap-2 px-4">
      {saleFrom !== null && (
        <Nudge>{t.noticed({ at: formatDateTime(saleFrom, marketZone()), percent: salePercent })}</Nudge>
      )}
      {saleFrom === null && warnedAt !== null && owedBps !== null && (
        <Nudge>{t.warned({ percent: percentOf(owedBps), sale: salePercent })}</Nudge>
      )}
      {!isOverdue && waitsUntil !== null && <Nudge>{t.waits(formatDateTime(waitsUntil, marketZone()))}</Nudge>}
      {isOverdue && dueDate !== null && <Nudge>{t.overdueBody(formatBusinessDate(dueDate))}</Nudge>}
    </div>
  );
}

function Ask({ terms }: { readonly terms: Terms }) {
  const t = useTexts(pledgeTexts);
  const text = useRefusalText();
  const { holdings, refusal, standing } = terms;
  const [position, setPosition] = useState<string | null>(null);
  if (standing.some(({ state }) => state === 'pending')) return null;
  if (refusal?.code.startsWith('verification.') === true)
    return (
      <div className="px-4">
        <VerifyCard />
      </div>
    );
  if (refusal?.code === 'identity.frozen')
    return (
      <div className="px-4">
        <Suspense>
          <BarredNote />
        </Suspense>
      </div>
    );
  // What can be pledged stands first; of what is pledged already there is nothing to ask for.
  const free = holdings.filter(({ lots }) => lots > 0);
  const choices = [...free.filter((one) => one.refusal === null), ...free.filter((one) => one.refusal !== null)];
  const holding = choices.find((one) => one.position === position) ?? choices[0];
  if (holding === undefined)
    return (
      <EmptyState link={href('/market/index')} action={t.toMarket}>
        {t.noHoldings}
      </EmptyState>
    );
  return (
    <>
      <div className="px-4">
        <Select
          label={t.holding}
          items={choices.map(({ position: key, symbol, lots }) => ({ key, text: t.holdingText({ symbol, lots }) }))}
          value={holding.position}
          onChange={setPosition}
        />
      </div>
      <PledgeForm
        key={holding.position}
        terms={terms}
        holding={holding}
        blockedBecause={refusal === null ? null : text(refusal)}
      />
    </>
  );
}

function Records({ opened }: { readonly opened: string | undefined }) {
  const t = useTexts(pledgeTexts);
  const all = usePagedCall(listPledges, {}, { refetchMs: WAITING_REFETCH_MS });
  const older = useCall(getPledge, { pledge: opened ?? '' }, { enabled: opened !== undefined }).data;
  return (
    <section aria-label={t.records} className="pt-5">
      <h2 className="px-4 pb-1 text-body font-semibold">{t.records}</h2>
      <RequestList
        list={all}
        opened={older}
        row={(row) => <PledgeRow key={row.id} pledge={row} isOpenAtFirst={row.id === opened} />}
        empty={<p className="px-4 text-small text-ink-2">{t.emptyRecords}</p>}
      />
    </section>
  );
}

function PledgeRow({ pledge, isOpenAtFirst }: { readonly pledge: Pledge; readonly isOpenAtFirst: boolean }) {
  const t = useTexts(pledgeTexts);
  return (
    <RequestRow
      title={t.holdingText({ symbol: pledge.symbol, lots: pledge.lots })}
      amount={formatAmount(pledge.amount)}
      at={pledge.createdAt}
      chip={pledgeChip(pledge, t)}
      isOpenAtFirst={isOpenAtFirst}
    >
      <Detail pledge={pledge} />
    </RequestRow>
  );
}

function Detail({ pledge }: { readonly pledge: Pledge }) {
  const t = useTexts(pledgeTexts);
  const isPaidOut = pledge.state === 'lending' || pledge.state === 'finished';
  const { data } = useCall(getPledge, { pledge: pledge.id }, { enabled: isPaidOut });
  return (
    <>
      <PledgeSlip pledge={pledge}>
        {data !== undefined && (
          <>
            <SlipRow label={t.fee} value={formatAmount(data.fee)} />
            <SlipRow label={t.repaidSum} value={formatAmount(data.repaid)} />
          </>
        )}
      </PledgeSlip>
      {isPaidOut && <Lines pledge={pledge.id} />}
    </>
  );
}

function Lines({ pledge }: { readonly pledge: string }) {
  const t = useTexts(pledgeTexts);
  const lines = usePagedCall(listPledgeLines, { pledge });
  return (
    <>
      <ListGroup title={t.lines}>
        <Loaded from={lines}>
          {(rows) => (
            <>
              {rows.map(({ entry, kind, at, date, principal, interest }) => (
                <ListRow
                  key={entry}
                  title={date === null ? t.line[kind] : t.interestOf(formatBusinessDate(date))}
                  detail={formatDateTime(at, marketZone())}
                  value={<Num>{formatAmount(sumOf(principal, interest))}</Num>}
                  href={href('/information/fundRecord', { entry })}
                />
              ))}
            </>
          )}
        </Loaded>
        <LoadMore from={lines} />
      </ListGroup>
    </>
  );
}
