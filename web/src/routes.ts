/**
 * The table of screens, of every domain's `domain.ts`: every path of spec §2 that is built, what stands behind it, and how it sits among
 * the others. The query each path reads is typed beside its screen.
 */
import { accountRoutes } from './account/domain.ts';
import { blockTradesRoutes } from './block-trades/domain.ts';
import { contentRoutes } from './content/domain.ts';
import { dayTradingRoutes } from './day-trading/domain.ts';
import { depositsRoutes } from './deposits/domain.ts';
import { destinationsRoutes } from './destinations/domain.ts';
import { devUiRoutes } from './dev-ui/domain.ts';
import { exchangeRoutes } from './exchange/domain.ts';
import { loansRoutes } from './loans/domain.ts';
import { watchlistRoutes } from './watchlist/domain.ts';
import { grabRoutes } from './grab/domain.ts';
import { homeRoutes } from './home/domain.ts';
import { identityRoutes } from './identity/domain.ts';
import { marketRoutes } from './market/domain.ts';
import { messagesRoutes } from './messages/domain.ts';
import { newSharesRoutes } from './new-shares/domain.ts';
import { notificationsRoutes } from './notifications/domain.ts';
import { pjRoutes } from './pj/domain.ts';
import { placementsRoutes } from './placements/domain.ts';
import { poolsRoutes } from './pools/domain.ts';
import { proofsRoutes } from './proofs/domain.ts';
import { recordsRoutes } from './records/domain.ts';
import { securityRoutes } from './security/domain.ts';
import { ordersRoutes } from './orders/domain.ts';
import { supportRoutes } from './support/domain.ts';
import { verificationRoutes } from './verification/domain.ts';
import { vipRoutes } from './vip/domain.ts';
import { withdrawalsRoutes } from './withdrawals/domain.ts';
import type { Path } from './shell/paths.ts';
import type { Route } from './shell/route.ts';

export const routes = {
  ...identityRoutes,
  ...homeRoutes,
  ...newSharesRoutes,
  ...placementsRoutes,
  ...blockTradesRoutes,
  ...dayTradingRoutes,
  ...poolsRoutes,
  ...vipRoutes,
  ...grabRoutes,
  ...marketRoutes,
  ...watchlistRoutes,
  ...ordersRoutes,
  ...accountRoutes,
  ...securityRoutes,
  ...destinationsRoutes,
  ...recordsRoutes,
  ...exchangeRoutes,
  ...verificationRoutes,
  ...loansRoutes,
  ...pjRoutes,
  ...withdrawalsRoutes,
  ...depositsRoutes,
  ...supportRoutes,
  ...messagesRoutes,
  ...notificationsRoutes,
  ...contentRoutes,
  ...proofsRoutes,
  ...devUiRoutes,
} as const satisfies { readonly [P in Path]: Route };
