/** English texts of what was done in the account, told so that somebody else's doing is noticed. */
import type { StoryKey, StoryText } from '../stories.ts';

export const account = {
  'withdrawal.cancelled': {
    title: 'Withdrawal of {amount} cancelled',
    body: '{amount} for {destination} is available again. If this was not you, freeze the account under Login and security and change your passwords.',
  },
  'deposit.sent': {
    title: 'Deposit of {amount} sent for review',
    body: 'Your payment of {amount} with reference {reference} is in review. It will be decided by {promised}; until then you can cancel it.',
  },
  'deposit.cancelled': {
    title: 'Deposit of {amount} cancelled',
    body: 'The request with reference {reference} for {amount} will not be reviewed. If you have paid, send a new request with the receipt.',
  },
  'security.destination_default': {
    title: 'Another bank account or wallet is the default',
    body: '{destination} is now chosen first when you withdraw. If this was not you, freeze the account under Login and security and change your passwords.',
  },
  'security.session_ended': {
    title: '{device} was logged out',
    body: 'It was logged out from {by}. If this was not you, freeze the account under Login and security and change your passwords.',
  },
  'security.fund_password_locked': {
    title: 'Fund password locked until {until}',
    body: 'A wrong fund password or code was entered too often. Anything that needs it is refused until {until}. If this was not you, somebody is logged in to your account: freeze it under Login and security now and change your passwords.',
  },
} satisfies Partial<Record<StoryKey, StoryText>>;
