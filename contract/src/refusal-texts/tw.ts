/** Traditional Chinese texts of every refusal. A lot is 手 (100 股), never 張 (rules §11). */
import { alerts, fields as alertsFields } from '../alerts/refusals.tw.ts';
import { corporateActions, fields as corporateActionsFields } from '../corporate-actions/refusals.tw.ts';
import { deposits, fields as depositsFields } from '../deposits/refusals.tw.ts';
import { destinations, fields as destinationsFields } from '../destinations/refusals.tw.ts';
import { exchange, fields as exchangeFields } from '../exchange/refusals.tw.ts';
import { fields as identityFields, identity } from '../identity/refusals.tw.ts';
import { fields as marketFields, market } from '../market/refusals.tw.ts';
import { fields as newSharesFields, newShares } from '../new-shares/refusals.tw.ts';
import { news } from '../news/refusals.tw.ts';
import { fields as ordersFields, orders } from '../orders/refusals.tw.ts';
import { fields as placementsFields, placements } from '../placements/refusals.tw.ts';
import { fields as platformFields, platform } from '../platform/refusals.tw.ts';
import { products } from '../products/refusals.tw.ts';
import { fields as recordsFields, records } from '../records/refusals.tw.ts';
import { fields as restrictionsFields, restrictions } from '../restrictions/refusals.tw.ts';
import { fields as rightsFields, rights } from '../rights/refusals.tw.ts';
import { fields as securityFields, security } from '../security/refusals.tw.ts';
import { staff } from '../staff/refusals.tw.ts';
import { uploads } from '../uploads/refusals.tw.ts';
import { fields as verificationFields, verification } from '../verification/refusals.tw.ts';
import { fields as watchlistFields, watchlist } from '../watchlist/refusals.tw.ts';
import { fields as withdrawalsFields, withdrawals } from '../withdrawals/refusals.tw.ts';
import type { RefusalCode } from '../errors.ts';
import type { FieldTexts } from './en.ts';

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

export const fields: FieldTexts = {
  ...alertsFields,
  ...corporateActionsFields,
  ...depositsFields,
  ...destinationsFields,
  ...exchangeFields,
  ...identityFields,
  ...marketFields,
  ...newSharesFields,
  ...ordersFields,
  ...placementsFields,
  ...platformFields,
  ...recordsFields,
  ...restrictionsFields,
  ...rightsFields,
  ...securityFields,
  ...verificationFields,
  ...watchlistFields,
  ...withdrawalsFields,
};
