/**
 * The guided first trade: four steps above the screens, which follow where the reader is. Nothing waits for it: every screen stays as it is, it can be
 * skipped at any step, and it is gone after the first order.
 */
import { useEffect, useState } from 'react';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { useCredentials } from '../data/session.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { guideBar } from '../shell/guide-bar.ts';
import { readQuery } from '../shell/hash.ts';
import { go, usePlace } from '../shell/location.ts';
import { changeSettings } from '../shell/settings.ts';
import { Button } from '../ui/button.tsx';
import { firstTradeTexts } from './texts.ts';

const steps = ['find', 'read', 'size', 'confirm'] as const;
type Step = (typeof steps)[number];

export function Guide() {
  const t = useTexts(firstTradeTexts);
  const isSignedIn = useCredentials() !== null;
  const { path, search } = usePlace();
  const [isSized, setSized] = useState(false);
  const orders = useCall(listOrders, { state: 'all', page: 1, pageSize: 1 }, { enabled: isSignedIn });
  const hasTraded = (orders.data?.total ?? 0) > 0;
  useEffect(() => {
    if (hasTraded) end();
  }, [hasTraded]);
  if (!isSignedIn || hasTraded) return null;
  const step = stepAt(path, isSized);
  const symbol = readQuery(search)['symbol'];
  const acts: Readonly<Record<Step, (() => void) | null>> = {
    find: path === '/favorite/search' ? null : () => go('/favorite/search'),
    read: symbol === undefined ? null : () => go('/market/marketBuy', { symbol, direction: 'long' }),
    size: () => setSized(true),
    confirm: null,
  };
  const act = acts[step];
  const words = t[step];
  return (
    <section
      aria-label={t.title}
      className="@container flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-wash px-4 py-2 text-ink"
    >
      <div role="status" className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          <span className="num text-small font-medium text-ink-2">{t.stepOf(steps.indexOf(step) + 1)}</span>{' '}
          {words.title}
        </p>
        <p className="text-small text-ink-2">{words.body}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="plain" size="medium" onClick={end}>
          {t.skip}
        </Button>
        {act !== null && 'action' in words && (
          <Button size="medium" variant="outline" onClick={act}>
            {words.action}
          </Button>
        )}
      </div>
    </section>
  );
}

function stepAt(path: string, isSized: boolean): Step {
  if (path === '/market/marketBuy') return isSized ? 'confirm' : 'size';
  return path === '/market/stockDetail' ? 'read' : 'find';
}

function end(): void {
  changeSettings({ firstTrade: 'done' });
  guideBar.set(null);
}
