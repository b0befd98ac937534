/** One ticket: what was said by whom, who waits for whom, and what can be said or done next. New answers come by the stream. */
import { getTicket } from '@bahi/contract/support/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useServerNow } from '../data/clock.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { usePracticeWords } from '../i18n/practice.ts';
import { useTicketWords } from '../i18n/practice-tickets.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { InlineLink } from '../ui/inline-link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { RateForm } from './rate-form.tsx';
import { ReopenForm } from './reopen-form.tsx';
import { SentPictures } from './sent-pictures.tsx';
import { supportTexts } from './texts.ts';
import { recordLink, tones, type Thread } from './ticket.ts';
import { WriteForm } from './write-form.tsx';

type Message = Thread['messages'][number];

export default function ThreadView({ id }: { readonly id: string }) {
  const ticket = useCall(getTicket, { ticket: id }, { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS });
  return <Loaded from={ticket}>{(found) => <Ticket ticket={found} />}</Loaded>;
}

function Ticket({ ticket }: { readonly ticket: Thread }) {
  const t = useTexts(supportTexts);
  const { id, kind, state, about, messages, rating, reopenUntil } = ticket;
  return (
    <div className="flex flex-col gap-4 px-4 pt-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{t.kind[kind]}</span>
        <StatusChip tone={tones[state]}>{t.state[state]}</StatusChip>
      </div>
      {about !== null && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          {t.aboutOf[about.type](about.id)}
          <InlineLink to={recordLink(about)}>{t.about[about.type]}</InlineLink>
        </p>
      )}
      <div role="log" aria-label={t.thread.label}>
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <Said key={message.id} message={message} />
          ))}
        </ol>
      </div>
      <Next ticket={ticket} />
      <Nudge>{t.never}</Nudge>
      {state !== 'closed' && <WriteForm ticket={id} />}
      {state === 'closed' && rating === null && <RateForm ticket={id} />}
      {state === 'closed' && reopenUntil !== null && <ReopenForm ticket={id} until={reopenUntil} />}
      {state === 'closed' && reopenUntil === null && (
        <>
          <p className="text-ink-2">{t.closed.over}</p>
          <Button isWide href={href('/home/kefuCenter', { ask: kind })}>
            {t.ask}
          </Button>
        </>
      )}
    </div>
  );
}

function Next({ ticket: { state, promisedBy, rating } }: { readonly ticket: Thread }) {
  const t = useTexts(supportTexts);
  const now = useServerNow();
  if (state === 'closed') return rating === null ? null : <p className="text-ink-2">{t.rating.given(rating.score)}</p>;
  if (promisedBy === null)
    return <p className="text-ink-2">{state === 'waiting' ? t.thread.waiting : t.thread.answered}</p>;
  const at = timeOf(promisedBy);
  return <p className="text-ink-2">{promisedBy < now ? t.thread.late(at) : t.thread.by(at)}</p>;
}

function Said({ message }: { readonly message: Message }) {
  const t = useTexts(supportTexts).thread;
  const [words, said] = [usePracticeWords(), useTicketWords()];
  const { what, from, by, at, text, pictures } = message;
  const isOwn = from === 'customer';
  const event = what === 'closed' ? t.closedBy[from] : what === 'reopened' ? t.reopened : null;
  return (
    <li className="flex flex-col gap-2">
      {event !== null && (
        <p className="text-center text-small text-ink-2">
          {event} · <span className="num">{timeOf(at)}</span>
        </p>
      )}
      {text !== '' && (
        <div
          className={cx(
            'flex max-w-[88%] flex-col gap-1 rounded-control px-3 py-2',
            isOwn ? 'self-end bg-wash' : 'self-start border border-line bg-surface',
          )}
        >
          <p className="flex flex-wrap items-baseline gap-x-2 text-small text-ink-2">
            <span className="font-semibold text-ink">{isOwn ? t.you : by}</span>
            {what === 'asked' && <span>{t.asked}</span>}
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{said(words(text))}</p>
          {pictures.length > 0 && <SentPictures uploads={pictures} />}
          <p className="num text-small text-ink-3">{timeOf(at)}</p>
        </div>
      )}
    </li>
  );
}

const timeOf = (at: number) => formatDateTime(at, marketZone());
