/**
 * A customer's own events to the customer's own streams. Changes are collected for a moment and read from the domains
 * once, one reading after another, so that an older state never follows a newer one.
 */
import type { ServerMessage } from '@bahi/contract/stream.ts';
import type { Bus } from './bus.ts';
import type { StreamClient } from './stream-client.ts';

/** Less what numbers it. */
type Body<T extends ServerMessage['type']> = Omit<Extract<ServerMessage, { type: T }>, 'type' | 'n'>;

type Payload<T extends ServerMessage['type'], K extends string> =
  Extract<ServerMessage, { type: T }> extends Record<K, infer P> ? P : never;

/** What the domains answer with; they know the wire's shapes. */
export interface PrivatePayloads {
  orders(customerId: bigint, orderIds: readonly bigint[]): Promise<readonly Payload<'order', 'order'>[]>;
  positions(customerId: bigint, positionIds: readonly bigint[]): Promise<readonly Payload<'position', 'position'>[]>;
  summary(customerId: bigint): Promise<Payload<'funds', 'summary'>>;
  /** Oldest first. */
  messages(customerId: bigint, messageIds: readonly bigint[]): Promise<readonly Body<'message'>[]>;
}

export interface PrivateStream {
  join(customerId: bigint, client: StreamClient): void;
  leave(customerId: bigint, client: StreamClient): void;
  stop(): void;
}

const COLLECT_MS = 25;
/** More changes than this at once: the reader is told to read again. */
const CHANGES_MAX = 100;

interface Customer {
  readonly clients: Set<StreamClient>;
  orderIds: Set<bigint>;
  positionIds: Set<bigint>;
  messageIds: Set<bigint>;
  isFundsChanged: boolean;
  isScheduled: boolean;
}

interface PrivateStreamOptions {
  readonly bus: Bus;
  readonly payloads: PrivatePayloads;
  readonly onError: (error: unknown) => void;
}

export function createPrivateStream({ bus, payloads, onError }: PrivateStreamOptions): PrivateStream {
  const customers = new Map<bigint, Customer>();

  function note(customerId: bigint, change: (customer: Customer) => void): void {
    const customer = customers.get(customerId);
    if (customer === undefined) return;
    change(customer);
    schedule(customerId, customer);
  }

  function schedule(customerId: bigint, customer: Customer): void {
    if (customer.isScheduled) return;
    customer.isScheduled = true;
    setTimeout(() => {
      void tell(customerId, customer).finally(() => {
        customer.isScheduled = false;
        if (hasNews(customer) && customer.clients.size > 0) schedule(customerId, customer);
      });
    }, COLLECT_MS);
  }

  async function tell(customerId: bigint, customer: Customer): Promise<void> {
    const { orderIds, positionIds, messageIds, isFundsChanged } = customer;
    customer.orderIds = new Set();
    customer.positionIds = new Set();
    customer.messageIds = new Set();
    customer.isFundsChanged = false;
    if (orderIds.size + positionIds.size + messageIds.size > CHANGES_MAX) return resync(customer);
    try {
      const [orders, positions, summary, messages] = await Promise.all([
        orderIds.size === 0 ? [] : payloads.orders(customerId, [...orderIds]),
        positionIds.size === 0 ? [] : payloads.positions(customerId, [...positionIds]),
        isFundsChanged ? payloads.summary(customerId) : null,
        messageIds.size === 0 ? [] : payloads.messages(customerId, [...messageIds]),
      ]);
      for (const order of orders) toAll(customer, 'order', { order });
      for (const position of positions) toAll(customer, 'position', { position });
      if (summary !== null) toAll(customer, 'funds', { summary });
      for (const message of messages) toAll(customer, 'message', message);
    } catch (error) {
      onError(error);
      resync(customer);
    }
  }

  const subscriptions = [
    bus.subscribe('orders.changed', ({ customerId, orderIds }) =>
      note(customerId, (customer) => orderIds.forEach((id) => customer.orderIds.add(id))),
    ),
    bus.subscribe('positions.changed', ({ customerId, positionIds }) =>
      note(customerId, (customer) => positionIds.forEach((id) => customer.positionIds.add(id))),
    ),
    bus.subscribe('funds.changed', ({ customerId }) =>
      note(customerId, (customer) => (customer.isFundsChanged = true)),
    ),
    bus.subscribe('messages.written', ({ customerId, messageIds }) =>
      note(customerId, (customer) => messageIds.forEach((id) => customer.messageIds.add(id))),
    ),
  ];

  return {
    join(customerId, client) {
      const customer = customers.get(customerId) ?? {
        clients: new Set<StreamClient>(),
        orderIds: new Set<bigint>(),
        positionIds: new Set<bigint>(),
        messageIds: new Set<bigint>(),
        isFundsChanged: false,
        isScheduled: false,
      };
      customers.set(customerId, customer);
      customer.clients.add(client);
    },
    leave(customerId, client) {
      const customer = customers.get(customerId);
      customer?.clients.delete(client);
      if (customer?.clients.size === 0) customers.delete(customerId);
    },
    stop() {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}

function hasNews({ orderIds, positionIds, messageIds, isFundsChanged }: Customer): boolean {
  return orderIds.size > 0 || positionIds.size > 0 || messageIds.size > 0 || isFundsChanged;
}

function toAll(customer: Customer, type: string, content: object): void {
  const body = `"type":"${type}",${JSON.stringify(content).slice(1, -1)}`;
  for (const client of customer.clients) {
    if (!client.sendBody(body)) client.markPrivateLost();
  }
}

function resync(customer: Customer): void {
  for (const client of customer.clients) {
    if (!client.send({ type: 'resync' })) client.markPrivateLost();
  }
}
