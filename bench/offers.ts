/** Offers of new shares, and customers who may apply for them, for benches. */
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { publishOffer, type NewOffer } from '../server/src/new-shares/service.ts';
import { openDatabase, type Database } from '../server/src/platform/database.ts';
import type { Sealer } from '../server/src/platform/sealing.ts';

/** Every customer of a bench. No document is behind it: what a bench measures begins after the verification. */
export async function verifyCustomers(databaseUrl: string): Promise<void> {
  const owner = openDatabase({ url: databaseUrl, role: 'owner', poolSize: 1, statementTimeoutMs: 120_000 });
  await owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `with verified as (
         insert into verification.person (customer_id, state, case_id) select c.id, 'verified', c.id from identity.customer c
         join identity.institution i on i.id = c.institution_id and i.code = 'BENCH-HOUSE' returning customer_id
       )
       insert into verification.number select 'pan', sha256(customer_id::text::bytea), customer_id from verified`,
    );
  });
  await owner.query('analyze');
  await owner.close();
}

/** A draw by lots, one to five for each, open for an hour. Answers their ids. */
export async function publishOffers(
  { db, sealer }: { readonly db: Database; readonly sealer: Sealer },
  terms: Pick<NewOffer, 'lots'> & { readonly count: number },
): Promise<bigint[]> {
  const now = Date.now();
  const ids: bigint[] = [];
  for (let number = 0; number < terms.count; number += 1) {
    const offer = offerTerms(now, { lots: terms.lots, symbol: `BENCH${String.fromCharCode(65 + number)}` });
    const { id } = await db.transaction((tx) => publishOffer({ sealer, calendar: practiceCalendar }, tx, offer));
    ids.push(id);
  }
  return ids;
}

function offerTerms(now: number, { lots, symbol }: Pick<NewOffer, 'lots' | 'symbol'>): NewOffer {
  const closesAt = now + HOUR_MS;
  const date = businessDateOf(practiceCalendar, closesAt);
  return {
    symbol,
    name: 'Bench Mills',
    sector: 'Industry',
    market: 'Practice Exchange',
    sponsor: 'Bench Securities',
    prospectus: 'The company makes benches, and nothing else.',
    allocation: 'draw',
    funding: 'block',
    tickets: 'lot',
    price: 1_00n,
    provisionalPrice: null,
    actualPrice: null,
    fundsThreshold: 0n,
    lots,
    lotSize: 100,
    minimumLots: 1,
    maximumLots: 5,
    applicationsMaximum: 1,
    prepaidPercent: 0,
    lockDays: 0,
    publishedAt: BigInt(now),
    opensAt: BigInt(now),
    closesAt: BigInt(closesAt),
    drawAt: BigInt(closesAt + HOUR_MS),
    payBy: null,
    allotmentDate: date,
    listingDate: date,
    issueDate: date,
    publicIndex: 'BAHIFIFTY',
    publicDate: date,
  };
}
