/** Every domain of the console, one line each. In the menu pages stand in this order within their group (shell/domain.ts). */
import { blockTrades } from './block-trades/domain.ts';
import { configuration } from './configuration/domain.ts';
import { content } from './content/domain.ts';
import { corporateActions } from './corporate-actions/domain.ts';
import { corrections } from './corrections/domain.ts';
import { customers } from './customers/domain.ts';
import { dayTrading } from './day-trading/domain.ts';
import { deposits } from './deposits/domain.ts';
import { enrolment } from './enrolment/domain.ts';
import { grab } from './grab/domain.ts';
import { health } from './health/domain.ts';
import { institutions } from './institutions/domain.ts';
import { lending } from './lending/domain.ts';
import { loans } from './loans/domain.ts';
import { pledges } from './pledges/domain.ts';
import { newShares } from './new-shares/domain.ts';
import { operations } from './operations/domain.ts';
import { outbox } from './outbox/domain.ts';
import { overview } from './overview/domain.ts';
import { placements } from './placements/domain.ts';
import { pools } from './pools/domain.ts';
import { products } from './products/domain.ts';
import { restrictions } from './restrictions/domain.ts';
import { rights } from './rights/domain.ts';
import { support } from './support/domain.ts';
import { verification } from './verification/domain.ts';
import { withdrawals } from './withdrawals/domain.ts';
import type { Domain } from './shell/domain.ts';

export const DOMAINS: readonly Domain[] = [
  overview,
  verification,
  deposits,
  withdrawals,
  restrictions,
  placements,
  blockTrades,
  loans,
  pledges,
  dayTrading,
  support,
  institutions,
  rights,
  grab,
  lending,
  pools,
  customers,
  products,
  newShares,
  corporateActions,
  health,
  operations,
  corrections,
  configuration,
  content,
  outbox,
  enrolment,
];
