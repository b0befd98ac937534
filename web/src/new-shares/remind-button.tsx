/**
 * "Remind me" when an offer opens: it shows at once what was asked, keeps it over a reload, can be undone, and takes it back
 * with the reason when the server refuses. A visitor logs in first, and finds it set on the return.
 */
import { useEffect, useRef } from 'react';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { listReminders, setReminder } from '@bahi/contract/new-shares/calls.ts';
import { putAnswer } from '../data/query-client.ts';
import { useCommand } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { cx } from '../ui/cx.ts';
import type { Offer } from './offer-phase.ts';
import { newSharesTexts } from './texts.ts';
import { useOwnCall, useWayToLogin } from './visitor.ts';
import { dropWish, takeWish, wish } from './wished-reminder.ts';

export interface RemindButtonProps {
  readonly offer: Pick<Offer, 'id' | 'name'>;
}

export function RemindButton({ offer }: RemindButtonProps) {
  const toLogin = useWayToLogin();
  if (toLogin === null) return <Reminder offer={offer} />;
  return <WayToReminder offer={offer} toLogin={toLogin} />;
}

function WayToReminder({ offer, toLogin }: RemindButtonProps & { readonly toLogin: string }) {
  const t = useTexts(newSharesTexts);
  // Who comes back without having logged in no longer asks for it.
  useEffect(() => dropWish(offer.id), [offer.id]);
  return (
    <a
      href={toLogin}
      onClick={() => wish(offer.id, Date.now())}
      aria-label={t.remind.label(offer.name)}
      className={cx(shape, 'border border-edge text-ink')}
    >
      <Bell size={16} aria-hidden="true" />
      {t.remind.on}
    </a>
  );
}

const shape = 'press inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-3 text-small font-semibold';

function Reminder({ offer: { id, name } }: RemindButtonProps) {
  const t = useTexts(newSharesTexts);
  const text = useRefusalText();
  const reminders = useOwnCall(listReminders, {});
  const known = reminders.data ?? [];
  const isOn = known.includes(id);
  const show = (next: boolean) =>
    putAnswer(
      listReminders,
      {},
      next ? [...known.filter((each) => each !== id), id] : known.filter((each) => each !== id),
    );
  const wanted = useRef<boolean | null>(null);
  const command = useCommand(setReminder, {
    changes: [listReminders],
    // One command at a time: what was asked for meanwhile follows.
    onDone(done) {
      if (wanted.current !== null && wanted.current !== done.isOn) ask(wanted.current);
    },
    onRefused(refusal, message) {
      wanted.current = null;
      reminders.retry();
      toast(text(refusal, message));
    },
  });
  const ask = (next: boolean) => {
    wanted.current = next;
    show(next);
    command.send({ offer: id, isOn: next });
  };
  const press = () => {
    const next = !isOn;
    ask(next);
    toast((next ? t.remind.setDone : t.remind.unsetDone)(name), { text: t.remind.undo, run: () => ask(!next) });
  };
  useEffect(() => {
    if (reminders.data !== undefined && takeWish(id, Date.now()) && !isOn) press();
  });
  const Icon = isOn ? BellRing : Bell;
  return (
    <button
      type="button"
      // Begins with the words that are seen, for who says them aloud.
      aria-label={isOn ? `${t.remind.off}: ${t.remind.label(name)}` : t.remind.label(name)}
      aria-pressed={isOn}
      onClick={press}
      className={cx(shape, isOn ? 'bg-wash text-action' : 'border border-edge text-ink')}
    >
      <Icon size={16} aria-hidden="true" />
      {isOn ? t.remind.off : t.remind.on}
    </button>
  );
}
