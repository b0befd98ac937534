/** Tickets of the practice past in Traditional Chinese. */
import { ticketWords } from '@bahi/contract/practice-texts/ticket-words.ts';
import { ticketsTw } from '@bahi/contract/practice-texts/tickets.tw.ts';
import type { TicketReader } from './practice-tickets.en.ts';

const reader: TicketReader = { read: (text) => ticketWords(text, ticketsTw) };

export default reader;
