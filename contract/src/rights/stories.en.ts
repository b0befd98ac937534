/** English texts of stories of rights issues. */
import type { StoryText } from '../stories.ts';
import type { rights as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'rights.entitled': {
    title: '{name}: you may buy {shares} new shares',
    body: 'For your {held} shares of {name} you may take up {shares} new ones for {amount} until {by}. If you do nothing, they lapse and you give up about {loss} of value. If others ask for extra shares, you get your part of what they pay above the price of a new share.',
  },
  'rights.last_day': {
    title: '{name}: your rights lapse soon',
    body: '{shares} new shares of {name} for {amount} are still yours to take up, until {by}. After that they lapse, and you lose about {loss} of value. If others ask for extra shares, you get your part of what they pay above the price of a new share.',
  },
  'rights.waits': {
    title: '{name}: more time for your rights',
    body: 'Your account was restricted by our staff at the deadline for your rights of {name}, on {published}. Your rights are kept: you can take up {shares} new shares for {amount} by {by}, as soon as the restriction has ended. You can no longer ask for extra shares. If you do nothing by then, your rights lapse and bring nothing.',
  },
  'rights.taken': {
    title: 'New shares of {name} paid for',
    body: 'You took up {shares} new shares of {name} and paid {amount}. They come into your positions after the deadline.',
  },
  'rights.extra_asked': {
    title: 'New shares of {name} paid for, extra ones asked for',
    body: 'You took up {shares} new shares of {name} and paid {amount}. {held} is on hold for the {extra} extra shares you asked for. After {by}, shares that others leave are given out in proportion to holdings.',
  },
  'rights.extra_held': {
    title: 'New shares of {name} paid for, extra ones asked for',
    body: 'You took up {shares} new shares of {name} and paid {amount}. {held} is on hold for the {extra} extra shares you asked for: the most they can cost. Each costs its mark price at the close after the deadline, never less than {price}. What is not needed is available again then.',
  },
  'rights.allotted': {
    title: 'New shares of {name} are yours',
    body: '{shares} new shares of {name} for {amount} are in your positions.',
  },
  'rights.allotted_extra': {
    title: 'New shares of {name} are yours',
    body: '{shares} new shares of {name} for {amount} are in your positions, {extra} of them extra ones of the {asked} you asked for. {released} that was held is available again.',
  },
  'rights.extra_allotted': {
    title: 'New shares of {name} are yours',
    body: '{shares} new shares of {name} for {amount} are in your positions. You asked for {asked} extra ones and got {extra}, at {price} each. {released} that was held is available again.',
  },
  'rights.extra_unpriced': {
    title: 'New shares of {name} are yours',
    body: '{shares} new shares of {name} for {amount} are in your positions. None of the {asked} extra shares you asked for could be given out: no mark price of {most} or less was recorded for them. {released} that was held is available again.',
  },
  'rights.charged': {
    title: '{name}: charged for the rights',
    body: 'You were short {shares} shares of {name} when they began to trade without the rights. The price fell by the value of the rights, a gain for your position; {amount} was charged for it, so the rights themselves bring you no profit or loss.',
  },
  'rights.lapsed': {
    title: '{name}: {shares} rights lapsed',
    body: '{shares} new shares of {name} were not taken up by the deadline. The rights lapsed, and with them about {loss} of value. Nothing was charged.',
  },
  'rights.sold': {
    title: '{name}: {proceeds} for your lapsed rights',
    body: '{shares} new shares of {name} were not taken up by the deadline. The rights lapsed, and with them about {loss} of value. Others paid more for extra shares than a new share costs: {proceeds} of that is yours and is in your cash.',
  },
};
