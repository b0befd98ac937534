/** Copy funds for journeys: opened as the house opens them, with a simulated record of two years that rises and falls. */
import { addDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import type { RecordedClose } from '@bahi/core/pool-record.ts';
import type { Strategy } from '@bahi/core/strategies/strategies.ts';
import { recordOf } from '../server/src/pools/figures.ts';
import { openPool } from '../server/src/pools/opening.ts';
import type { VirtualMarket } from './virtual-market.ts';

const SESSIONS = 500;

/** Of at least 10,000.00, locked for so many working days; answers its number. */
export async function poolOpened(
  { h: { t, clock } }: VirtualMarket,
  { strategy = 'momentum', lockDays = 1, swing = 2 }: { strategy?: Strategy; lockDays?: number; swing?: number } = {},
): Promise<string> {
  const now = clock.now();
  const today = businessDateOf(practiceCalendar, now);
  const terms = { strategy, minimum: 10_000_00n, feeBps: 100, lockDays, endsOn: addDays(today, 180) };
  const { id } = await t.db.transaction((tx) => openPool(practiceCalendar, tx, { ...terms, now }));
  const closes = Array.from({ length: SESSIONS }, (_, at): RecordedClose => {
    const wave = Math.sin(at / 9) * swing + Math.sin(at * 1.7) * (swing / 4);
    return { date: addDays(today, at - SESSIONS), price: BigInt(Math.round(1_000_00 * (1 + wave / 100 + at / 5_000))) };
  });
  const { from, through, ...figures } = recordOf(closes, lockDays)!;
  await t.owner.query(
    'insert into pools.simulated (pool_id, computed_at, from_date, through_date, figures) values ($1, $2, $3, $4, $5)',
    [id, now, from, through, JSON.stringify(figures)],
  );
  return id.toString();
}
