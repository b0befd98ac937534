/** What the console shows of what the auditor checks, by its name. Logs, /readyz and `npm run audit` keep the name. */
export interface InvariantWords {
  readonly title: string;
  /** In English the sentence beside the query in the server. */
  readonly meaning: string;
}
