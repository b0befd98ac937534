/**
 * Every domain, each after those it stands on: one line a domain. In a customer's case file what happened at one moment is told in
 * this order too, so that the message about a thing stands above the thing.
 */
import { ENTRY_KINDS } from '@bahi/core/ledger.ts';
import { alerts } from './alerts/domain.ts';
import { configuration } from './configuration/domain.ts';
import { content } from './content/domain.ts';
import { corporateActions } from './corporate-actions/domain.ts';
import { creditScore } from './credit-score/domain.ts';
import { customers } from './customers/domain.ts';
import { dayTrading } from './day-trading/domain.ts';
import { deposits } from './deposits/domain.ts';
import { destinations } from './destinations/domain.ts';
import { education } from './education/domain.ts';
import { exchange } from './exchange/domain.ts';
import { featured } from './featured/domain.ts';
import { records } from './records/domain.ts';
import { grab } from './grab/domain.ts';
import { identity } from './identity/domain.ts';
import type { Domain } from './house.ts';
import { ledger } from './ledger/domain.ts';
import { institutions } from './institutions/domain.ts';
import { lending } from './lending/domain.ts';
import { loans } from './loans/domain.ts';
import { pledges } from './pledges/domain.ts';
import { pools } from './pools/domain.ts';
import { market } from './market/domain.ts';
import { messages } from './messages/domain.ts';
import { messenger } from './messenger/domain.ts';
import { newShares } from './new-shares/domain.ts';
import { news } from './news/domain.ts';
import { notices } from './notices/domain.ts';
import { notifications } from './notifications/domain.ts';
import { orders } from './orders/domain.ts';
import { overview } from './overview/domain.ts';
import { blockTrades } from './block-trades/domain.ts';
import { placements } from './placements/domain.ts';
import { queuesOf } from './platform/queue.ts';
import { products } from './products/domain.ts';
import { proofs } from './proofs/domain.ts';
import { restrictions } from './restrictions/domain.ts';
import { rights } from './rights/domain.ts';
import { scans } from './scans/domain.ts';
import { security } from './security/domain.ts';
import { settings } from './settings/domain.ts';
import { signIn } from './sign-in/domain.ts';
import { staff } from './staff/domain.ts';
import { support } from './support/domain.ts';
import { surveillance } from './surveillance/domain.ts';
import { triggers } from './triggers/domain.ts';
import { uploads } from './uploads/domain.ts';
import { verification } from './verification/domain.ts';
import { vip } from './vip/domain.ts';
import { watchlist } from './watchlist/domain.ts';
import { withdrawals } from './withdrawals/domain.ts';

export const DOMAINS: readonly Domain[] = [
  identity,
  security,
  settings,
  configuration,
  content,
  messenger,
  uploads,
  verification,
  signIn,
  education,
  destinations,
  market,
  scans,
  overview,
  featured,
  news,
  notices,
  watchlist,
  alerts,
  orders,
  triggers,
  lending,
  vip,
  rights,
  corporateActions,
  placements,
  blockTrades,
  dayTrading,
  newShares,
  grab,
  products,
  ledger,
  records,
  exchange,
  deposits,
  creditScore,
  loans,
  pledges,
  pools,
  withdrawals,
  proofs,
  restrictions,
  support,
  institutions,
  customers,
  surveillance,
  staff,
  notifications,
  messages,
];

export const QUEUES = queuesOf(DOMAINS.flatMap(({ queue }) => queue ?? []));

export const PRODUCTS = DOMAINS.flatMap(({ product }) => product ?? []);

const told = new Set(DOMAINS.flatMap(({ toldEntries = [] }) => toldEntries));
const untold = ENTRY_KINDS.filter((kind) => !told.has(kind));

export const CASE_FILE = DOMAINS.toReversed().flatMap(({ caseFile = [] }) =>
  typeof caseFile === 'function' ? caseFile(untold) : caseFile,
);
