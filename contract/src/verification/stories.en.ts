/** English texts of stories of real-name verification. */
import type { StoryText } from '../stories.ts';
import type { verification as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'verification.approved': {
    title: 'You are verified',
    body: 'Your identity has been confirmed. You can now deposit, withdraw, add bank accounts and wallets, borrow, and apply for all offers.',
  },
  'verification.rejected': {
    title: 'Verification: entries to correct: {fields}',
    body: 'Entries we could not accept: {fields}. Each shows its reason; send only those again. The rest stays.',
  },
};
