/** English texts of every refusal; `{name}` stands for a parameter. The server's `msg` is made of these. */
import { alerts, fields as alertsFields } from '../alerts/refusals.en.ts';
import { corporateActions, fields as corporateActionsFields } from '../corporate-actions/refusals.en.ts';
import { deposits, fields as depositsFields } from '../deposits/refusals.en.ts';
import { destinations, fields as destinationsFields } from '../destinations/refusals.en.ts';
import { exchange, fields as exchangeFields } from '../exchange/refusals.en.ts';
import { fields as identityFields, identity } from '../identity/refusals.en.ts';
import { fields as marketFields, market } from '../market/refusals.en.ts';
import { fields as newSharesFields, newShares } from '../new-shares/refusals.en.ts';
import { news } from '../news/refusals.en.ts';
import { fields as ordersFields, orders } from '../orders/refusals.en.ts';
import { fields as placementsFields, placements } from '../placements/refusals.en.ts';
import { fields as platformFields, platform } from '../platform/refusals.en.ts';
import { products } from '../products/refusals.en.ts';
import { fields as recordsFields, records } from '../records/refusals.en.ts';
import { fields as restrictionsFields, restrictions } from '../restrictions/refusals.en.ts';
import { fields as rightsFields, rights } from '../rights/refusals.en.ts';
import { fields as securityFields, security } from '../security/refusals.en.ts';
import { staff } from '../staff/refusals.en.ts';
import { uploads } from '../uploads/refusals.en.ts';
import { fields as verificationFields, verification } from '../verification/refusals.en.ts';
import { fields as watchlistFields, watchlist } from '../watchlist/refusals.en.ts';
import { fields as withdrawalsFields, withdrawals } from '../withdrawals/refusals.en.ts';
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

/** Words of the fields a refusal may name: on the wire stands the field's name of the contract, on the screen its word. */
export const fields = {
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

export type FieldTexts = Readonly<Record<keyof typeof fields, string>>;
