/** English texts of the stories about placements and rights issues. A lot is 100 shares. */
import type { StoryKey, StoryText } from '../stories.ts';

export const placements = {
  'placements.requested': {
    title: 'Placement of {name} asked for',
    body: 'Your request for {lots} lots of {name} is in review, and {amount} is held for it. It is decided by {promised}; until it is decided you can take it back.',
  },
  'placements.cancelled': {
    title: 'Placement request for {name} taken back',
    body: 'You took back your request for {name}. {amount} that was held for it is free again.',
  },
  'placements.allotted': {
    title: 'Shares of {name} are yours',
    body: 'Your placement request was approved in full: {shares} shares of {name} for {amount} are in your positions.',
  },
  'placements.allotted_part': {
    title: 'Shares of {name}: a part of your request',
    body: 'You asked for {asked} shares of {name} and were allotted {shares} for {amount}. The remaining {released} is free again; the request tells why.',
  },
  'placements.oversubscribed': {
    title: 'Placement of {name} not allotted',
    body: 'More was asked for than there is, and your request for {name} was not allotted. {amount} is free again.',
  },
  'placements.concentration': {
    title: 'Placement of {name} not allotted',
    body: 'Your request for {name} was refused, because so much of one company would be too large a part of your account. {amount} is free again.',
  },
  'placements.unsuitable': {
    title: 'Placement of {name} not allotted',
    body: 'Your request for {name} was refused, because this placement does not fit what is known of your account. {amount} is free again; the request tells more.',
  },
  'placements.asked': {
    title: 'Placement request for {name} ended',
    body: 'As you asked, your request for {name} was ended. {amount} is free again.',
  },
  'placements.not_decided': {
    title: 'Placement of {name} not decided in time',
    body: 'Nobody decided your request for {name} in time, so it is refused. {amount} is free again. The delay is ours.',
  },
  'placements.called_off': {
    title: 'Placement of {name} is called off',
    body: 'The placement of {name} was called off before your request was decided. {amount} is free again. The note of the placement tells why.',
  },
  'placements.gone_ex': {
    title: 'Placement of {name} ended before an ex-date',
    body: 'A split, bonus shares or rights change the shares of {name}, and the price of this placement is for the shares as they were. So it has ended before your request was decided. {amount} is free again; the note of the placement tells the ex-date.',
  },
  'rights.entitled': {
    title: '{name}: you may buy {shares} new shares',
    body: 'For your {held} shares of {name} you may take up {shares} new ones for {amount} until {by}. If you do nothing they lapse, and about {loss} of value is given up with them.',
  },
  'rights.last_day': {
    title: '{name}: your rights lapse soon',
    body: '{shares} new shares of {name} for {amount} are still yours to take up, until {by}. After that they lapse, and about {loss} of value is lost with them.',
  },
  'rights.taken': {
    title: 'New shares of {name} paid for',
    body: 'You took up {shares} new shares of {name} and paid {amount}. They come into your positions after the deadline.',
  },
  'rights.extra_asked': {
    title: 'New shares of {name} paid for, extra ones asked for',
    body: 'You took up {shares} new shares of {name} and paid {amount}. {held} is held for the {extra} extra shares you ask for; after {by} what others leave is shared out in proportion to holdings.',
  },
  'rights.allotted': {
    title: 'New shares of {name} are yours',
    body: '{shares} new shares of {name} for {amount} are in your positions.',
  },
  'rights.allotted_extra': {
    title: 'New shares of {name} are yours',
    body: '{shares} new shares of {name} for {amount} are in your positions, {extra} of them extra ones of the {asked} you asked for. {released} that was held is free again.',
  },
  'rights.charged': {
    title: '{name}: charged for the rights',
    body: 'You were short {shares} shares of {name} when its rights were parted from it. The price fell by their worth, which your position gains; {amount} was charged for it, so that nothing is won or lost by the rights themselves.',
  },
  'rights.lapsed': {
    title: '{name}: {shares} rights lapsed',
    body: '{shares} new shares of {name} were not taken up by the deadline. The rights lapsed, and about {loss} of value with them. Nothing was charged.',
  },
} satisfies Partial<Record<StoryKey, StoryText>>;
