/** English texts of every refusal; `{name}` stands for a parameter. The server's `msg` is made of these. */
import { alerts } from '../alerts/refusals.en.ts';
import { corporateActions } from '../corporate-actions/refusals.en.ts';
import { deposits } from '../deposits/refusals.en.ts';
import { destinations } from '../destinations/refusals.en.ts';
import { exchange } from '../exchange/refusals.en.ts';
import { identity } from '../identity/refusals.en.ts';
import { market } from '../market/refusals.en.ts';
import { newShares } from '../new-shares/refusals.en.ts';
import { news } from '../news/refusals.en.ts';
import { orders } from '../orders/refusals.en.ts';
import { placements } from '../placements/refusals.en.ts';
import { platform } from '../platform/refusals.en.ts';
import { products } from '../products/refusals.en.ts';
import { records } from '../records/refusals.en.ts';
import { restrictions } from '../restrictions/refusals.en.ts';
import { rights } from '../rights/refusals.en.ts';
import { security } from '../security/refusals.en.ts';
import { staff } from '../staff/refusals.en.ts';
import { uploads } from '../uploads/refusals.en.ts';
import { verification } from '../verification/refusals.en.ts';
import { watchlist } from '../watchlist/refusals.en.ts';
import { withdrawals } from '../withdrawals/refusals.en.ts';
import type { RefusalCode } from '../errors.ts';

export const en: Readonly<Record<RefusalCode, string>> = {
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

export { fields } from '../platform/refusals.en.ts';
