/** A ticket in a list: its subject, how it stands, and how it begins. */
import { usePracticeWords } from '../i18n/practice.ts';
import { useTicketWords } from '../i18n/practice-tickets.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { ListRow } from '../ui/list-group.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { supportTexts } from './texts.ts';
import { tones, type Ticket } from './ticket.ts';

export function TicketRow({ ticket: { id, kind, state, excerpt } }: { readonly ticket: Ticket }) {
  const t = useTexts(supportTexts);
  const [words, said] = [usePracticeWords(), useTicketWords()];
  return (
    <ListRow
      title={
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span>
            {t.kind[kind]} · <span className="num">{id}</span>
          </span>
          <StatusChip tone={tones[state]}>{t.state[state]}</StatusChip>
        </span>
      }
      detail={<span className="line-clamp-2 wrap-anywhere">{said(words(excerpt))}</span>}
      href={href('/home/kefuCenter', { ticket: id })}
    />
  );
}
