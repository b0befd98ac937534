/** English texts of stories of what guards an account. */
import type { StoryText } from '../stories.ts';
import type { security as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'security.fund_password_set': {
    title: 'Your fund password is set',
    body: 'From now on we ask for it when you trade or move money. Our staff never ask you for it. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.fund_password_changed': {
    title: 'Your fund password was changed',
    body: 'The old one no longer works: orders ask for the new one. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.fund_password_reset': {
    title: 'Your fund password was reset',
    body: 'It was reset with your login password and a code. For your protection, you can withdraw again from {until}. If this was not you, freeze the account under Login and security at once.',
  },
  'security.password_changed': {
    title: 'Your login password was changed',
    body: 'Every other session has ended. If this was not you, set a new one with Forgot password, and freeze the account under Login and security.',
  },
  'security.passkeys_remain': {
    title: 'Your passkeys still work',
    body: 'Passkeys that can still log in without your new password: {passkeys}. Someone who knew the old password may have added one. Check them under Login and security, and remove any that are not yours.',
  },
  'security.new_device': {
    title: 'A new device logged in',
    body: '{device} logged in to your account for the first time. If this was not you, end that session under Login and security and change your login password.',
  },
  'security.password_reset': {
    title: 'Your login password was reset',
    body: 'It was reset with a code sent to your phone, and every session has ended. For your protection, you can withdraw again from {until}. If this was not you, freeze the account under Login and security at once. Your passkeys were removed: whoever knew the old password may have added one.',
  },
  'security.phone_bound': {
    title: 'Your phone number was added',
    body: 'Codes go to {phone} from now on. Our staff never ask you for one. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.phone_changed': {
    title: 'Your phone was changed',
    body: 'Codes go to {phone} from now on; the old phone gets no more. For your protection, you can withdraw again from {until}. If this was not you, freeze the account under Login and security at once.',
  },
  'security.email_bound': {
    title: 'Your e-mail address was added',
    body: 'Messages you choose also go to {email}. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.email_changed': {
    title: 'Your e-mail address was changed',
    body: 'E-mail goes to {email} from now on; the old address gets no more. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.email_removed': {
    title: 'Your e-mail address was removed',
    body: '{email} gets no more messages. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.passkey_added': {
    title: 'A passkey was added',
    body: '“{name}” can log in to your account without a password. If this was not you, remove it under Login and security and change your login password.',
  },
  'security.passkey_removed': {
    title: 'A passkey was removed',
    body: '“{name}” can no longer log in to your account. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.destination_added': {
    title: 'A bank account or wallet was added',
    body: 'You can withdraw to {destination} from {from}. If this was not you, freeze the account under Login and security before then, and change your passwords.',
  },
  'security.destination_removed': {
    title: 'A bank account or wallet was removed',
    body: 'Withdrawals can no longer go to {destination}. If this was not you, freeze the account under Login and security and change your passwords.',
  },
  'security.destination_default': {
    title: 'Your default for withdrawals was changed',
    body: '{destination} is now chosen first when you withdraw. If this was not you, freeze the account under Login and security and change your passwords.',
  },
  'security.session_ended': {
    title: '{device} was logged out',
    body: 'It was logged out from {by}. If this was not you, freeze the account under Login and security and change your passwords.',
  },
  'security.fund_password_locked': {
    title: 'Fund password locked until {until}',
    body: 'A wrong fund password or code was entered too often. Anything that needs it is blocked until {until}. If this was not you, somebody is logged in to your account: freeze it under Login and security now and change your passwords.',
  },
  'security.totp_set': {
    title: 'Your authenticator is on',
    body: 'From now on, logging in and moving money ask for its code. Keep the recovery codes where you can find them without your phone.',
  },
  'security.totp_removed': {
    title: 'Your authenticator is off',
    body: 'Logging in and moving money no longer ask for a code. For your protection, you can withdraw again from {until}. If this was not you, freeze the account under Login and security at once.',
  },
  'security.paused': {
    title: 'Trading is paused until {until}',
    body: 'As you asked, we take no new orders before {until}. You can exit what you hold at any time. A pause cannot be ended early, only made longer.',
  },
  'security.frozen': {
    title: 'You froze your account',
    body: 'Nothing can be traded or moved until you end the freeze under Login and security with your login password. What you own stays yours, and stop-loss and take-profit keep working.',
  },
  'security.unfrozen': {
    title: 'You ended the freeze of your account',
    body: 'Trading and movements of money are possible again. If this was not you, change your login password at once.',
  },
};
