/** Korean texts of every refusal. A lot is 로트 (100주). */
import { alerts, fields as alertsFields } from '../alerts/refusals.ko.ts';
import { corporateActions, fields as corporateActionsFields } from '../corporate-actions/refusals.ko.ts';
import { deposits, fields as depositsFields } from '../deposits/refusals.ko.ts';
import { destinations, fields as destinationsFields } from '../destinations/refusals.ko.ts';
import { exchange, fields as exchangeFields } from '../exchange/refusals.ko.ts';
import { fields as identityFields, identity } from '../identity/refusals.ko.ts';
import { fields as marketFields, market } from '../market/refusals.ko.ts';
import { fields as newSharesFields, newShares } from '../new-shares/refusals.ko.ts';
import { news } from '../news/refusals.ko.ts';
import { fields as ordersFields, orders } from '../orders/refusals.ko.ts';
import { fields as placementsFields, placements } from '../placements/refusals.ko.ts';
import { fields as platformFields, platform } from '../platform/refusals.ko.ts';
import { products } from '../products/refusals.ko.ts';
import { fields as recordsFields, records } from '../records/refusals.ko.ts';
import { fields as restrictionsFields, restrictions } from '../restrictions/refusals.ko.ts';
import { fields as rightsFields, rights } from '../rights/refusals.ko.ts';
import { fields as securityFields, security } from '../security/refusals.ko.ts';
import { staff } from '../staff/refusals.ko.ts';
import { uploads } from '../uploads/refusals.ko.ts';
import { fields as verificationFields, verification } from '../verification/refusals.ko.ts';
import { fields as watchlistFields, watchlist } from '../watchlist/refusals.ko.ts';
import { fields as withdrawalsFields, withdrawals } from '../withdrawals/refusals.ko.ts';
import type { RefusalCode } from '../errors.ts';
import type { FieldTexts } from './en.ts';

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
