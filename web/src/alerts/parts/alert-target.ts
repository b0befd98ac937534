/** The instrument whose alerts are open, over any screen: `openAlertSheet(symbol)`. The sheet itself is loaded when first asked for. */
import { createStore } from '../../data/store.ts';

export const alertTarget = createStore<string | null>(null);

export function openAlertSheet(symbol: string): void {
  alertTarget.set(symbol);
}
