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
import { cx } from '../ui/cx.ts';
import { targetOf } from './target.ts';
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
  const target = targetOf(message, useInstruments());
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
