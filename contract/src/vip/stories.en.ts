/** English texts of stories of VIP levels. */
import type { StoryText } from '../stories.ts';
import type { vip as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'vip.risen': {
    title: 'Your VIP level is now {level}',
    body: 'You meet every rule of VIP level {level}. The VIP page shows what it allows.',
  },
  'vip.falling': {
    title: 'VIP level {level} ends on {date}',
    body: 'A rule of VIP level {level} is no longer met. Your level changes to {to} when {date} ends, unless the rules are met again by then. The VIP page shows what is missing.',
  },
  'vip.kept': {
    title: 'VIP level {level} stays',
    body: 'You meet the rules of VIP level {level} again, so your level stays.',
  },
  'vip.fallen': {
    title: 'Your VIP level is now {level}',
    body: 'A rule of VIP level {from} has not been met for the announced days, so your level is now {level}. What you were allotted stays yours.',
  },
};
