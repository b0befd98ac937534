/**
 * Bank cards and wallets of the customer's own (spec §3, §5; rules §7): complete, in the verified name, without a duplicate, and
 * not usable before a day has passed, so that whoever got into an account cannot empty it at once.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type {
  addCard as addCardCall,
  addWallet as addWalletCall,
  card,
  findIfsc,
  getWalletAddress,
  listDestinations,
  wallet,
} from '@bahi/contract/destinations/calls.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { normaliseAccountNumber, normaliseIfsc } from '@bahi/core/destinations.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import type * as z from 'zod/mini';
import { lockCustomer } from '../identity/service.ts';
import { writeMessages } from '../messages/service.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { accountState } from '../restrictions/service.ts';
import { readAddress } from './addresses.ts';
import { BANKS } from './banks.ts';
import { numberAtRest, numberIndexOf, openNumber } from './numbers.ts';
import * as store from './store.ts';
import type { CardRow, DestinationRow, WalletRow } from './store.ts';

export { openNumber, sealPlainNumbers } from './numbers.ts';
export type { DestinationRow } from './store.ts';

export interface DestinationsDeps {
  readonly keys: CustomerKeys;
  readonly parametersAt: (now: number) => Parameters;
  /** Null unless the customer is verified. */
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
  readonly hasOpenWithdrawalTo: (tx: Tx, destinationId: bigint) => Promise<boolean>;
}

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

type Card = z.output<typeof card>;
type Wallet = z.output<typeof wallet>;

/** Of each kind. */
const DESTINATIONS_MAXIMUM = 5;

export async function listOf(
  { verifiedName, parametersAt }: DestinationsDeps,
  tx: Tx,
  { customerId, now }: By,
): Promise<OutputOf<typeof listDestinations>> {
  const [holder, rows] = await Promise.all([verifiedName(tx, customerId), store.selectList(tx, customerId)]);
  return {
    holder,
    cards: rows.filter((row) => row.kind === 'card').map((row) => shownCard(row, now)),
    wallets: rows.filter((row) => row.kind === 'wallet').map((row) => shownWallet(row, now)),
    waitHours: parametersAt(now).newDestinationHours,
    areWalletsPaid: parametersAt(now).isWalletPayoutOn,
    maximum: DESTINATIONS_MAXIMUM,
  };
}

export async function addCard(
  deps: DestinationsDeps,
  tx: Tx,
  { input, ...by }: By & { readonly input: ParsedInputOf<typeof addCardCall> },
): Promise<Card> {
  await requireNotFrozen(tx, by);
  const holder = await verifiedHolder(deps, tx, by.customerId);
  const missing = (['number', 'confirmNumber', 'bank', 'branch', 'bankCode', 'ifsc'] as const).find(
    (field) => input[field] === '',
  );
  if (missing !== undefined) refuse('destinations.incomplete', { field: missing });
  const number = normaliseAccountNumber(input.number) ?? refuse('destinations.number_invalid', {});
  if (normaliseAccountNumber(input.confirmNumber) !== number) refuse('destinations.numbers_differ', {});
  const ifsc = normaliseIfsc(input.ifsc) ?? refuse('destinations.ifsc_invalid', {});

  const index = await numberIndexOf(deps.keys, number);
  await store.lockList(tx, by.customerId);
  const list = await store.selectList(tx, by.customerId);
  const cards = list.filter((row) => row.kind === 'card');
  if (cards.some((row) => row.numberIndex.equals(index) && bankOf(row.ifsc) === bankOf(ifsc)))
    refuse('destinations.card_exists', {});
  requireRoom(cards);
  const { bank, branch, bankCode } = input;
  const atRest = await numberAtRest(deps.keys, { customerId: by.customerId, kind: 'card', number });
  const row = await store.insertDestination(
    tx,
    // The directory's name of a bank goes before the one that was typed.
    { kind: 'card', ...atRest, holder, bank: BANKS[bankOf(ifsc)] ?? bank, branch, bankCode, ifsc, ...times(deps, by) },
    list.length === 0,
  );
  await tellAdded(tx, row, by);
  return shownCard(row as CardRow, by.now);
}

