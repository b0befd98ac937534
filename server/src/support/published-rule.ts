/** What the practice reviewer answers to a ticket: that nobody reads it, and where to look. Complaints, and what was handed over, are for people. */
import { en as practice } from '@bahi/contract/practice-texts/en.ts';
import { answerTicket, getTicketCase } from '@bahi/contract/support/staff-calls.ts';
import { publishedRule, ruling } from '../platform/published-rule.ts';

export const TICKET_RULE = publishedRule(getTicketCase, ({ desk, assignee, messages }, { case: id }) => {
  const newest = messages.findLast(({ from }) => from === 'customer');
  if (desk !== 'support' || assignee !== null || newest === undefined) return null;
  return ruling(answerTicket, { case: id, text: practice.ticketAnswer, outcome: 'answered', through: newest.id });
});
