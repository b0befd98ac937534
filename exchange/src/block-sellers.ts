/**
 * Block sellers (desks §3): whoever trades a company's shares outside the book buys them of one holder, who has so many of them for the life
 * of the market. A trade is printed once, with its own number, and touches neither books nor figures, so that everybody else's tape is as it
 * would have been (decision 0069).
 */
import { BLOCKS_KEPT, type BlockEvent, type BlockPrint, type BlockTrade } from '@bahi/contract/venue.ts';
import type { KnownBlocks } from './port.ts';

/** Trades of this life that can be told again. */
const TOLD_KEPT = 10_000;

/** `known`: what was printed in the lives before. `inventoryOf`: null where there is no such symbol. */
export function createBlockDesk(inventoryOf: (symbol: string) => number | null, known: readonly KnownBlocks[] = []) {
  const sellers = new Map(
    known.map(({ symbol, sold, prints }) => [symbol, { sold, count: prints.at(-1)?.number ?? 0 }]),
  );
  const told = new Map<string, BlockPrint>(
    known.flatMap(({ prints }) => prints.map((print) => [print.tradeId, print])),
  );

  return function report({ tradeId, symbol, price, quantity }: BlockTrade, at: number): BlockEvent {
    const before = told.get(tradeId);
    if (before !== undefined) return { type: 'printed', ...before };
    const inventory = inventoryOf(symbol);
    if (inventory === null) return { type: 'refused', tradeId, why: 'unknown_symbol' };
    const seller = sellers.get(symbol) ?? { sold: 0, count: 0 };
    if (seller.sold + quantity > inventory) return { type: 'refused', tradeId, why: 'inventory' };
    seller.sold += quantity;
    seller.count += 1;
    sellers.set(symbol, seller);
    const print = { tradeId, symbol, price, quantity, number: seller.count, at };
    told.set(tradeId, print);
    if (told.size > TOLD_KEPT) told.delete(told.keys().next().value!);
    return { type: 'printed', ...print };
  };
}

/** The newest of each symbol, for whoever reads the tape. */
export function createBlockTape(known: readonly KnownBlocks[] = []) {
  const tape = new Map<string, readonly BlockPrint[]>(known.map(({ symbol, prints }) => [symbol, prints]));
  return {
    add(events: readonly BlockEvent[]): void {
      for (const event of events) {
        if (event.type === 'refused') continue;
        const { type: _, ...print } = event;
        const prints = tape.get(print.symbol) ?? [];
        // Told again.
        if (prints.some(({ number }) => number >= print.number)) continue;
        tape.set(print.symbol, [...prints, print].slice(-BLOCKS_KEPT));
      }
    },
    latest: (symbol: string, limit: number): readonly BlockPrint[] =>
      (tape.get(symbol) ?? []).toReversed().slice(0, limit),
  };
}
