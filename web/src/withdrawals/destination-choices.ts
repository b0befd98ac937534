/** Cards and wallets as one list to choose from: the default first, then what may be used now. Pure. */
import type { listDestinations } from '@bahi/contract/destinations/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';

export type Destinations = OutputOf<typeof listDestinations>;

export interface Choice {
  readonly id: string;
  /** "HDFC Bank •••• 6789", "TRC20 TQn9…x4Kf". */
  readonly name: string;
  /** It is paid in USDT. */
  readonly isWallet: boolean;
  readonly isDefault: boolean;
  /** Null: now. */
  readonly usableFrom: number | null;
}

export function choicesOf({ cards, wallets }: Pick<Destinations, 'cards' | 'wallets'>, now: number): readonly Choice[] {
  const all = [
    ...cards.map(({ bank, maskedNumber, ...of }) => ({ ...of, name: `${bank} ${maskedNumber}`, isWallet: false })),
    ...wallets.map(({ type, maskedAddress, ...of }) => ({ ...of, name: `${type} ${maskedAddress}`, isWallet: true })),
  ];
  return all
    .map(({ id, name, isWallet, isDefault, usableFrom }) => {
      const isUsable = usableFrom === null || usableFrom <= now;
      return { id, name, isWallet, isDefault, usableFrom: isUsable ? null : usableFrom };
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

function rank({ isDefault, usableFrom }: Choice): number {
  return (isDefault ? 0 : 1) + (usableFrom === null ? 0 : 2);
}