export async function addWallet(
  deps: DestinationsDeps,
  tx: Tx,
  { input, ...by }: By & { readonly input: ParsedInputOf<typeof addWalletCall> },
): Promise<Wallet> {
  await requireNotFrozen(tx, by);
  await verifiedHolder(deps, tx, by.customerId);
  const { type: network } = input;
  if (network !== 'TRC20' && network !== 'ERC20') refuse('destinations.incomplete', { field: 'type' });
  if (input.address === '') refuse('destinations.incomplete', { field: 'address' });
  const number = readAddress(network, input.address) ?? refuse('destinations.address_invalid', { type: network });

  const index = await numberIndexOf(deps.keys, number);
  await store.lockList(tx, by.customerId);
  const list = await store.selectList(tx, by.customerId);
  const wallets = list.filter((row) => row.kind === 'wallet');
  if (wallets.some((row) => row.numberIndex.equals(index) && row.network === network))
    refuse('destinations.wallet_exists', {});
  requireRoom(wallets);
  const atRest = await numberAtRest(deps.keys, { customerId: by.customerId, kind: 'wallet', number });
  const row = await store.insertDestination(
    tx,
    { kind: 'wallet', ...atRest, network, ...times(deps, by) },
    list.length === 0,
  );
  await tellAdded(tx, row, by);
  return shownWallet(row as WalletRow, by.now);
}

/** In full, for its owner only. */
export async function walletAddress(
  { keys }: Pick<DestinationsDeps, 'keys'>,
  tx: Tx,
  { customerId, destination }: { readonly customerId: bigint; readonly destination: string },
): Promise<OutputOf<typeof getWalletAddress>> {
  const id = storedId(destination);
  const row = (await store.selectList(tx, customerId)).find((one) => one.id === id);
  if (row?.kind !== 'wallet') refuse('destinations.unknown', {});
  const address = (await openNumber(keys, row)) ?? refuse('destinations.unreadable', {});
  return { type: row.network, address };
}

/** The oldest of the rest becomes the default when the default goes. */
export async function removeDestination(
  deps: DestinationsDeps,
  tx: Tx,
  { destination, ...by }: By & { readonly destination: string },
): Promise<Record<never, never>> {
  await requireNotFrozen(tx, by);
  await store.lockList(tx, by.customerId);
  const row = await ownDestination(tx, { id: storedId(destination), customerId: by.customerId, mode: 'update' });
  if (await deps.hasOpenWithdrawalTo(tx, row.id)) refuse('destinations.in_use', {});
  await store.updateRemoved(tx, row.id, by.now);
  const next = (await store.selectList(tx, by.customerId)).at(-1);
  if (row.isDefault && next !== undefined) await store.updateDefault(tx, by.customerId, next.id);
  const story = storyOf('security.destination_removed', { destination: destinationName(row) });
  await tell(tx, by, story);
  return {};
}

/** While the new one waits: whoever did not add it has the time to stop it. */
function tellAdded(tx: Tx, row: DestinationRow, by: By): Promise<void> {
  const from = Number(row.usableFrom);
  return tell(tx, by, storyOf('security.destination_added', { destination: destinationName(row), from }));
}

function tell(tx: Tx, { customerId, now: at }: By, story: Story): Promise<void> {
  return writeMessages(tx, [{ customerId, kind: 'security', story, about: null, at }]);
}

export async function setDefaultDestination(
  tx: Tx,
  { destination, ...by }: By & { readonly destination: string },
): Promise<Record<never, never>> {
  const { customerId } = by;
  await requireNotFrozen(tx, by);
  await store.lockList(tx, customerId);
  const row = await ownDestination(tx, { id: storedId(destination), customerId, mode: 'update' });
  if (row.isDefault) return {};
  await store.updateDefault(tx, customerId, row.id);
  const story = storyOf('security.destination_default', { destination: destinationName(row) });
  await tell(tx, by, story);
  return {};
}

/** What the directory knows; branches are not in it. */
export function findBank(ifsc: string): OutputOf<typeof findIfsc> {
  const code = bankOf(normaliseIfsc(ifsc) ?? refuse('destinations.ifsc_invalid', {}));
  const bank = BANKS[code] ?? null;
  return { bank, branch: null, bankCode: bank === null ? null : code };
}

