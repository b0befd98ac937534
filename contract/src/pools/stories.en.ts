/** English texts of stories of copy trading. */
import type { StoryText } from '../stories.ts';
import type { pools as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'pools.asked': {
    title: '{amount} waits to join {pool}',
    body: '{amount} is on hold. It joins {pool} at the valuation of {deals}, which sets the price. You can take it back until ten minutes before that.',
  },
  'pools.taken_back': {
    title: '{amount} taken back',
    body: 'Your {amount} did not join {pool} and is available again.',
  },
  'pools.subscribed': {
    title: 'You copy {pool}',
    body: '{amount} became {units} units of {pool}. The money is locked until {until}. Before that, your stop-loss still works.',
  },
  'pools.returned': {
    title: '{amount} did not join {pool}',
    body: '{pool} stopped taking new money before yours could join. {amount} is available again.',
  },
  'pools.stop_asked': {
    title: 'You asked to stop copying {pool}',
    body: 'Your units of {pool} become cash at the valuation of {deals}, which sets the price. If the copy fund has to sell shares first, the rest is paid at the next valuations.',
  },
  'pools.stop_taken_back': {
    title: 'You keep copying {pool}',
    body: 'You cancelled your request to stop. Your units stay in {pool}.',
  },
  'pools.stop_reached': {
    title: '{pool}: your stop-loss was reached',
    body: 'What you have in {pool} fell by {percent}% or more. As you set it, your units are turned into cash.',
  },
  'pools.end_reached': {
    title: '{pool} has ended',
    body: 'The end time of {pool} has come. Your units are turned into cash.',
  },
  'pools.paid_out': {
    title: '{amount} from {pool}',
    body: '{units} units of {pool} became {amount}, which is in your cash. {left} units are paid out when the copy fund has sold shares.',
  },
  'pools.finished': {
    title: 'You no longer copy {pool}',
    body: 'Your last units became cash. You put {invested} into {pool} and got {amount} back in all.',
  },
  'pools.waits': {
    title: '{pool}: part of your payment is delayed',
    body: '{units} of your units in {pool} are not paid yet: {stocks} cannot be sold now. You are first in line. What you get depends on the value when it is paid.',
  },
};
