import { expect, test } from 'vitest';
import { changeTicket, fieldOf, leverageLimit, newTicket, readTicket, withinBand, type Ticket } from './ticket.ts';

const facts = { price: '984.30', lower: '885.90', upper: '1082.70' };
const ticket = (change: Partial<Ticket> = {}): Ticket => ({ ...newTicket('VRM'), ...change });

test('a ticket opens ready: one lot at market, nothing missing', () => {
  expect(readTicket(newTicket('VRM'), facts)).toEqual({
    lots: 1,
    problems: {},
    terms: { symbol: 'VRM', direction: 'long', type: 'market', lots: 1, leverage: 1, timeInForce: 'session' },
  });
});

test('a link may ask for a short limit order; anything else it says is ignored', () => {
  expect(newTicket('VRM', { direction: 'short', type: 'limit' })).toMatchObject({ direction: 'short', type: 'limit' });
  expect(newTicket('VRM', { direction: 'sideways', type: 'stop' })).toMatchObject({
    direction: 'long',
    type: 'market',
  });
});

test('limit begins at the price of now and keeps what was typed before', () => {
  const limit = changeTicket(ticket(), { do: 'type', type: 'limit', price: '984.30' });
  expect(limit.limitPrice).toBe('984.30');
  const typed = changeTicket(limit, { do: 'set', change: { limitPrice: '980.00' } });
  const market = changeTicket(typed, { do: 'type', type: 'market', price: '984.30' });
  expect(readTicket(market, facts).terms).not.toHaveProperty('limitPrice');
  expect(changeTicket(market, { do: 'type', type: 'limit', price: '990.00' }).limitPrice).toBe('980.00');
});

test('a trigger order takes the size of the ticket alone; the limit that was typed is there when one goes back', () => {
  const trigger = changeTicket(ticket({ type: 'limit', limitPrice: '980.00', under: 'day' }), {
    do: 'type',
    type: 'trigger',
    price: '984.30',
  });
  expect(trigger).toMatchObject({ when: 'trigger', type: 'market', under: 'ordinary' });
  expect(changeTicket(trigger, { do: 'type', type: 'limit', price: '984.30' })).toMatchObject({
    when: 'now',
    type: 'limit',
    limitPrice: '980.00',
  });
  expect(newTicket('VRM', { type: 'trigger' }).when).toBe('trigger');
});

test('switching between lots and amount carries the size over, there and back', () => {
  const amount = changeTicket(ticket({ lots: 3 }), { do: 'unit', unit: 'amount', price: '984.30' });
  expect(amount.amount).toBe('295290.00');
  expect(readTicket(amount, facts).lots).toBe(3);
  expect(changeTicket(amount, { do: 'unit', unit: 'lots', price: '984.30' }).lots).toBe(3);
});

test('an amount below one lot is refused beside the amount', () => {
  const reading = readTicket(ticket({ unit: 'amount', amount: '98,000' }), facts);
  expect(reading.terms).toBeNull();
  expect(reading.problems.amount?.code).toBe('orders.lots_invalid');
});

test.each<[string, Partial<Ticket>, keyof ReturnType<typeof readTicket>['problems'], string]>([
  ['no lots', { lots: 0 }, 'lots', 'orders.lots_invalid'],
  ['half a lot', { lots: 1.5 }, 'lots', 'orders.lots_invalid'],
  ['too many lots', { lots: 100_001 }, 'lots', 'orders.lots_invalid'],
  ['no price', { type: 'limit', limitPrice: '' }, 'limitPrice', 'orders.price_not_positive'],
  ['a price of zero', { type: 'limit', limitPrice: '0' }, 'limitPrice', 'orders.price_not_positive'],
  ['a price off the tick', { type: 'limit', limitPrice: '984.32' }, 'limitPrice', 'orders.price_off_tick'],
  ['a price above the band', { type: 'limit', limitPrice: '1082.80' }, 'limitPrice', 'orders.price_outside_band'],
  ['a stop above a long', { stopLoss: '990' }, 'stopLoss', 'orders.stop_wrong_side'],
  ['a stop below a short', { direction: 'short', stopLoss: '980' }, 'stopLoss', 'orders.stop_wrong_side'],
  ['a target below a long', { takeProfit: '980' }, 'takeProfit', 'orders.take_wrong_side'],
  ['a target that is no number', { takeProfit: 'high' }, 'takeProfit', 'orders.price_not_positive'],
])('%s is refused beside its field, and nothing typed is lost', (_name, change, field, code) => {
  const typed = ticket(change);
  const { terms, problems } = readTicket(typed, facts);
  expect(terms).toBeNull();
  expect(problems[field]?.code).toBe(code);
  expect(typed).toMatchObject(change);
});

test('a grouped, pasted limit with both exits is read whole', () => {
  const reading = readTicket(
    ticket({
      type: 'limit',
      limitPrice: ' 1,002.50',
      timeInForce: 'gtc',
      stopLoss: '950',
      takeProfit: '1,050',
      leverage: 2,
    }),
    { ...facts, upper: '1082.70' },
  );
  expect(reading.problems).toEqual({});
  expect(reading.terms).toMatchObject({
    limitPrice: '1002.50',
    stopLoss: '950',
    takeProfit: '1050',
    timeInForce: 'gtc',
    leverage: 2,
  });
});

test('a market order never asks to be good till cancelled', () => {
  expect(readTicket(ticket({ timeInForce: 'gtc' }), facts).terms?.timeInForce).toBe('session');
});

test.each([
  { band: 20, kept: 10, sent: 3, limit: { maximum: 3, band: 20 } },
  { band: 20, kept: 2, sent: 2, limit: { maximum: 3, band: 20 } },
  { band: 10, kept: 10, sent: 5, limit: { maximum: 5, band: 10 } },
  { band: 5, kept: 10, sent: 10, limit: null },
  { band: 2, kept: 10, sent: 10, limit: null },
  { band: null, kept: 10, sent: 10, limit: null },
] as const)(
  'with a band of $band a kept leverage of $kept is sent as $sent, and nothing else changes',
  ({ band, kept, sent, limit }) => {
    const typed = ticket({ leverage: kept, lots: 7, type: 'limit', limitPrice: '980.00', stopLoss: '950' });
    expect(leverageLimit(band)).toEqual(limit);
    expect(withinBand(typed, band)).toEqual({ ...typed, leverage: sent });
    expect(readTicket(withinBand(typed, band), facts).terms?.leverage).toBe(sent);
  },
);

test('a refusal stands beside the field that would change it', () => {
  const asLots = { unit: 'lots', type: 'limit' } as const;
  expect(fieldOf('orders.insufficient_funds', asLots)).toBe('lots');
  expect(fieldOf('orders.insufficient_funds', { ...asLots, unit: 'amount' })).toBe('amount');
  expect(fieldOf('orders.price_off_tick', asLots)).toBe('limitPrice');
  expect(fieldOf('orders.price_outside_band', { ...asLots, type: 'market' })).toBe('form');
  expect(fieldOf('orders.leverage_above_band', asLots)).toBe('leverage');
  expect(fieldOf('identity.frozen', asLots)).toBe('form');
});