/** The customer's own, not removed, and kept so until the transaction ends; null when there is none. */
export async function lockDestination(
  tx: Tx,
  { id, customerId }: { readonly id: bigint; readonly customerId: bigint },
): Promise<DestinationRow | null> {
  return store.lockOwn(tx, { id, customerId, mode: 'share' });
}

/** When the first of the customer's destinations may be used, UTC ms; null when there is none. */
export async function firstUsableFrom(tx: Tx, customerId: bigint): Promise<number | null> {
  const times = (await store.selectList(tx, customerId)).map((row) => Number(row.usableFrom));
  return times.length === 0 ? null : Math.min(...times);
}

/** Removed ones too. */
export async function destinationsById(
  tx: Reader,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, DestinationRow>> {
  const rows = await store.selectByIds(tx, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** One line that a customer knows it by: "HDFC Bank •••• 6789", "TRC20 TQn9…x4Kf". */
export function destinationName(row: DestinationRow): string {
  return `${row.kind === 'card' ? row.bank : row.network} ${row.shown}`;
}

/** A customer's own, for the staff's case file: numbers masked as the customer sees them. */
export async function maskedDestinations(tx: Tx, customerId: bigint): Promise<MaskedDestination[]> {
  const rows = await store.selectList(tx, customerId);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    masked: row.shown,
    where: row.kind === 'card' ? row.bank : row.network,
    addedAt: Number(row.addedAt),
    usableFrom: Number(row.usableFrom),
  }));
}

export interface MaskedDestination {
  readonly id: bigint;
  readonly kind: DestinationRow['kind'];
  readonly masked: string;
  /** The bank of a card, the network of a wallet. */
  readonly where: string;
  readonly addedAt: number;
  readonly usableFrom: number;
}

/** False: the customer's key was destroyed, and nobody can pay to it any more. */
export async function isReadable(keys: CustomerKeys, { customerId, sealed }: DestinationRow): Promise<boolean> {
  return sealed.length > 0 && (await keys.of(customerId)) !== null;
}

/** Other customers with the same account or address: a reason to look twice, not a refusal (families share accounts). */
export async function otherHolders(tx: Reader, row: DestinationRow): Promise<store.Holder[]> {
  return store.selectOtherHolders(tx, row);
}

/** Under the customer's lock: a freeze that was answered bars whatever comes after it. */
async function requireNotFrozen(tx: Tx, { customerId, now }: By): Promise<void> {
  await lockCustomer(tx, customerId);
  const { frozen } = await accountState(tx, customerId, now);
  if (frozen !== null) refuse('identity.frozen', frozen);
}

async function verifiedHolder({ verifiedName }: DestinationsDeps, tx: Tx, customerId: bigint): Promise<string> {
  return (await verifiedName(tx, customerId)) ?? refuse('verification.required', {});
}

async function ownDestination(
  tx: Tx,
  which: { id: bigint; customerId: bigint; mode: 'share' | 'update' },
): Promise<DestinationRow> {
  return (await store.lockOwn(tx, which)) ?? refuse('destinations.unknown', {});
}

function requireRoom(rows: readonly DestinationRow[]): void {
  if (rows.length >= DESTINATIONS_MAXIMUM) refuse('destinations.too_many', { maximum: DESTINATIONS_MAXIMUM });
}

function times({ parametersAt }: DestinationsDeps, { customerId, now }: By) {
  const usableFrom = now + parametersAt(now).newDestinationHours * HOUR_MS;
  return { customerId, addedAt: BigInt(now), usableFrom: BigInt(usableFrom) };
}

function bankOf(ifsc: string): string {
  return ifsc.slice(0, 4);
}

function shownCard(row: CardRow, now: number): Card {
  const { holder, bank, branch, bankCode, ifsc } = row;
  return { ...shown(row, now), holder, maskedNumber: row.shown, bank, branch, bankCode, ifsc };
}

function shownWallet(row: WalletRow, now: number): Wallet {
  return { ...shown(row, now), type: row.network, maskedAddress: row.shown };
}

function shown({ id, isDefault, usableFrom, addedAt }: DestinationRow, now: number) {
  return {
    id: id.toString(),
    isDefault,
    usableFrom: Number(usableFrom) > now ? Number(usableFrom) : null,
    addedAt: Number(addedAt),
  };
}
