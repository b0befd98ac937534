/** English texts of stories of notices to everybody. */
import type { StoryText } from '../stories.ts';
import type { notices as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'notice.halted': {
    title: 'The market is halted until {until}',
    body: '{name} has moved by {rate}% from its previous close. By the published rule all trading in shares stops until {until}. Waiting orders stay in place and can be cancelled.',
  },
  'notice.resumed': {
    title: 'Trading resumes',
    body: 'The halt of the whole market is over. Orders are matched again.',
  },
  'notice.suspended': {
    title: '{name} is suspended from {date}',
    body: 'The practice exchange has suspended trading in {name} ({symbol}) from {date}. Holdings stay as they are, and no order is taken until it is readmitted; the reason is on the instrument’s page.',
  },
  'notice.readmitted': {
    title: '{name} trades again',
    body: 'The suspension of {name} ({symbol}) is over. Orders are taken again in the usual sessions.',
  },
  'notice.off_shelf': {
    title: '{name} leaves the market on {date}',
    body: '{name} ({symbol}) has been taken off the practice exchange and does not trade from {date}. Its history can still be read; the reason is on the instrument’s page.',
  },
  'notice.house_halted': {
    title: 'Trading has been stopped since {since}',
    body: 'We have stopped all trading. Until two members of our staff reopen it, we take no orders to open or exit positions, and stop-loss, take-profit and margin close-out do not run. You can still cancel waiting orders; your money and holdings stay as they are.',
  },
  'notice.house_resumed': {
    title: 'Trading resumes',
    body: 'Orders are taken again, and stop-losses, take-profits and margin are checked again at once.',
  },
  'notice.practice': {
    title: 'This is a practice market',
    body: 'Companies, prices and money here are fictional. Prices are made only by orders in the book: nobody can set one by hand. Nothing here is advice, and nothing you earn or lose is real.',
  },
};
