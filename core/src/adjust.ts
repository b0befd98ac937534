/**
 * Price adjustment for corporate actions (spec §9: none, forward, backward). Raw bars drop on an ex-date although nobody
 * lost anything; adjusted bars are continuous over it.
 *
 * Each action gives a factor at its ex-date, computed from the last raw close before it (the exchange's own base price):
 * split and bonus: old shares / new shares; dividend: (close - cash) / close. Factors multiply over several actions.
 * - forward: today's prices are real, the past is scaled down to them: price x product of the factors of later ex-dates.
 * - backward: the oldest prices are real, later ones are scaled up: price / product of the factors of earlier ex-dates.
 */

/** [start, open, high, low, close, volume]; the same shape as contract's Bar. */
export type AdjustableBar = [start: number, open: number, high: number, low: number, close: number, volume: number];

export interface AdjustableAction {
  /** The first moment (UTC ms) that trades without the entitlement. */
  readonly exAt: number;
  readonly kind: 'split' | 'bonus' | 'dividend';
  /** Split: 1 old becomes numerator/denominator. Bonus: numerator new for each denominator held. */
  readonly numerator: number;
  readonly denominator: number;
  /** Dividend a share, at the price scale. */
  readonly cash: number;
  /** The last raw close before the ex-date: the base of a dividend's factor. */
  readonly closeBefore: number;
}

export type Adjustment = 'none' | 'forward' | 'backward';

/** Bars oldest first, of any period; a bar belongs to the side of an ex-date on which it starts. */
export function adjustBars(
  bars: readonly AdjustableBar[],
  actions: readonly AdjustableAction[],
  mode: Adjustment,
): AdjustableBar[] {
  if (mode === 'none') return bars.map((bar) => [...bar]);
  const sorted = actions.toSorted((left, right) => left.exAt - right.exAt);
  const factors = sorted.map(factorOf);
  const shares = sorted.map(shareFactorOf);
  return bars.map((bar) => {
    let price = 1;
    let volume = 1;
    for (const [index, action] of sorted.entries()) {
      const isBefore = bar[0] < action.exAt;
      if (mode === 'forward' && isBefore) {
        price *= factors[index]!;
        volume *= shares[index]!;
      } else if (mode === 'backward' && !isBefore) {
        price /= factors[index]!;
        volume /= shares[index]!;
      }
    }
    return scaled(bar, price, volume);
  });
}

/** What a raw price before the ex-date is multiplied with to compare it with one after. */
export function factorOf(action: AdjustableAction): number {
  switch (action.kind) {
    case 'dividend':
      return action.closeBefore > action.cash ? (action.closeBefore - action.cash) / action.closeBefore : 1;
    case 'split':
    case 'bonus':
      return 1 / shareFactorOf(action);
  }
}

/** New shares for each old one. */
function shareFactorOf(action: AdjustableAction): number {
  switch (action.kind) {
    case 'split':
      return action.numerator / action.denominator;
    case 'bonus':
      return (action.numerator + action.denominator) / action.denominator;
    case 'dividend':
      return 1;
  }
}

/** Rounded to the price scale; the order low <= open, close <= high survives because rounding is monotonic. */
function scaled(bar: AdjustableBar, price: number, volume: number): AdjustableBar {
  return [
    bar[0],
    Math.round(bar[1] * price),
    Math.round(bar[2] * price),
    Math.round(bar[3] * price),
    Math.round(bar[4] * price),
    Math.round(bar[5] * volume),
  ];
}
