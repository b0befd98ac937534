/**
 * Corporate actions of the live market (rules §4, §8): on the record date holders become entitled, at the opening of the ex-date what
 * they hold changes before anything of the symbol trades, on the pay date dividends are posted. The rows say which step is done, so that
 * a process that starts goes on where the one before ended, and takes up what came meanwhile before orders go to the venue again.
 */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Stop } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { hasOrdersAtVenue, type Orders } from '../orders/service.ts';
import { createTelling, type ToldAction } from './announced.ts';
import { momentsOf } from './dates.ts';
import type { ActionSchedule } from './schedule.ts';
import { adjustHolders, payDividends, recordHolders, type StepDeps } from './steps.ts';
import { keepBeginning, type ActionRow } from './store.ts';

export { addActionNote, announceAction, toldActions, type ToldAction } from './announced.ts';
export {
  exDateBy,
  exDateSince,
  firstChange,
  lockExDateSince,
  lockFirstChange,
  type SharesChange,
} from './share-changes.ts';
export { duesByDay } from './dues-by-day.ts';
export { areHoldersAdjusted, endRights, endRightsAction, type RightsOf } from './rights.ts';
export { selectEndedRights, selectRightsDue } from './rights-store.ts';
export { openSchedule, type ActionSchedule } from './schedule.ts';
export { recordHolders } from './steps.ts';
export { insertActions, selectOpenActions, type NewAction } from './store.ts';

export interface CorporateActions {
  /** Call it before orders go to the venue: what came while no process ran is done first. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Does everything that is due now. */
  settled(): Promise<void>;
}

export interface CorporateActionsDeps extends StepDeps {
  readonly feed: Pick<MarketFeed, 'quote' | 'instrument' | 'onMarketEvents'> & StepDeps['feed'];
  readonly log: Log;
  readonly schedule: ActionSchedule;
  readonly orders: StepDeps['orders'] & Pick<Orders, 'settled' | 'letGo' | 'rewatch'>;
  /** Tells the exchange of every action that staff ever announced; left out: nobody. */
  readonly setActions?: ((all: readonly ToldAction[]) => void) | undefined;
}

const TURN_MS = 500;
/** A rights issue's fall is known for longer than that before the ex-date. */
const REFRESH_MS = MINUTE_MS;
/** What was approved meanwhile is paid within that. */
const APPROVED_MS = 5_000;
/** What stopped before positions that would be too large is tried again so often. */
const STOPPED_MS = MINUTE_MS;

/** From when on this market's actions are settled; the first start decides. */
export async function actionsFrom(db: Database, at: number): Promise<number> {
  return db.transaction((tx) => keepBeginning(tx, at));
}

export function createCorporateActions(deps: CorporateActionsDeps): CorporateActions {
  const { db, clock, log, feed, schedule, orders } = deps;
  const tell = createTelling(db, deps.setActions ?? (() => {}));
  const stops: Stop[] = [];
  let running: Promise<void> | null = null;
  let isAnnounced = true;
  let refreshedAt = -Infinity;
  /** A step of theirs failed, perhaps at its commit: what is in memory may be behind the tables. */
  const doubtful = new Map<bigint, ActionRow>();
  /** When applications for a dividend were last looked at. */
  const lookedAt = new Map<bigint, number>();
  /** When an action was last stopped. */
  const stoppedAt = new Map<bigint, number>();

  /** `isStarting`: the venue knows of no order yet. */
  async function turn(isStarting: boolean): Promise<void> {
    const now = clock.now();
    if (isAnnounced || doubtful.size > 0 || now - refreshedAt >= REFRESH_MS) {
      await schedule.refresh();
      await tell();
      refreshedAt = now;
    }
    isAnnounced = false;
    const before = [...doubtful.values()];
    const failed = new Set<bigint>();
    for (const action of schedule.open()) {
      // Its symbol stays held up where that is due; the others go on.
      await advance(action, isStarting).catch((error: unknown) => {
        failed.add(action.id);
        doubtful.set(action.id, action);
        if (action.adjustedAt === null && clock.now() >= action.exAt) schedule.hold(action.symbol);
        log.error({ err: error, action: action.id }, 'a corporate action could not be settled, will be tried again');
      });
    }
    for (const action of before) if (!failed.has(action.id)) await clear(action);
  }

  /** Positions and alerts are watched as the tables have them, before anything of the symbol trades again. */
  async function clear(action: ActionRow): Promise<void> {
    await orders.rewatch(action);
    await deps.alerts.moved(action.symbol);
    doubtful.delete(action.id);
    schedule.release(action.symbol);
    orders.letGo();
  }

  /** As many steps as are due; an action comes after those of its symbol that went ex before. */
  async function advance(action: ActionRow, isStarting: boolean): Promise<void> {
    const { recordedAt, adjustedAt } = action;
    const { closesAt, paysAt } = momentsOf(deps, action);
    const now = clock.now();
    if (recordedAt === null) {
      // Shares that are allotted after the close have rights as well, until the ex-date.
      const recordsAt = action.kind === 'rights' ? action.exAt : closesAt;
      if (now < recordsAt || hasEarlier(action) || !(isStarting || (await isQuiet(action.symbol)))) return;
      await recordHolders(deps, action);
    } else if (adjustedAt === null) {
      if (now < action.exAt || now - (stoppedAt.get(action.id) ?? -Infinity) < STOPPED_MS) return;
      if (!(await adjustHolders(deps, action))) return markStopped(action, now);
      stoppedAt.delete(action.id);
    } else {
      if (now < paysAt || action.kind === 'rights') return;
      const isLast = now >= (action.settlesAt ?? paysAt);
      if (!isLast && now - (lookedAt.get(action.id) ?? -Infinity) < APPROVED_MS) return;
      await payDividends(deps, action, isLast);
      lookedAt.set(action.id, now);
      if (!isLast) return;
      lookedAt.delete(action.id);
    }
    await schedule.refresh();
    if (recordedAt !== null && adjustedAt === null && !schedule.isHeldUp(action.symbol, now)) orders.letGo();
    const next = schedule.open().find(({ id }) => id === action.id);
    if (next !== undefined) await advance(next, isStarting);
  }

  /** Its symbol stays held up, everything else goes on; staff read of it with the action's progress. */
  function markStopped({ id, symbol }: ActionRow, now: number): void {
    if (!stoppedAt.has(id)) log.error({ action: id, symbol }, 'a corporate action stops: positions would be too large');
    stoppedAt.set(id, now);
  }

  function hasEarlier({ symbol, exAt }: ActionRow): boolean {
    return schedule.open().some((other) => other.symbol === symbol && other.exAt < exAt && other.adjustedAt === null);
  }

  /** Every fill of the record date is durable, and the venue has nothing left that could bring another. */
  async function isQuiet(symbol: string): Promise<boolean> {
    await orders.settled();
    return !(await db.transaction((tx) => hasOrdersAtVenue(tx, symbol)));
  }

  function look(): Promise<void> {
    running ??= turn(false)
      .catch((error: unknown) => log.error({ err: error }, 'corporate actions could not be read, will be tried again'))
      .finally(() => (running = null));
    return running;
  }

  return {
    async start() {
      await turn(true);
      stops.push(
        feed.onMarketEvents((events) => {
          isAnnounced ||= events.some((event) => event.kind === 'action' && event.stage === 'declared');
        }),
        clock.every(TURN_MS, () => void look()),
      );
    },
    async stop() {
      for (const stop of stops.splice(0)) stop();
      await running;
    },
    settled: look,
  };
}
