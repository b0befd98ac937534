/** Where the own tickets stand in the order of a draw that was checked on this device. */
import Check from 'lucide-react/icons/check';
import { StatusChip } from '../ui/status-chip.tsx';
import type { CheckedDraw } from './proof.ts';
import { useProofTexts } from './proof-texts.ts';

type Own = NonNullable<CheckedDraw['own']>;

/** Of each application; the rest is counted. */
const SHOWN_MAX = 12;

export function ProofTickets({ own }: { readonly own: Own }) {
  const t = useProofTexts();
  const { tickets, lastWon, places } = own;
  const ids = [...new Set(places.map(({ application }) => application))];
  return (
    <section aria-label={t.own.title} className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">{t.own.title}</h2>
      <p className="text-ink-2">{ids.length === 0 ? t.own.none : t.own.line(lastWon, tickets)}</p>
      {ids.map((id) => (
        <OwnTickets key={id} id={id} own={own} />
      ))}
    </section>
  );
}

function OwnTickets({ id, own }: { readonly id: string; readonly own: Own }) {
  const t = useProofTexts();
  const mine = own.places.filter(({ application }) => application === id);
  const won = own.won[id] ?? 0;
  const rest = mine.length - SHOWN_MAX;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="num font-semibold">{t.own.application(id)}</h3>
        <StatusChip tone={won > 0 ? 'success' : 'ended'}>{won > 0 ? t.own.won(won) : t.own.notWon}</StatusChip>
      </div>
      <ul className="border-b border-line">
        {mine.slice(0, SHOWN_MAX).map(({ lot, place }) => (
          <li key={lot} className="flex items-baseline justify-between gap-3 border-t border-line bg-surface px-3 py-2">
            <span>{mine.length === 1 ? t.own.oneTicket : t.own.ticket(lot)}</span>
            <span
              className={`num flex items-center gap-1.5 font-semibold ${place <= own.lastWon ? 'text-success' : 'text-ink-2'}`}
            >
              {t.own.place(place)}
              {place <= own.lastWon && (
                <>
                  <Check size={16} strokeWidth={2.5} aria-hidden="true" />
                  <span className="sr-only">, {t.own.wins}</span>
                </>
              )}
            </span>
          </li>
        ))}
        {rest > 0 && <li className="border-t border-line bg-surface px-3 py-2 text-ink-2">{t.own.more(rest)}</li>}
      </ul>
    </div>
  );
}
