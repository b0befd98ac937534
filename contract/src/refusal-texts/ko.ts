/** Korean texts of every refusal. A lot is 로트 (100주). */
import { alerts } from '../alerts/refusals.ko.ts';
import { corporateActions } from '../corporate-actions/refusals.ko.ts';
import { deposits } from '../deposits/refusals.ko.ts';
import { destinations } from '../destinations/refusals.ko.ts';
import { exchange } from '../exchange/refusals.ko.ts';
import { identity } from '../identity/refusals.ko.ts';
import { market } from '../market/refusals.ko.ts';
import { newShares } from '../new-shares/refusals.ko.ts';
import { news } from '../news/refusals.ko.ts';
import { orders } from '../orders/refusals.ko.ts';
import { placements } from '../placements/refusals.ko.ts';
import { platform } from '../platform/refusals.ko.ts';
import { products } from '../products/refusals.ko.ts';
import { records } from '../records/refusals.ko.ts';
import { restrictions } from '../restrictions/refusals.ko.ts';
import { rights } from '../rights/refusals.ko.ts';
import { security } from '../security/refusals.ko.ts';
import { staff } from '../staff/refusals.ko.ts';
import { uploads } from '../uploads/refusals.ko.ts';
import { verification } from '../verification/refusals.ko.ts';
import { watchlist } from '../watchlist/refusals.ko.ts';
import { withdrawals } from '../withdrawals/refusals.ko.ts';
import type { RefusalCode } from '../errors.ts';

export const ko: Readonly<Record<RefusalCode, string>> = {
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

export { fields } from '../platform/refusals.ko.ts';
