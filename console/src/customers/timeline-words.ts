/** One line of a customer's timeline in words: what happened, and what is known of it. Pure. */
import { formatStory } from '@bahi/contract/format-story.ts';
import { stories, type StoryKey, type StoryText } from '@bahi/contract/stories.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getTimeline } from '@bahi/contract/staff/customers.ts';
import { formatPrice, formatQuantity, formatSigned } from '@bahi/core/format.ts';
import { when, ZONE } from '../data/when.ts';
import type { QueueWords } from '../shell/domain.ts';
import { amountOf } from './amount.ts';
import type { ownWords } from './words.ts';

export type Entry = OutputOf<typeof getTimeline>['rows'][number];

export interface StoryWords {
  readonly title: string;
  /** A sentence the customer was told. */
  readonly body: string | null;
  readonly details: readonly (readonly [label: string, value: string])[];
}

export interface WordsUsed {
  readonly own: typeof ownWords.en;
  /** Of the queues, by their names. */
  readonly queues: QueueWords;
  /** Of the journal, by their kinds. */
  readonly entries: Readonly<Record<string, string>>;
  readonly stories: Readonly<Record<StoryKey, StoryText>>;
  readonly restriction: {
    readonly kind: Readonly<Record<string, string>>;
    readonly reason: Readonly<Record<string, string>>;
  };
  /** Of a refusal's code without parameters; null: not one of ours. */
  readonly refusal: (code: string) => string | null;
}

type Params = Entry['params'];
type Value = Params[string];

export function wordsOf({ domain, what, params }: Entry, used: WordsUsed): StoryWords {
  const { own: customers } = used;
  // Messages and what guards the account are told in the customer's own words.
  if ((domain === 'message' || domain === 'security') && what in stories) {
    const { read_at: readAt, ...rest } = params;
    const story = { key: what as StoryKey, params: rest as Record<string, string | number | null> };
    const { title, body } = formatStory(story, { texts: used.stories, zone: ZONE, reasons: used.restriction.reason });
    const read = readAt === null || readAt === undefined ? customers.unread : shownTime(readAt);
    return { title, body, details: [[customers.params.read_at, read]] };
  }
  return {
    title: customers.what[what as keyof typeof customers.what] ?? used.entries[what.replace(/^entry\./, '')] ?? what,
    body: null,
    details: [...amountsOf(what, params), ...labelledOf(what, params, used)],
  };
}

function amountsOf(what: string, params: Params): (readonly [string, string])[] {
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : null);
  const amount = text('amount');
  const paid = text('paid');
  const found: (readonly [string, string])[] = [];
  if (amount !== null) {
    const currency = text('currency') ?? '';
    const isSigned = what.startsWith('entry.') || what === 'position.closed';
    found.push(['', `${isSigned ? formatSigned(amount) : amountOf(amount, currency)} ${currency}`.trim()]);
  }
  if (paid !== null) {
    const [from, got, to] = [text('from') ?? '', text('got') ?? '', text('to') ?? ''];
    found.push(['', `${amountOf(paid, from)} ${from} → ${amountOf(got, to)} ${to}`]);
  }
  return found;
}

/** Shown with their currency beside them. */
const IN_AMOUNTS = new Set(['amount', 'currency', 'paid', 'from', 'got', 'to']);

function labelledOf(what: string, params: Params, used: WordsUsed): (readonly [string, string])[] {
  const labels: Readonly<Record<string, string>> = used.own.params;
  // In the order of the labels, whatever order they come in.
  return Object.keys({ ...labels, ...params })
    .map((name) => [name, params[name]] as const)
    .filter(([name, value]) => !IN_AMOUNTS.has(name) && isTold(name, value))
    .map(([name, value]) => [
      SPEAKS_FOR_ITSELF.has(name) ? '' : (labels[name] ?? name),
      valueOf({ what, name, value: value! }, used),
    ]);
}

/** That the customer did it is the rule. */
function isTold(name: string, value: Value | undefined): boolean {
  return (
    value !== undefined && value !== null && value !== '' && value !== false && `${name} ${value}` !== 'origin customer'
  );
}

const SPEAKS_FOR_ITSELF = new Set(['symbol', 'name', 'kind', 'direction', 'type', 'leverage', 'where', 'device']);

function valueOf({ what, name, value }: { what: string; name: string; value: Value }, used: WordsUsed): string {
  const { own: customers, queues } = used;
  if (value === true) return customers.yes;
  if (name === 'until' || name === 'read_at') return shownTime(value);
  if (name === 'quantity' || name === 'filled') return formatQuantity(Number(value));
  if (name === 'price') return formatPrice(String(value));
  if (name === 'leverage') return `${value}×`;
  const text = String(value);
  if (name === 'kind' && what.startsWith('restriction.')) return used.restriction.kind[text] ?? text;
  if (name === 'reason') return reasonOf(what, text, used);
  if (name === 'reasons') return verificationReasons(text, queues['identity']);
  const values: Readonly<Record<string, string>> = customers.values;
  return VALUE_NAMES.has(name) ? (values[text] ?? text) : text;
}

/** Codes; the rest are names, numbers and what people wrote. */
const VALUE_NAMES = new Set(['kind', 'direction', 'type', 'origin', 'method', 'lesson']);

function reasonOf(what: string, code: string, { own, queues, restriction, refusal }: WordsUsed): string {
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    deposit: queues['deposits']?.reasons ?? {},
    withdrawal: queues['withdrawals']?.reasons ?? {},
    loan: queues['loans']?.reasons ?? {},
    pledge: queues['pledges']?.reasons ?? {},
    placement: queues['placements']?.reasons ?? {},
    block_trade: queues['block_trades']?.reasons ?? {},
    day_mandate: queues['mandates']?.reasons ?? {},
    dividend: queues['dividends']?.reasons ?? {},
    seat: queues['seats']?.reasons ?? {},
    grab: own.values,
    pool: own.values,
    restriction: restriction.reason,
    identity: own.values,
  };
  return tables[what.split('.')[0]!]?.[code] ?? refusal(code) ?? code;
}

/** "name: name_differs, front: glare" as the server has them. */
function verificationReasons(text: string, { fields = {}, reasons }: QueueWords[string] = { reasons: {} }): string {
  return text
    .split(', ')
    .map((pair) => {
      const [field = '', reason = ''] = pair.split(': ');
      return `${fields[field] ?? field}: ${reasons[reason] ?? reason}`;
    })
    .join(', ');
}

function shownTime(value: Value): string {
  const at = Number(value);
  return Number.isFinite(at) ? when(at) : String(value);
}
