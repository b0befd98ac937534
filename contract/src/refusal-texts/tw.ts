/** Traditional Chinese texts of every refusal. A lot is 手 (100 股), never 張 (rules §11). */
import { alerts } from '../alerts/refusals.tw.ts';
import { corporateActions } from '../corporate-actions/refusals.tw.ts';
import { deposits } from '../deposits/refusals.tw.ts';
import { destinations } from '../destinations/refusals.tw.ts';
import { exchange } from '../exchange/refusals.tw.ts';
import { identity } from '../identity/refusals.tw.ts';
import { market } from '../market/refusals.tw.ts';
import { newShares } from '../new-shares/refusals.tw.ts';
import { news } from '../news/refusals.tw.ts';
import { orders } from '../orders/refusals.tw.ts';
import { placements } from '../placements/refusals.tw.ts';
import { platform } from '../platform/refusals.tw.ts';
import { products } from '../products/refusals.tw.ts';
import { records } from '../records/refusals.tw.ts';
import { restrictions } from '../restrictions/refusals.tw.ts';
import { rights } from '../rights/refusals.tw.ts';
import { security } from '../security/refusals.tw.ts';
import { staff } from '../staff/refusals.tw.ts';
import { uploads } from '../uploads/refusals.tw.ts';
import { verification } from '../verification/refusals.tw.ts';
import { watchlist } from '../watchlist/refusals.tw.ts';
import { withdrawals } from '../withdrawals/refusals.tw.ts';
import type { RefusalCode } from '../errors.ts';

export const tw: Readonly<Record<RefusalCode, string>> = {
  ...alerts,
  ...corporateActions,
  ...deposits,
  ...destinations,
  ...exchange,
  ...identity,
  ...market,
  ...news,
  ...newShares,
  ...orders,
  ...placements,
  ...platform,
  ...products,
  ...records,
  ...restrictions,
  ...rights,
  ...security,
  ...staff,
  ...uploads,
  ...verification,
  ...watchlist,
  ...withdrawals,
};

export { fields } from '../platform/refusals.tw.ts';
