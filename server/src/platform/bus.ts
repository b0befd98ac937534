/**
 * Events between domains of one process, typed by topic. Published after the commit that made them true; a listener
 * that throws is logged and harms nobody else. `announce` reaches the other processes too, through NOTIFY.
 */
import type { Database, Tx } from './database.ts';
import type { Facts, Tell, Topic } from './facts.ts';

export interface Bus {
  readonly publish: Tell;
  subscribe<T extends Topic>(topic: T, fn: (fact: Facts[T]) => void): () => void;
}

export function createBus(onError: (error: unknown, topic: Topic) => void = () => {}): Bus {
  const listeners = new Map<Topic, Set<(payload: never) => void>>();
  return {
    publish(topic, payload) {
      for (const listener of listeners.get(topic) ?? []) {
        try {
          listener(payload as never);
        } catch (error) {
          onError(error, topic);
        }
      }
    },
    subscribe(topic, fn) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set);
      set.add(fn);
      return () => void set.delete(fn);
    },
  };
}

const SESSION_CHANNEL = 'bahi_session_ended';

/**
 * Inside the transaction that ends a session: at its commit every process, this one included, publishes
 * `session.ended` on its bus.
 */
export async function announceSessionEnded(tx: Tx, { sessionId, customerId }: Facts['session.ended']): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [SESSION_CHANNEL, `${sessionId}:${customerId}`]);
}

/** Turns announcements of any process into events of this one. `onGap`: some may have been missed. */
export async function relaySessionEnds(db: Database, bus: Bus, onGap: () => void): Promise<() => Promise<void>> {
  return db.listen(
    SESSION_CHANNEL,
    (payload) => {
      const [sessionId, customerId] = payload.split(':');
      bus.publish('session.ended', { sessionId: BigInt(sessionId!), customerId: BigInt(customerId!) });
    },
    onGap,
  );
}
