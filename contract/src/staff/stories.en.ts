/** English texts of stories of corrections of the books. */
import type { StoryText } from '../stories.ts';
import type { staff as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'correction.made': {
    title: 'Entry {entry} was corrected: {amount} {currency}',
    body: 'An entry in your records was wrong, and a second entry reverses it: {amount} {currency} of cash. Reason: {reason}. Two people checked it; both entries stand in your records.',
  },
  'correction.made_owed': {
    title: 'Entry {entry} was corrected: {amount} {currency}, and you owe {owed} {currency}',
    body: 'An entry in your records was wrong, and a second entry reverses it: {amount} {currency} of cash. Reason: {reason}. Your available cash did not cover all of it, so you owe {owed} {currency}; it will be taken from money that comes in or becomes available again. Two people checked it; the entries stand in your records.',
  },
  'practice.reviewed': {
    title: 'Decided by the practice reviewer',
    body: 'Your request was decided by the practice reviewer, an automatic job of this practice install: no person looked at it. It goes by the published rules alone. In live mode people decide.',
  },
  'practice.margin_on': {
    title: 'Margin trading is on',
    body: 'The practice reviewer has verified your identity, and with it this practice install turned on margin trading: leverage, selling short and day trading. With these you can lose more than you put in. Nobody checked whether you know how they work, so start small.',
  },
};
