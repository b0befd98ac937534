/** The key figures of the session and of the instrument (spec §3 "Stock"). */
import { UNKNOWN, formatCompact, formatPrice } from '@bahi/core/format.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getInstrument } from '@bahi/contract/market/calls.ts';
import { useProfile, type Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import type { CommonTexts } from '../../i18n/common.en.ts';
import { useTexts } from '../../i18n/texts.ts';
import { premiumOf } from '../premium.ts';
import { amplitudeOf, compactShares, isStopped, spreadOf } from '../figures.ts';
import { Facts, type Fact } from './facts.tsx';
import { MarkLine } from './mark-line.tsx';
import { Section } from './section.tsx';
import { marketTexts } from '../texts.ts';
import type { MarketTexts } from '../texts.en.ts';

type Profile = OutputOf<typeof getInstrument>;

export interface KeyFiguresProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
}

export function KeyFigures({ instrument, quote }: KeyFiguresProps) {
  const t = useTexts(marketTexts);
  const common = useCommonTexts();
  const { data: profile } = useProfile(instrument.symbol);
  const state = quote?.state ?? instrument.state;
  const bandRate = isStopped(state) ? null : (profile?.bandRate ?? null);
  const facts = [
    ...(isStopped(state) ? lastFigures(instrument, quote, t) : sessionFigures(instrument, quote, t, common)),
    ...(instrument.isTradable && !isStopped(state) && profile !== undefined ? tradeFigures(profile, quote, t) : []),
    ...(instrument.kind === 'equity' && profile !== undefined ? companyFigures(profile, t, common) : []),
    ...(profile === undefined ? [] : yearFigures(profile, t)),
  ];
  return (
    <Section title={t.figures.title} end={bandRate === null ? undefined : t.figures.band(bandRate)}>
      <Facts facts={facts} />
      {instrument.isTradable && !isStopped(state) && <MarkLine instrument={instrument} quote={quote} />}
    </Section>
  );
}

/** Of what does not trade, the session has nothing to say. */
function lastFigures({ priceScale }: Instrument, quote: LiveQuote | undefined, t: MarketTexts): Fact[] {
  return [[t.lastPrice, formatPrice(quote?.last ?? quote?.previousClose, priceScale)]];
}

/** What is computed has no turnover of its own; a pair is known by its two prices. */
function sessionFigures(
  { kind, priceScale: digits, isTradable, source }: Instrument,
  quote: LiveQuote | undefined,
  t: MarketTexts,
  common: CommonTexts,
): Fact[] {
  const amplitude = quote === undefined ? null : amplitudeOf(quote);
  const isComputed = kind === 'index' || (kind === 'forex' && !isTradable);
  const hasTurnover = !isComputed || source === 'nse_eod';
  return [
    ...(kind === 'fund' ? fundFigures(quote, digits, t) : []),
    ...(kind === 'forex' && isTradable ? pairFigures(quote, digits, t) : []),
    [t.figures.open, formatPrice(quote?.open, digits)],
    [t.figures.previousClose, formatPrice(quote?.previousClose, digits)],
    [t.figures.high, formatPrice(quote?.high, digits)],
    [t.figures.low, formatPrice(quote?.low, digits)],
    ...(hasTurnover
      ? [
          [t.figures.volume, quote === undefined ? UNKNOWN : compactShares(quote.volume, common.units)] as const,
          [t.figures.turnover, formatCompact(quote?.turnover, common.units)] as const,
        ]
      : []),
    [t.figures.amplitude, amplitude === null ? UNKNOWN : `${amplitude}%`],
  ];
}

function fundFigures(quote: LiveQuote | undefined, digits: number, t: MarketTexts): Fact[] {
  const premium = premiumOf(quote);
  const { apart, premium: word, discount } = t.fund;
  return [
    [t.figures.nav, formatPrice(quote?.value, digits)],
    [
      premium?.isDiscount === true ? discount : word,
      premium === null ? UNKNOWN : apart(formatPrice(premium.amount, digits), formatPrice(premium.rate)),
    ],
  ];
}

function pairFigures(quote: LiveQuote | undefined, digits: number, t: MarketTexts): Fact[] {
  const [bid, ask] = [quote?.bid ?? undefined, quote?.ask ?? undefined];
  return [
    [t.figures.bid, formatPrice(bid, digits)],
    [t.figures.ask, formatPrice(ask, digits)],
    [t.figures.spread, formatPrice(spreadOf(bid, ask), digits)],
  ];
}

function tradeFigures(profile: Profile, quote: LiveQuote | undefined, t: MarketTexts): Fact[] {
  const { priceScale, kind, lotSize, tick, lockDays, lockMinutes } = profile;
  const lock =
    lockDays > 0
      ? t.figures.lockDays(lockDays)
      : lockMinutes > 0
        ? t.figures.lockMinutes(lockMinutes)
        : t.figures.noLock;
  return [
    [t.figures.upper, formatPrice(quote?.upper ?? profile.upper, priceScale)],
    [t.figures.lower, formatPrice(quote?.lower ?? profile.lower, priceScale)],
    [t.figures.lot, kind === 'equity' ? t.figures.lotShares(lotSize) : t.figures.lotUnits(lotSize)],
    [t.figures.tick, formatPrice(tick, priceScale)],
    [t.figures.lock, lock],
  ];
}

function companyFigures(
  { marketValue, sharesOutstanding, foreignOwnership }: Profile,
  t: MarketTexts,
  common: CommonTexts,
): Fact[] {
  // An imported instrument has no company behind it here.
  if (sharesOutstanding === null) return [];
  return [
    [t.figures.marketValue, formatCompact(marketValue, common.units)],
    [t.figures.shares, formatCompact(sharesOutstanding, common.units)],
    [t.figures.foreign, foreignOwnership === null ? UNKNOWN : `${formatPrice(foreignOwnership)}%`],
  ];
}

function yearFigures({ high52Weeks, low52Weeks, priceScale }: Profile, t: MarketTexts): Fact[] {
  return [
    [t.figures.high52, formatPrice(high52Weeks, priceScale)],
    [t.figures.low52, formatPrice(low52Weeks, priceScale)],
  ];
}
