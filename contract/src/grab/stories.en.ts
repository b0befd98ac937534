/** English texts of stories of grab offers. */
import type { StoryText } from '../stories.ts';
import type { grab as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'grab.requested': {
    title: 'Request for {name} received',
    body: 'You asked for shares of {name}. Lots: {lots}. {amount} is on hold until the draw at {drawn}. You can cancel until {closes}.',
  },
  'grab.cancelled': {
    title: 'Request for {name} cancelled',
    body: 'You cancelled your request for {name}. {amount} is available again.',
  },
  'grab.won': {
    title: 'You won shares of {name}',
    body: 'You won all you asked for: {shares} shares of {name} for {paid}, charges included, are in your positions.',
  },
  'grab.won_part': {
    title: 'You won part of the {name} shares you asked for',
    body: 'You won {shares} of the {asked} shares of {name} you asked for. They are in your positions for {paid}, charges included. {released} is available again.',
  },
  'grab.not_won': {
    title: 'No shares of {name} this time',
    body: 'Your request for {name} won nothing in the draw. {amount} is available again. Anyone can check the draw under Grab offers.',
  },
  'grab.withdrawn': {
    title: '{name}: the offer was called off',
    body: 'The grab offer of {name} was called off, so there is no draw. {amount} is available again.',
  },
  'grab.price_moved': {
    title: '{name}: the draw was called off',
    body: 'At the time of the draw the mark price of {name} was more than 3% away from the offer price, so no shares were sold. {amount} is available again.',
  },
  'grab.price_unknown': {
    title: '{name}: the draw was called off',
    body: 'At the time of the draw {name} had no mark price, so no shares were sold. {amount} is available again.',
  },
  'grab.level_missing': {
    title: '{name}: the draw was called off',
    body: 'The index level needed for the draw of {name} was not recorded, so no shares were sold. {amount} is available again.',
  },
  'grab.gone_ex': {
    title: '{name}: nothing was sold',
    body: 'The ex-date of {name} came before shares of the draw were sold, and the offer price applied only before it, so none were. {amount} is available again.',
  },
  'grab.is_short': {
    title: '{name}: nothing was allotted',
    body: 'Your request for {name} won in the draw, but you had a short position in the share, or an order to open one: nobody can have both. {amount} is available again.',
  },
  'grab.restricted': {
    title: '{name}: nothing was allotted',
    body: 'Your request for {name} won in the draw, but your account is restricted and cannot receive shares. {amount} is available again. See the reason and how to appeal under Account, Login and security.',
  },
  'grab.allotted': {
    title: 'Shares of {name} allotted',
    body: 'Your request was number {place} and was allotted in full: {shares} shares of {name} for {paid}, charges included, are in your positions.',
  },
  'grab.allotted_part': {
    title: 'Shares of {name} allotted in part',
    body: 'Your request was number {place}. You asked for {asked} shares of {name}, and the quota had {shares} left: they are in your positions for {paid}, charges included.',
  },
};
