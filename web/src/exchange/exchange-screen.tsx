/** information/exChange: money from one currency into another at a quote, and the exchanges that were made (spec §9; rules §7). */
import { useState } from 'react';
import { listBalances, type exchangeMoney } from '@bahi/contract/exchange/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { AnnouncedNote } from '../configuration/parts/announced-note.tsx';
import { Button } from '../ui/button.tsx';
import { FrozenNote } from '../restrictions/parts/frozen-note.tsx';
import { useFrozen } from '../restrictions/parts/frozen.ts';
import { Loaded } from '../ui/loaded.tsx';
import { ExchangeForm } from './exchange-form.tsx';
import { ExchangeRecords } from './exchange-records.tsx';
import { ExchangeSlip } from './exchange-slip.tsx';
import { exchangeTexts } from './texts.ts';

const EXCHANGE_KEYS = ['exchangeSpreadBps', 'exchangeQuoteSeconds'] as const;
const BALANCES_EVERY_MS = 15_000;

export default function ExchangeScreen() {
  const t = useTexts(exchangeTexts);
  const balances = useCall(listBalances, {}, { refetchMs: BALANCES_EVERY_MS });
  const isFrozen = useFrozen().length > 0;
  const [done, setDone] = useState<OutputOf<typeof exchangeMoney> | null>(null);
  return (
    <Screen title={t.title} isNarrow>
      {isFrozen ? (
        <FrozenNote />
      ) : done === null ? (
        <Loaded from={balances}>{(all) => <ExchangeForm balances={all} onDone={setDone} />}</Loaded>
      ) : (
        <div role="status" className="flex flex-col gap-3 pt-2">
          <ExchangeSlip exchange={done} title={t.doneTitle} />
          <div className="px-4">
            <Button variant="soft" isWide onClick={() => setDone(null)}>
              {t.again}
            </Button>
          </div>
        </div>
      )}
      <ExchangeRecords />
      <AnnouncedNote keys={EXCHANGE_KEYS} />
    </Screen>
  );
}
