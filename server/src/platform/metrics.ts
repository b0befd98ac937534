/** Everything that is measured, behind one module (prom-client); `GET /metrics` prints it. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** A timer for one call, resolved once so that a request pays only for the observation. */
  callTimer(path: string): (ms: number) => void;
  countRefusal(code: string): void;
  observeBatch(figures: { readonly name: string; readonly size: number; readonly latencyMs: number }): void;
  setStreamClients(count: number): void;
  countStreamDrop(): void;
  /** 1 when the last audit of the ledger found every invariant kept, else 0. */
  setAudit(isClean: boolean, seconds: number): void;
  /** Of the newest checkpoint of the books. */
  setCheckpoint(figures: { readonly number: number; readonly leaves: number; readonly seconds: number }): void;
  observeExchangeStep(ms: number): void;
  setAlertsActive(count: number): void;
  countAlertsFired(count: number): void;
  /** Orders of which an event cannot be settled. */
  setOrdersParked(count: number): void;
  print(): Promise<string>;
  readonly contentType: string;
}

const MS_BUCKETS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

export function createMetrics(options: { withProcess?: boolean } = {}): Metrics {
  const registers = [new Registry()];
  const registry = registers[0]!;
  if (options.withProcess === true) collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'bahi_call_ms',
    help: 'Time of a call by path',
    labelNames: ['path'],
    buckets: MS_BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'bahi_refusals_total',
    help: 'Refusals by code',
    labelNames: ['code'],
    registers,
  });
  const batchSize = new Histogram({
    name: 'bahi_batch_size',
    help: 'Commands in a batch',
    labelNames: ['name'],
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  });
  const batchMs = new Histogram({
    name: 'bahi_batch_ms',
    help: 'Time of a batch to its commit',
    labelNames: ['name'],
    buckets: MS_BUCKETS,
    registers,
  });
  const clients = new Gauge({ name: 'bahi_stream_clients', help: 'Open streams', registers });
  const drops = new Counter({
    name: 'bahi_stream_drops_total',
    help: 'Times a slow stream was dropped to snapshots',
    registers,
  });
  const auditClean = new Gauge({
    name: 'bahi_ledger_audit_clean',
    help: '1: the last audit found every invariant kept',
    registers,
  });
  const auditSeconds = new Gauge({ name: 'bahi_ledger_audit_seconds', help: 'Time of the last audit', registers });
  const checkpointNumber = new Gauge({ name: 'bahi_checkpoint_number', help: 'The newest checkpoint', registers });
  const checkpointLeaves = new Gauge({ name: 'bahi_checkpoint_leaves', help: 'Books in it', registers });
  const checkpointSeconds = new Gauge({ name: 'bahi_checkpoint_seconds', help: 'Time to make it', registers });
  const step = new Histogram({
    name: 'bahi_exchange_step_ms',
    help: 'Time of a step of the practice exchange',
    buckets: MS_BUCKETS,
    registers,
  });
  const alertsActive = new Gauge({ name: 'bahi_alerts_active', help: 'Price alerts that wait', registers });
  const alertsFired = new Counter({ name: 'bahi_alerts_fired_total', help: 'Price alerts that fired', registers });
  const ordersParked = new Gauge({
    name: 'bahi_orders_parked',
    help: 'Orders of which an event of the venue cannot be settled',
    registers,
  });

  return {
    callTimer: (path) => {
      const child = calls.labels(path);
      return (ms) => child.observe(ms);
    },
    countRefusal: (code) => refused.labels(code).inc(),
    observeBatch({ name, size, latencyMs }) {
      batchSize.labels(name).observe(size);
      batchMs.labels(name).observe(latencyMs);
    },
    setStreamClients: (count) => clients.set(count),
    countStreamDrop: () => drops.inc(),
    setCheckpoint({ number, leaves, seconds }) {
      checkpointNumber.set(number);
      checkpointLeaves.set(leaves);
      checkpointSeconds.set(seconds);
    },
    setAudit(isClean, seconds) {
      auditClean.set(isClean ? 1 : 0);
      auditSeconds.set(seconds);
    },
    observeExchangeStep: (ms) => step.observe(ms),
    setAlertsActive: (count) => alertsActive.set(count),
    countAlertsFired: (count) => alertsFired.inc(count),
    setOrdersParked: (count) => ordersParked.set(count),
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
