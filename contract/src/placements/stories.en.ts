/** English texts of stories of placements. A lot is 100 shares. */
import type { StoryText } from '../stories.ts';
import type { placements as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'placements.requested': {
    title: 'Placement of {name} requested',
    body: 'Your request for {lots} lots of {name} is in review, and {amount} is on hold for it. It will be decided by {promised}; until then you can cancel it.',
  },
  'placements.cancelled': {
    title: 'Placement request for {name} cancelled',
    body: 'You cancelled your request for {name}. The {amount} on hold for it is available again.',
  },
  'placements.allotted': {
    title: 'Shares of {name} are yours',
    body: 'Your placement request was approved in full: {shares} shares of {name} for {amount} are in your positions.',
  },
  'placements.allotted_part': {
    title: 'Shares of {name}: a part of your request',
    body: 'You asked for {asked} shares of {name} and were allotted {shares} for {amount}. The remaining {released} is available again; see the request for the reason.',
  },
  'placements.oversubscribed': {
    title: 'Placement of {name} not allotted',
    body: 'More shares were requested than available, and your request for {name} was not allotted. {amount} is available again.',
  },
  'placements.concentration': {
    title: 'Placement of {name} not allotted',
    body: 'Your request for {name} was rejected, because one company would then be too large a part of your account. {amount} is available again.',
  },
  'placements.unsuitable': {
    title: 'Placement of {name} not allotted',
    body: 'Your request for {name} was rejected, because this placement does not suit what we know about your account. {amount} is available again; see the request for details.',
  },
  'placements.asked': {
    title: 'Placement request for {name} ended',
    body: 'As you asked, your request for {name} was ended. {amount} is available again.',
  },
  'placements.not_decided': {
    title: 'Placement of {name} not decided in time',
    body: 'We did not decide your request for {name} in time, so it was not allotted. {amount} is available again. Sorry for the delay.',
  },
  'placements.called_off': {
    title: 'Placement of {name} is called off',
    body: 'The placement of {name} was called off before your request was decided. {amount} is available again. The placement’s notes say why.',
  },
  'placements.gone_ex': {
    title: 'Placement of {name} ended before an ex-date',
    body: 'A split, bonus shares or rights will change the shares of {name}, and this placement’s price is for the shares before that. It has therefore ended before your request was decided. {amount} is available again; the placement’s notes give the ex-date.',
  },
};
