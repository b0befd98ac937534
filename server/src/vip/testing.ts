/** What VIP levels are worked out from, made by hand: verified customers, sign-ins, closing prices, closed books. */
import { addDays, endOfBusinessDate, practiceCalendar } from '@bahi/core/calendar.ts';
import { closeBusinessDate } from '../ledger/business-dates.ts';
import type { TestDatabase } from '../platform/testing.ts';

/** As the desk would have decided it. */
export async function verifiedAt({ owner }: TestDatabase, customerId: bigint, at: number): Promise<void> {
  await owner.query('insert into verification.person (customer_id) values ($1)', [customerId]);
  const { rows } = await owner.query<{ id: bigint }>(
    `with photo as (
       insert into uploads.upload (customer_id, purpose, file, width, height, bytes, content_index, created_at, used_by)
       select $1::bigint, side, md5($1::bigint || side), 100, 100, 100, sha256(convert_to($1::bigint || side, 'UTF8')), $2::bigint, 'verification' from unnest(array['id_front', 'id_back']) as side
       returning id, purpose
     )
     insert into verification.submission (customer_id, attempt, id_type, sealed, front, back, accepted, submitted_at, state, decided_by, decided_by_name, decided_at)
     select $1::bigint, 1, 'pan', '', (select id from photo where purpose = 'id_front'), (select id from photo where purpose = 'id_back'), '{}', $2::bigint, 'approved', 1, 'Isha', $2::bigint
     returning id`,
    [customerId, at],
  );
  await owner.query(`update verification.person set state = 'verified', case_id = $2 where customer_id = $1`, [
    customerId,
    rows[0]!.id,
  ]);
}

/** The account began so many days before a moment. */
export async function openedBefore({ owner }: TestDatabase, customerId: bigint, at: number): Promise<void> {
  await owner.query('update identity.customer set created_at = to_timestamp($2 / 1000.0) where id = $1', [
    customerId,
    at,
  ]);
}

/** On each of so many days, the last of them `to`. */
export async function signedInOn({ db }: TestDatabase, customerId: bigint, to: string, days: number): Promise<void> {
  for (let back = 0; back < days; back += 1) {
    const day = addDays(to, -back);
    const at = endOfBusinessDate(practiceCalendar, day) - 12 * 3_600_000;
    await db.query('insert into sign_in.day (customer_id, day, at) values ($1, $2, $3) on conflict do nothing', [
      customerId,
      day,
      at,
    ]);
  }
}

export async function closedAt({ owner }: TestDatabase, symbol: string, date: string, close: number): Promise<void> {
  // Nobody recorded this market.
  await owner.query('alter table market.daily_bar disable trigger daily_bar_in_order');
  await owner.query(
    `insert into market.daily_bar (symbol, business_date, previous_close, open, high, low, close, volume, turnover)
     values ($1, $2, $3::bigint, $3::bigint, $3::bigint, $3::bigint, $3::bigint, 100, $3::bigint * 100)`,
    [symbol, date, close],
  );
}

export async function closeBooks({ db }: TestDatabase, date: string): Promise<void> {
  const next = addDays(date, 1);
  await db.transaction((tx) =>
    closeBusinessDate(tx, { businessDate: date, next, at: endOfBusinessDate(practiceCalendar, date) }),
  );
}
