/** Where a message about what guards the account leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about, story }: Message): string | null {
  if (about?.type === 'restriction') return href('/information/safety', { show: 'restrictions' });
  if (about !== null || !story.key.startsWith('security.')) return null;
  if (story.key.startsWith('security.destination_')) return href('/information/bankList');
  const show = parts[story.key];
  return href('/information/safety', show === undefined ? {} : { show });
}

/** The part of the safety page that shows it; the others are on the page itself. */
const parts: Readonly<Record<string, string>> = {
  'security.new_device': 'devices',
  'security.phone_bound': 'phone',
  'security.phone_changed': 'phone',
  'security.email_bound': 'email',
  'security.email_changed': 'email',
  'security.email_removed': 'email',
  'security.passkey_added': 'passkeys',
  'security.passkey_removed': 'passkeys',
  'security.totp_set': 'authenticator',
  'security.totp_removed': 'authenticator',
  'security.paused': 'pause',
  'security.frozen': 'freeze',
  'security.unfrozen': 'freeze',
} satisfies Partial<Record<Message['story']['key'], string>>;
