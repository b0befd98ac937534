/** One message: what happened, when, and what it means. Opening it marks it as read and leads to its screen. */
import Bell from 'lucide-react/icons/bell';
import Landmark from 'lucide-react/icons/landmark';
import Megaphone from 'lucide-react/icons/megaphone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatDateTime } from '@bahi/core/format.ts';
import { useInstruments } from '../data/instruments.ts';
import { markRead } from '../data/messages.ts';
import type { Message } from '../data/unread.ts';
import { marketZone } from '../data/zone.ts';
import { useStoryText } from '../i18n/story-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { cx } from '../ui/cx.ts';
import { instrumentHref } from '../market/parts/instrument-link.ts';
import { messageTexts } from './texts.ts';

const icons = {
  alert: Bell,
  order: ReceiptText,
  money: Landmark,
  decision: Scale,
  security: ShieldCheck,
  notice: Megaphone,
} as const;

export function MessageRow({ message }: { readonly message: Message }) {
  const t = useTexts(messageTexts);
  const textOf = useStoryText();
  const target = useTarget(message);
  const { title, body } = textOf(message.story);
  const { id, kind, isRead, at } = message;
  const Icon = icons[kind];
  const open = () => {
    if (!isRead) void markRead(id);
  };
  const content = (
    <>
      <span aria-hidden="true" className={cx('relative mt-0.5 shrink-0', isRead ? 'text-ink-3' : 'text-action')}>
        <Icon size={20} />
      </span>
      <span className="min-w-0 flex-1 text-left">
        <span className={cx('block', isRead ? 'font-medium text-ink-2' : 'font-semibold')}>
          {!isRead && (
            <>
              <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-action align-middle" />
              <span className="sr-only">{t.unread}: </span>
            </>
          )}
          {title}
        </span>
        <span className="block text-small text-ink-2">{body}</span>
        <time dateTime={new Date(at).toISOString()} className="num block pt-0.5 text-small text-ink-3">
          {formatDateTime(at, marketZone())}
        </time>
      </span>
      {target !== null && <ChevronRight size={18} aria-hidden="true" className="shrink-0 self-center text-ink-3" />}
    </>
  );
  const className = cx(
    'flex min-h-15 w-full items-start gap-3 px-4 py-3 focus-visible:-outline-offset-2',
    isRead ? 'bg-surface' : 'bg-wash',
  );
  if (target !== null) {
    return (
      <a href={target} onClick={open} className={className}>
        {content}
      </a>
    );
  }
  if (isRead) return <div className={className}>{content}</div>;
  return (
    <button type="button" aria-description={t.markRead(title)} onClick={open} className={className}>
      {content}
    </button>
  );
}

/** The screen of what a message is about; of what guards the account, and of placements and rights, by what it says. */
function useTarget({ about, story }: Message): string | null {
  const { bySymbol } = useInstruments();
  if (about === null) return screenOf(story.key);
  switch (about.type) {
    case 'symbol':
      return instrumentHref(about.id, bySymbol.get(about.id)?.kind);
    case 'order':
      return href('/trade/positionDetail', { order: about.id });
    case 'position':
      return href('/trade/positionDetail', { position: about.id });
    case 'record':
      return href('/information/fundRecord', { entry: about.id });
    case 'deposit':
      return href('/information/fundRecord', { tab: 'deposits', deposit: about.id });
    case 'withdrawal':
      return href('/information/fundRecord', { tab: 'withdrawals', withdrawal: about.id });
    case 'verification':
      return href('/information/authInfo');
    case 'restriction':
      return href('/information/safety', { show: 'restrictions' });
    case 'subscription':
      return href('/home/newStockRecord', { subscription: about.id });
    case 'offer':
      return href('/home/newStockBuy', { id: about.id });
    case 'placement':
      return href('/home/newStockps', { tab: 'requests', request: about.id });
    case 'rights':
      if (story.key === 'rights.entitled' || story.key === 'rights.last_day')
        return href('/home/newStockPsBuy', { issue: about.id });
      return href('/home/newStockps', { tab: 'requests', issue: about.id });
  }
}

/** The part of the safety page that shows it; the others are on the page itself. */
const safetyParts: Readonly<Record<string, string>> = {
  'security.new_device': 'devices',
  'security.phone_bound': 'phone',
  'security.phone_changed': 'phone',
  'security.passkey_added': 'passkeys',
  'security.passkey_removed': 'passkeys',
  'security.totp_set': 'authenticator',
  'security.totp_removed': 'authenticator',
  'security.paused': 'pause',
  'security.frozen': 'freeze',
  'security.unfrozen': 'freeze',
} satisfies Partial<Record<Message['story']['key'], string>>;

function screenOf(key: string): string | null {
  if (key.startsWith('rights.')) return href('/home/newStockps', { tab: 'rights' });
  if (key.startsWith('placements.')) return href('/home/newStockps', { tab: 'requests' });
  if (!key.startsWith('security.')) return null;
  if (key.startsWith('security.destination_')) return href('/information/bankList');
  const show = safetyParts[key];
  return href('/information/safety', show === undefined ? {} : { show });
}
