/** The trading pause: what it keeps from happening, that nobody can undo it, and then for how many days. */
import { useState } from 'react';
import { getSecurity, pauseTrading } from '@bahi/contract/security/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { useServerNow } from '../data/clock.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { confirm } from '../shell/confirm.ts';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Facts } from './facts.tsx';
import { isInForceUntil } from './in-force.ts';
import { securityTexts } from './texts.ts';

const MAXIMUM_DAYS = 30;

export default function PausePart() {
  const t = useTexts(securityTexts);
  const security = useCall(getSecurity, {});
  return (
    <Screen title={t.pause.title} isNarrow>
      <Loaded from={security}>
        {({ pausedUntil }) => (
          <div className="flex flex-col gap-4 px-4 pt-2">
            <p className="text-ink-2">{t.pause.body}</p>
            <Facts items={t.pause.facts} label={t.pause.title} />
            <Choice pausedUntil={pausedUntil} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function Choice({ pausedUntil }: { readonly pausedUntil: number | null }) {
  const t = useTexts(securityTexts);
  const now = useServerNow();
  const isPaused = isInForceUntil(pausedUntil, now);
  // A pause only grows: the first whole number of days that is longer.
  const minimum = isPaused ? Math.min(MAXIMUM_DAYS, Math.floor((pausedUntil - now) / DAY_MS) + 1) : 1;
  const [chosen, setDays] = useState(minimum);
  const days = Math.max(chosen, minimum);
  const until = formatDateTime(now + days * DAY_MS, marketZone());
  const command = useCommand(pauseTrading, {
    changes: [getSecurity],
    onDone: (done) => toast(t.pause.wasSet(formatDateTime(done.pausedUntil, marketZone()))),
  });
  const send = async () => {
    if (await confirm({ title: t.pause.sure(days), body: t.pause.sureBody(until), action: t.pause.pauseFor(days) }))
      command.send({ days });
  };
  return (
    <RequestForm form={() => void send()} command={command} action={t.pause.pauseFor(days)}>
      {isPaused && <Nudge>{t.pause.on(formatDateTime(pausedUntil, marketZone()))}</Nudge>}
      <Stepper
        label={isPaused ? t.pause.longer : t.pause.days}
        hint={t.pause.until(until)}
        value={days}
        onChange={setDays}
        minimum={minimum}
        maximum={MAXIMUM_DAYS}
        maximumReason={t.pause.maximum}
        {...(isPaused ? { minimumReason: t.pause.shorter } : {})}
      />
    </RequestForm>
  );
}
