/** English texts of the stories about placements and rights issues. A lot is 100 shares. */
import type { StoryKey, StoryText } from '../stories.ts';

export const placements = {
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
    body: 'You asked for {asked} shares of {name} and were allotted {shares} for {amount}. The remaining {released} is available again; the request says why.',
  },
  'placements.oversubscribed': {
    title: 'Placement of {name} not allotted',
    body: 'More was asked for than there is, and your request for {name} was not allotted. {amount} is available again.',
  },
  'placements.concentration': {
    title: 'Placement of {name} not allotted',
    body: 'Your request for {name} was refused, because so much of one company would be too large a part of your account. {amount} is available again.',
  },
  'placements.unsuitable': {
    title: 'Placement of {name} not allotted',
    body: 'Your request for {name} was refused, because this placement does not suit what we know about your account. {amount} is available again; the request says more.',
  },
  'placements.asked': {
    title: 'Placement request for {name} ended',
    body: 'As you asked, your request for {name} was ended. {amount} is available again.',
  },
  'placements.not_decided': {
    title: 'Placement of {name} not decided in time',
    body: 'Nobody decided your request for {name} in time, so it is refused. {amount} is available again. The delay is ours.',
  },
  'placements.called_off': {
    title: 'Placement of {name} is called off',
    body: 'The placement of {name} was called off before your request was decided. {amount} is available again. The placement’s notes say why.',
  },
  'placements.gone_ex': {
    title: 'Placement of {name} ended before an ex-date',
    body: 'A split, bonus shares or rights will change the shares of {name}, and this placement’s price is for the shares before that. It has therefore ended before your request was decided. {amount} is available again; the placement’s notes give the ex-date.',
  },
  'rights.entitled': {
    title: '{name}: you may buy {shares} new shares',
    body: 'For your {held} shares of {name} you may take up {shares} new ones for {amount} until {by}. If you do nothing, they lapse and you give up about {loss} of value.',
  },
  'rights.last_day': {
    title: '{name}: your rights lapse soon',
    body: '{shares} new shares of {name} for {amount} are still yours to take up, until {by}. After that they lapse, and you lose about {loss} of value.',
  },
  'rights.taken': {
    title: 'New shares of {name} paid for',
    body: 'You took up {shares} new shares of {name} and paid {amount}. They come into your positions after the deadline.',
  },
  'rights.extra_asked': {
    title: 'New shares of {name} paid for, extra ones asked for',
    body: 'You took up {shares} new shares of {name} and paid {amount}. {held} is on hold for the {extra} extra shares you asked for. After {by}, shares that others leave are given out in proportion to holdings.',
  },
  'rights.allotted': {
    title: 'New shares of {name} are yours',
    body: '{shares} new shares of {name} for {amount} are in your positions.',
  },
  'rights.allotted_extra': {
    title: 'New shares of {name} are yours',
    body: '{shares} new shares of {name} for {amount} are in your positions, {extra} of them extra ones of the {asked} you asked for. {released} that was held is available again.',
  },
  'rights.charged': {
    title: '{name}: charged for the rights',
    body: 'You were short {shares} shares of {name} when they began to trade without the rights. The price fell by the value of the rights, a gain for your position; {amount} was charged for it, so the rights themselves bring you no profit or loss.',
  },
  'rights.lapsed': {
    title: '{name}: {shares} rights lapsed',
    body: '{shares} new shares of {name} were not taken up by the deadline. The rights lapsed, and with them about {loss} of value. Nothing was charged.',
  },
} satisfies Partial<Record<StoryKey, StoryText>>;
