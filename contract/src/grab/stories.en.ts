/** English texts of stories of grab offers. */
import type { StoryText } from '../stories.ts';
import type { grab as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'grab.allotted': {
    title: 'Shares of {name} allotted',
    body: 'Your request was number {place} and was allotted in full: {shares} shares of {name} for {paid}, charges included, are in your positions.',
  },
  'grab.allotted_part': {
    title: 'Shares of {name} allotted in part',
    body: 'Your request was number {place}. You asked for {asked} shares of {name}, and the quota had {shares} left: they are in your positions for {paid}, charges included.',
  },
};
