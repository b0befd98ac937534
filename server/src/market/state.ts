/** What the exchange needs to know when it starts: where this market began, and where it stood when it was last seen. */
import { randomBytes } from 'node:crypto';
import type { Calendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Database } from '../platform/database.ts';
import {
  keepGenesis,
  selectNewestDays,
  selectRecording,
  selectRenewal,
  type NewestDay,
  type Renewal,
} from './store.ts';

/** As long as the keys that are made of it. */
const SEED_BYTES = 32;

/** As the exchange's port takes it. */
export interface MarketState {
  readonly seed: string;
  readonly genesis: number;
  readonly renewal?: Renewal | undefined;
  readonly calendarId: 'practice' | 'NSE';
  readonly resume?: ResumeState;
}

export interface ResumeState {
  readonly businessDate: string;
  readonly seenAt?: number | undefined;
  readonly symbols: readonly ResumeSymbol[];
}

export interface ResumeSymbol {
  readonly symbol: string;
  readonly date?: string;
  readonly previousClose: number;
  readonly last: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly volume: number;
  readonly turnover: number;
  readonly mark?: number;
  readonly openingMark?: number;
}

export interface LoadOptions {
  readonly calendar: Calendar;
  readonly now: number;
  /** For the first start only; left out, it is random: nobody can compute tomorrow's market beforehand. */
  readonly seed?: string | null;
}

export async function loadMarketState(db: Database, { calendar, now, seed }: LoadOptions): Promise<MarketState> {
  return db.transaction(async (tx) => {
    const first = {
      seed: seed ?? randomBytes(SEED_BYTES).toString('hex'),
      at: Math.floor(now / MINUTE_MS) * MINUTE_MS,
    };
    const genesis = await keepGenesis(tx, first);
    const days = await selectNewestDays(tx);
    const renewal = await selectRenewal(tx);
    const calendarId = calendar.id as MarketState['calendarId'];
    const state = { seed: genesis.seed, genesis: genesis.at, renewal, calendarId };
    if (days.length === 0) return state;
    const seenAt = (await selectRecording(tx)).at(-1)?.through;
    return { ...state, resume: { ...resumeFrom(days), seenAt } };
  });
}

/** A symbol that did not trade on the market's last date stands at its own last close. */
function resumeFrom(days: readonly NewestDay[]): ResumeState {
  const businessDate = days.reduce((newest, day) => (day.date > newest ? day.date : newest), '');
  const symbols = days.map(({ date, symbol, close, mark, openingMark, ...day }) => {
    const marks = mark === null || openingMark === null ? {} : { mark, openingMark };
    if (date === businessDate) return { symbol, last: close, ...day, ...marks };
    return {
      symbol,
      date,
      previousClose: close,
      last: close,
      open: close,
      high: close,
      low: close,
      volume: 0,
      turnover: 0,
      ...marks,
    };
  });
  return { businessDate, symbols };
}
