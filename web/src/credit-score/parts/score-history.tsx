/** What a credit score is made of: its events, newest first, down to where everybody starts, and the rules that they follow from. */
import { getCreditScore, listCreditEvents } from '@bahi/contract/credit-score/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { WAITING_REFETCH_MS } from '../../data/requests.ts';
import { useCall } from '../../data/use-call.ts';
import { usePagedCall } from '../../data/use-paged-call.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ListGroup, ListRow } from '../../ui/list-group.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Num } from '../../ui/num.tsx';
import { creditScoreTexts } from './texts.ts';

type Score = OutputOf<typeof getCreditScore>;

export default function ScoreHistory() {
  const t = useTexts(creditScoreTexts);
  const score = useCall(getCreditScore, {});
  // An event comes about elsewhere, and the score beside it is read again as often.
  const events = usePagedCall(listCreditEvents, {}, { refetchMs: WAITING_REFETCH_MS });
  return (
    <Loaded from={score}>
      {(now) => (
        <>
          <ListGroup title={t.history}>
            {(events.data ?? []).map(({ id, at, code, points, score: after }) => (
              <ListRow
                key={id}
                title={t.events[code]}
                detail={`${formatDateTime(at, marketZone())} · ${t.after(after)}`}
                value={<Points points={points} />}
              />
            ))}
            {!events.hasMore && <ListRow title={t.start} value={<Num>{String(now.start)}</Num>} />}
          </ListGroup>
          <LoadMore from={events} />
          <Rules score={now} />
        </>
      )}
    </Loaded>
  );
}

function Rules({ score }: { readonly score: Score }) {
  const t = useTexts(creditScoreTexts);
  const notes: { readonly [code: string]: string } = {
    loan_repaid_in_time: t.notes.loans(score.loansCountedMax, score.loanCountedDays),
    pledge_repaid_in_time: t.notes.loans(score.loansCountedMax, score.loanCountedDays),
    loan_overdue_longer: t.notes.longer(score.overdueAgainDays),
  };
  return (
    <ListGroup title={t.rules}>
      {score.rules.map(({ code, points }) => {
        const note = notes[code];
        return (
          <ListRow
            key={code}
            title={t.events[code]}
            {...(note === undefined ? {} : { detail: note })}
            value={<Points points={points} />}
          />
        );
      })}
    </ListGroup>
  );
}

/** With its sign: colour alone says nothing. */
function Points({ points }: { readonly points: number }) {
  return <Num className="font-semibold">{points > 0 ? `+${points}` : `−${-points}`}</Num>;
}
