/** The text of the hash chain: what of a customer's journal can never be changed unnoticed (rules §2). */
import { isCustomerAccount, isShareAccount, type Entry, type Line } from './ledger.ts';

/** An entry with its place in the customer's chain: everything about a posting but its own line. */
export interface PlacedEntry extends Entry {
  readonly id: bigint;
  /** Chain number of its first customer line; the others follow. */
  readonly firstSeq: number;
  /** YYYY-MM-DD in the market's zone. */
  readonly businessDate: string;
  /** UTC milliseconds. */
  readonly at: number;
}

/**
 * The text that the chain covers, one for each customer line of an entry, in order. Sixteen fields joined by "|", in
 * UTF-8 (all of it is ASCII), "-" where a field does not apply:
 *
 *   bahi-1|customer|currency|seq|entry|line|kind|reference|part|position|reverses|account|asset|amount|date|ms
 *
 * `line` counts from 1; `asset` is the currency, or the security for the accounts `shares` and `shares_lent`; `amount` is the signed integer
 * of minor units or shares; `date` is the business date and `ms` the moment in UTC milliseconds. Names and reasons are not
 * in it: personal data stays outside (rules §2). hash = SHA-256(32 bytes of the previous hash, then this text); the
 * hash before the first is 32 zero bytes.
 */
export function canonicalPostings(placed: PlacedEntry): string[] {
  const head = `${CANONICAL_VERSION}|${placed.customerId}|${placed.currency}`;
  const source = `${placed.kind}|${placed.reference}|${placed.part}|${placed.positionId ?? '-'}|${placed.reverses ?? '-'}`;
  const tail = `${placed.businessDate}|${placed.at}`;
  return placed.lines.slice(0, chainLengthOf(placed.lines)).map(({ account, amount }, index) => {
    const asset = isShareAccount(account) ? placed.security! : placed.currency;
    return `${head}|${placed.firstSeq + index}|${placed.id}|${index + 1}|${source}|${account}|${asset}|${amount}|${tail}`;
  });
}

/** The first field of every text: another layout would be another version. */
const CANONICAL_VERSION = 'bahi-1';

/** How many places an entry takes in its customer's chain. */
function chainLengthOf(lines: readonly Line[]): number {
  return lines.filter((line) => isCustomerAccount(line.account)).length;
}
