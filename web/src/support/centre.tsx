/** The support centre: writing to us first, the own tickets, then numbers, chat and questions; T7 on top. Without a connection the numbers still stand. */
import { listTickets } from '@bahi/contract/support/calls.ts';
import { configJson, useConfig } from '../data/config.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { usePracticeWords } from '../i18n/practice.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { openSupport } from '../shell/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { supportTexts } from './texts.ts';
import { TicketRow } from './ticket-row.tsx';

interface SupportNumber {
  readonly label: string;
  readonly number: string;
}

export function Centre({ isVisitor }: { readonly isVisitor: boolean }) {
  const t = useTexts(supportTexts);
  return (
    <>
      <div className="flex flex-col gap-4 px-4 pt-2">
        <Nudge>
          <strong>{t.never}</strong>
        </Nudge>
        {isVisitor && (
          <div className="flex flex-col gap-2">
            <p className="text-ink-2">{t.logInHint}</p>
            <Button isWide href={href('/login/login', { return: '/home/kefuCenter' })}>
              {t.logIn}
            </Button>
          </div>
        )}
      </div>
      {!isVisitor && <Tickets />}
      <Numbers />
      <ListGroup title={t.find}>
        <ListRow title={t.faq} href={href('/information/faq')} />
        <ListRow title={t.charges} href={href('/information/faq', { tab: 'charges' })} />
        {Object.entries(t.topics).map(([key, topic]) => (
          <ListRow key={key} title={topic.title} detail={topic.body} />
        ))}
      </ListGroup>
    </>
  );
}

function Tickets() {
  const t = useTexts(supportTexts);
  const list = usePagedCall(listTickets, {}, { refetchMs: WAITING_REFETCH_MS });
  const promise = list.answer?.promiseMinutes;
  const hasReviewer = useConfig().practice_reviewer === 'on';
  return (
    <>
      <section aria-label={t.write} className="flex flex-col gap-2 px-4 pt-5">
        <h2 className="text-lead font-semibold">{t.write}</h2>
        {promise !== undefined && (
          <p className="text-ink-2">{hasReviewer ? t.practiceHint(promise) : t.writeHint(promise)}</p>
        )}
        <Button isWide href={href('/home/kefuCenter', { ask: 'other' })}>
          {t.ask}
        </Button>
      </section>
      <ListGroup title={t.tickets}>
        <Loaded from={list} empty={<p className="px-4 pb-3 text-small text-ink-2">{t.noTickets}</p>}>
          {(rows) => rows.map((ticket) => <TicketRow key={ticket.id} ticket={ticket} />)}
        </Loaded>
        <LoadMore from={list} />
      </ListGroup>
    </>
  );
}

function Numbers() {
  const t = useTexts(supportTexts);
  const words = usePracticeWords();
  const { support_hours: hours = '', support_link: link = '', mode } = useConfig();
  const numbers = configJson<readonly SupportNumber[]>('support_numbers', []);
  const isPractice = mode === 'practice';
  return (
    <>
      {(numbers.length > 0 || link !== '') && (
        <ListGroup title={t.numbers}>
          {numbers.map(({ label, number }) => (
            <ListRow
              key={number}
              title={words(label)}
              value={<span className="num">{number}</span>}
              {...(isPractice ? {} : { href: `tel:${number.replaceAll(/[^+0-9]/g, '')}` })}
            />
          ))}
          {hours !== '' && <ListRow title={t.hours} detail={words(hours)} />}
          {link !== '' && <ListRow title={t.chat} detail={t.chatHint} onClick={openSupport} />}
        </ListGroup>
      )}
      {isPractice && (
        <div className="px-4 pt-3">
          <Nudge tone="info">{t.practice}</Nudge>
        </div>
      )}
    </>
  );
}
