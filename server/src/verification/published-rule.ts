/** What the published rules decide of a verification: numbers are checked, and taken by nobody else, before it is in the queue. */
import { approveIdentity, getIdentityCase } from '@bahi/contract/staff/reviews.ts';
import { publishedRule, ruling } from '../platform/published-rule.ts';

/** No rule reads photos: in practice they are specimens. */
export const IDENTITY_RULE = publishedRule(getIdentityCase, (_seen, { case: id, note }) =>
  ruling(approveIdentity, { case: id, note }),
);
