import { describe, expect, test } from 'vitest';
import { newTyped, pricesNear, pricesOf, readTyped, typedOf, type Trigger, type Typed } from './terms.ts';
import english from './texts.en.ts';
import { awayText, sentenceOf, toldOf, toldOfPrices } from './words.ts';

const typed = (values: Partial<Record<string, string>>): Typed => ({ ...newTyped('stop'), ...values }) as Typed;
const sale = { side: 'sell', mark: '1000.00' } as const;
const purchase = { side: 'buy', mark: '1000.00' } as const;

describe('what is typed is read by the rules of the server', () => {
  test.each([
    ['a stop that sells above the mark', { triggerPrice: '1000' }, sale, { triggerPrice: 'triggers.wrong_side' }],
    ['a stop that buys below the mark', { triggerPrice: '999' }, purchase, { triggerPrice: 'triggers.wrong_side' }],
    ['nothing', {}, sale, { triggerPrice: 'orders.price_not_positive' }],
    ['a price off its tick', { triggerPrice: '950.01' }, sale, { triggerPrice: 'orders.price_off_tick' }],
    [
      'a limit that is missing',
      { kind: 'gtt', triggerPrice: '950' },
      purchase,
      { limitPrice: 'orders.price_not_positive' },
    ],
    [
      'a target on the losing side',
      { kind: 'oco', triggerPrice: '950', targetPrice: '990' },
      sale,
      { targetPrice: 'triggers.wrong_side' },
    ],
    ['a distance of all', { kind: 'trailing', trail: '100' }, sale, { trail: 'triggers.trail_invalid' }],
    ['no distance', { kind: 'trailing' }, sale, { trail: 'triggers.trail_invalid' }],
  ] as const)('%s is said beside its field', (_name, values, market, wrong) => {
    const { problems, prices } = readTyped(typed(values), market);
    expect(Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]))).toEqual(wrong);
    expect(prices).toBeNull();
  });

  test('what another kind asked for is not sent', () => {
    const values = { triggerPrice: '950', limitPrice: '940', targetPrice: '1100', trail: '5', timeInForce: 'gtc' };
    expect(readTyped(typed(values), sale).terms).toEqual({ triggerPrice: '950', timeInForce: 'session' });
    const limited = readTyped(typed({ ...values, kind: 'stop_limit', expiresOn: '2026-12-31' }), sale);
    expect(limited.terms).toEqual({
      triggerPrice: '950',
      limitPrice: '940',
      timeInForce: 'gtc',
      expiresOn: '2026-12-31',
    });
  });

  test('without a mark price what was typed can be sent, and nothing is foretold', () => {
    const { problems, prices, terms } = readTyped(typed({ triggerPrice: '950' }), { side: 'sell', mark: null });
    expect([problems, prices, terms.triggerPrice]).toEqual([{}, null, '950']);
  });

  test('near prices lie on the side from which they are reached, on their tick', () => {
    const near = (name: 'triggerPrice' | 'targetPrice', side: 'buy' | 'sell', kind: 'stop' | 'gtt' | 'oco') =>
      pricesNear(name, { side, mark: '999.95', kind }).map(({ price }) => price);
    expect(near('triggerPrice', 'sell', 'stop')).toEqual(['979.95', '949.95', '899.95']);
    expect(near('triggerPrice', 'buy', 'stop')[0]).toBe('1020.00');
    expect(near('triggerPrice', 'buy', 'gtt')[0]).toBe('979.95');
    expect(near('targetPrice', 'sell', 'oco')[0]).toBe('1020.00');
  });
});

describe('what will happen is one plain sentence', () => {
  const said = (values: Partial<Record<string, string>>, act: 'buy' | 'sell', lots: number | null = 1) => {
    const read = readTyped(typed(values), act === 'sell' ? sale : purchase);
    const kind = (values['kind'] ?? 'stop') as Trigger['kind'];
    return sentenceOf(toldOfPrices(read.prices!, { kind, act, lots }), english);
  };
  test.each([
    [{ triggerPrice: '950' }, 'sell', 'If the mark price falls to 950.00, we sell 1 lot at market.'],
    [
      { kind: 'stop_limit', triggerPrice: '1050', limitPrice: '1052' },
      'buy',
      'If the mark price rises to 1,050.00, we place a limit order to buy 1 lot at 1,052.00.',
    ],
    [
      { kind: 'oco', triggerPrice: '950', targetPrice: '1100' },
      'sell',
      'If the mark price falls to 950.00 or rises to 1,100.00, we sell 1 lot at market. The first one cancels the other.',
    ],
    [
      {
        kind: 'oco',
        orderType: 'limit',
        triggerPrice: '950',
        limitPrice: '949',
        targetPrice: '1100',
        targetLimitPrice: '1099',
      },
      'sell',
      'If the mark price falls to 950.00, we place a limit order to sell 1 lot at 949.00. If the mark price rises to 1,100.00, we place a limit order to sell 1 lot at 1,099.00. The first one cancels the other.',
    ],
    [
      { kind: 'trailing', trail: '5' },
      'sell',
      'If the mark price falls 5% from its highest, we sell 1 lot at market. Right now, that means 950.00.',
    ],
  ] as const)('of %o to %s', (values, act, sentence) => {
    expect(said(values, act)).toBe(sentence);
  });

  test('one that is set says the same, and how far it is from the nearer price', () => {
    const trigger: Trigger = {
      id: '1',
      symbol: 'VRM',
      name: 'Varuna Motors',
      kind: 'oco',
      position: '7',
      direction: 'long',
      side: 'sell',
      leverage: 1,
      lots: null,
      triggerPrice: '950.00',
      reachedFrom: 'above',
      limitPrice: null,
      target: { triggerPrice: '1020.00', limitPrice: null },
      trail: null,
      timeInForce: 'session',
      status: 'active',
      reason: null,
      expiresOn: '2027-01-01',
      fired: null,
      order: null,
      createdAt: 0,
      endedAt: null,
    };
    expect(sentenceOf(toldOf(trigger), english)).toBe(
      'If the mark price falls to 950.00 or rises to 1,020.00, we sell the whole position at market. The first one cancels the other.',
    );
    expect(awayText(trigger, '1000.00')).toBe('2.00');
    expect(pricesOf(typedOf(trigger))).toEqual(['triggerPrice', 'targetPrice']);
    expect(readTyped(typedOf(trigger), sale).terms).toEqual({
      triggerPrice: '950.00',
      targetPrice: '1020.00',
      timeInForce: 'session',
      expiresOn: '2027-01-01',
    });
  });
});
