/** Tickets of the practice past in Korean. */
import { ticketWords } from '@bahi/contract/practice-texts/ticket-words.ts';
import { ticketsKo } from '@bahi/contract/practice-texts/tickets.ko.ts';
import type { TicketReader } from './practice-tickets.en.ts';

const reader: TicketReader = { read: (text) => ticketWords(text, ticketsKo) };

export default reader;
