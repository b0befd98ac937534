/**
 * The instrument of the address, or a clear word why there is none. An index has a page of its own (spec §2): a link to
 * the wrong one of the two pages leads on to the right one.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import Search from 'lucide-react/icons/search';
import { useInstruments, type Instrument } from '../../data/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { go, href } from '../../shell/location.ts';
import { usePane, useQuery } from '../../shell/pane.tsx';
import { rememberSymbol, useRememberedSymbol } from '../../shell/remembered.ts';
import { Screen } from '../../shell/screen.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { marketTexts } from '../texts.ts';

interface ByAddressProps {
  readonly path: '/market/stockDetail' | '/market/stockDetailzs';
  readonly children: (instrument: Instrument) => ReactNode;
}

export function ByAddress({ path, children }: ByAddressProps) {
  const t = useTexts(marketTexts);
  const query = useQuery(path);
  const remembered = useRememberedSymbol();
  const symbol = query.symbol ?? remembered;
  const instruments = useInstruments();
  const instrument = symbol === null ? undefined : find(instruments.bySymbol, symbol);
  useReadAgain(symbol !== null && instrument === undefined && instruments.data !== undefined, instruments.retry);
  const isElsewhere = useRightPage(path, instrument);
  useEffect(() => {
    // The docked ticket follows it.
    if (instrument?.isTradable) rememberSymbol(instrument.symbol);
  }, [instrument]);
  if (isElsewhere) return null;
  if (instrument !== undefined) return children(instrument);
  return (
    <Screen title={t.title}>
      <Loaded from={instruments}>
        {() => (
          <EmptyState
            action={
              <Button
                variant="soft"
                size="medium"
                href={href('/favorite/search')}
                icon={<Search size={18} aria-hidden="true" />}
              >
                {t.toSearch}
              </Button>
            }
          >
            <span className="wrap-anywhere">
              {symbol === null ? t.noSymbol : t.unknown(symbol.slice(0, SHOWN_MAX))}
            </span>
          </EmptyState>
        )}
      </Loaded>
    </Screen>
  );
}

/** Enough to recognise a mistyped code. */
const SHOWN_MAX = 24;

/** A code typed by hand may be in small letters. */
function find(bySymbol: ReadonlyMap<string, Instrument>, symbol: string): Instrument | undefined {
  return bySymbol.get(symbol) ?? bySymbol.get(symbol.toUpperCase());
}

/** The list is kept for an hour; what was imported since then is in a new one. */
function useReadAgain(isUnknown: boolean, retry: () => void): void {
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isUnknown || hasAsked.current) return;
    hasAsked.current = true;
    retry();
  }, [isUnknown, retry]);
}

function useRightPage(path: ByAddressProps['path'], instrument: Instrument | undefined): boolean {
  const { isPrimary } = usePane();
  const { period } = useQuery(path);
  const right = instrument?.kind === 'index' ? '/market/stockDetailzs' : '/market/stockDetail';
  const isElsewhere = isPrimary && instrument !== undefined && right !== path;
  const symbol = instrument?.symbol;
  useEffect(() => {
    if (isElsewhere && symbol !== undefined) {
      go(right, { symbol, ...(period === undefined ? {} : { period }) }, { replace: true });
    }
  }, [isElsewhere, right, symbol, period]);
  return isElsewhere;
}
