/**
 * The kill switch (rules §10): while it is thrown the house accepts no order from anybody, neither to open nor to close, and no
 * rule places one. What was accepted before stays, and can be cancelled. One person halts, two let orders in again; it holds
 * over restarts and in every process.
 */
import type { Database, Reader, Tx } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { createRereading } from '../platform/rereading.ts';
import { publishNotice } from '../news/service.ts';
import { refuse } from '../platform/refuse.ts';
import { numberOrNull } from '../platform/stored-number.ts';

export interface HouseHalt {
  /** Since when, as far as this process has heard: for what is shown. */
  since(): number | null;
  /**
   * Since when, for what accepts orders: exact, and nobody halts until the transaction has ended. To be asked first, before
   * anything else is locked.
   */
  lockedSince(tx: Tx): Promise<number | null>;
  /** Called when it began or ended. */
  onChange(listener: () => void): () => void;
  stop(): Promise<void>;
}

export interface HouseHaltOptions {
  readonly db: Database;
  readonly log: Pick<Log, 'error'>;
}

const CHANNEL = 'bahi_halt';

export async function openHouseHalt({ db, log }: HouseHaltOptions): Promise<HouseHalt> {
  const listeners = new Set<() => void>();
  let since: number | null = null;

  async function refresh(): Promise<void> {
    const current = await db.read(currentHalt);
    const next = current === null ? null : Number(current.at);
    if (next === since) return;
    since = next;
    for (const listener of listeners) listener();
  }

  const rereading = createRereading(refresh, (error) =>
    log.error({ err: error }, 'whether trading is halted could not be read'),
  );
  const unlisten = await db.listen(CHANNEL, rereading.ask, rereading.ask);
  await refresh();
  return {
    since: () => since,
    lockedSince,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      await unlisten();
      await rereading.stop();
    },
  };
}

/** Where nobody can throw the switch: tests and the simulator. */
export const NEVER_HALTED: HouseHalt = {
  since: () => null,
  lockedSince: async () => null,
  onChange: () => () => {},
  stop: async () => {},
};

/** As `HouseHalt.lockedSince`, for who has nothing to show. */
export async function lockedSince(tx: Tx): Promise<number | null> {
  const { rows } = await tx.query<{ since: bigint | null }>({
    name: 'halt_in_force',
    text: 'select halt.in_force() as since',
  });
  const since = rows[0]!.since;
  return numberOrNull(since);
}

export interface Halt {
  readonly id: bigint;
  readonly at: bigint;
  readonly name: string;
  readonly reason: string;
}

export async function currentHalt(tx: Reader): Promise<Halt | null> {
  const { rows } = await tx.query<Halt>('select id, at, name, reason from halt.halt where ended_at is null');
  return rows[0] ?? null;
}

export interface NewHalt {
  readonly staff: { readonly staffId: bigint; readonly name: string };
  readonly reason: string;
  readonly now: number;
}

/** Waits for those who are accepting orders: after its commit nobody accepts one. */
export async function beginHalt(tx: Tx, { staff, reason, now }: NewHalt): Promise<bigint> {
  await takeSwitch(tx);
  if ((await currentHalt(tx)) !== null) refuse('staff.already_halted', {});
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into halt.halt (at, member_id, name, reason) values ($1, $2, $3, $4) returning id',
    [now, staff.staffId, staff.name, reason],
  );
  const id = rows[0]!.id;
  await publishNotice(tx, { origin: `halt:${id}`, key: 'notice.house_halted', params: { since: now }, at: now });
  await tell(tx);
  return id;
}

/** `changeId`: what two people agreed on. */
export async function endHalt(
  tx: Tx,
  of: { readonly id: bigint; readonly changeId: bigint; readonly now: number },
): Promise<void> {
  await takeSwitch(tx);
  const { rowCount } = await tx.query(
    'update halt.halt set ended_at = $2, change_id = $3 where id = $1 and ended_at is null',
    [of.id, of.now, of.changeId],
  );
  if (rowCount === 0) refuse('staff.not_halted', {});
  await publishNotice(tx, { origin: `halt:${of.id}:end`, key: 'notice.house_resumed', params: {}, at: of.now });
  await tell(tx);
}

async function takeSwitch(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('halt.switch'))`);
}

async function tell(tx: Tx): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [CHANNEL, '']);
}
