/** Restrictions of accounts (rules §6, T6): what a refusal tells of one, and the published rule behind each reason. */

export interface Restriction {
  readonly reason: string;
  /** UTC milliseconds. */
  readonly since: number;
  /** Null: no end is set. */
  readonly until: number | null;
  readonly case: string;
}

/** The paragraph of the user agreement that a reason rests on. */
export const RESTRICTION_RULES = {
  customer_asked: '7.1',
  identity_doubt: '7.2',
  suspected_fraud: '7.3',
  court_order: '7.4',
  security_incident: '7.5',
  rule_broken: '7.6',
  deceased: '7.7',
  under_age: '7.8',
} as const;
