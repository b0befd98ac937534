/** What of a ticket several parts of the screen show. */
import type { getTicket, listTickets } from '@bahi/contract/support/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { TICKET_KINDS, type TicketKind } from '@bahi/core/support-ticket.ts';
import { href } from '../shell/location.ts';
import type { Tone } from '../ui/status-chip.tsx';

export type Thread = OutputOf<typeof getTicket>;
export type Ticket = OutputOf<typeof listTickets>['rows'][number];
type About = NonNullable<Ticket['about']>;

export function isKind(text: string | undefined): text is TicketKind {
  return TICKET_KINDS.some((kind) => kind === text);
}

export function aboutOf(kind: TicketKind, id: string | undefined): About | null {
  if (id === undefined || !/^[1-9][0-9]{0,18}$/.test(id)) return null;
  return kind === 'deposit' || kind === 'withdrawal' || kind === 'order' || kind === 'loan' ? { type: kind, id } : null;
}

export const tones: Readonly<Record<Ticket['state'], Tone>> = {
  open: 'waiting',
  waiting: 'info',
  answered: 'success',
  closed: 'ended',
};

export function recordLink({ type, id }: About): string {
  switch (type) {
    case 'deposit':
      return href('/information/fundRecord', { tab: 'deposits', deposit: id });
    case 'withdrawal':
      return href('/information/fundRecord', { tab: 'withdrawals', withdrawal: id });
    case 'order':
      return href('/trade/positionDetail', { order: id });
    case 'loan':
      return href('/information/jkjl', { loan: id });
  }
}
