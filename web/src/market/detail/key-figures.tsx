/** The key figures of the session and of the instrument (spec §3 "Stock"). */
import { UNKNOWN, formatCompact, formatPrice } from '@bahi/core/format.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getInstrument } from '@bahi/contract/market.ts';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useCall } from '../../data/use-call.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import type { CommonTexts } from '../../i18n/common.en.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Num } from '../../ui/num.tsx';
import { amplitudeOf, compactShares } from '../figures.ts';
import { Section } from './section.tsx';
import { marketTexts } from '../texts.ts';
import type { MarketTexts } from '../texts.en.ts';

type Profile = OutputOf<typeof getInstrument>;
type Figure = readonly [label: string, value: string];

/** The profile changes once a business date. */
export const profileOptions = { staleTimeMs: 10 * 60_000 };

export interface KeyFiguresProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}

export function KeyFigures({ instrument, quote }: KeyFiguresProps) {
  const t = useTexts(marketTexts);
  const common = useCommonTexts();
  const { symbol, priceScale, kind } = instrument;
  const { data: profile } = useCall(getInstrument, { symbol }, profileOptions);
  const bandRate = profile?.bandRate ?? null;
  const figures = [
    ...sessionFigures(quote, priceScale, t, common),
    ...(kind === 'equity' && profile !== undefined ? stockFigures(profile, quote, t, common) : []),
    ...(profile === undefined ? [] : yearFigures(profile, t)),
  ];
  return (
    <Section title={t.figures.title} end={bandRate === null ? undefined : t.figures.band(bandRate)}>
      <dl className="grid grid-cols-2 gap-x-6 border-y border-line bg-surface px-4 py-1 xl:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col justify-center border-b border-line py-2 last:border-0">
            <dt className="text-small text-ink-3">{label}</dt>
            <dd className="min-w-0 font-medium">
              <Num>{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function sessionFigures(quote: LiveQuote | undefined, digits: number, t: MarketTexts, common: CommonTexts): Figure[] {
  const amplitude = quote === undefined ? null : amplitudeOf(quote);
  return [
    [t.figures.open, formatPrice(quote?.open, digits)],
    [t.figures.previousClose, formatPrice(quote?.previousClose, digits)],
    [t.figures.high, formatPrice(quote?.high, digits)],
    [t.figures.low, formatPrice(quote?.low, digits)],
    [t.figures.volume, quote === undefined ? UNKNOWN : compactShares(quote.volume, common.units)],
    [t.figures.turnover, formatCompact(quote?.turnover, common.units)],
    [t.figures.amplitude, amplitude === null ? UNKNOWN : `${amplitude}%`],
  ];
}

function stockFigures(profile: Profile, quote: LiveQuote | undefined, t: MarketTexts, common: CommonTexts): Figure[] {
  const { priceScale, foreignOwnership, lockDays, lockMinutes } = profile;
  const lock =
    lockDays > 0
      ? t.figures.lockDays(lockDays)
      : lockMinutes > 0
        ? t.figures.lockMinutes(lockMinutes)
        : t.figures.noLock;
  return [
    [t.figures.upper, formatPrice(quote?.upper ?? profile.upper, priceScale)],
    [t.figures.lower, formatPrice(quote?.lower ?? profile.lower, priceScale)],
    [t.figures.marketValue, formatCompact(profile.marketValue, common.units)],
    [t.figures.shares, formatCompact(profile.sharesOutstanding, common.units)],
    [t.figures.foreign, foreignOwnership === null ? UNKNOWN : `${formatPrice(foreignOwnership)}%`],
    [t.figures.lot, t.figures.lotShares(profile.lotSize)],
    [t.figures.tick, formatPrice(profile.tick, priceScale)],
    [t.figures.lock, lock],
  ];
}

function yearFigures({ high52Weeks, low52Weeks, priceScale }: Profile, t: MarketTexts): Figure[] {
  return [
    [t.figures.high52, formatPrice(high52Weeks, priceScale)],
    [t.figures.low52, formatPrice(low52Weeks, priceScale)],
  ];
}
