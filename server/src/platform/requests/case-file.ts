/** What a table knows of a customer, each moment of its rows as a source of the case file. */
import type { CaseFileSource } from '../case-file.ts';

export interface Happenings {
  readonly domain: CaseFileSource['domain'];
  /** `from … where` the customer is $1. */
  readonly from: string;
  readonly id: string;
  /** SQL of an object, told of every moment. */
  readonly about: string;
}

export interface Happened {
  /** The column of the moment; a row in which it is empty is not told. */
  readonly at: string;
  readonly by?: string;
  /** More than `about`: names and values of an object, as SQL. */
  readonly with?: string;
}

/** `what` is SQL too. */
export function happenedIn({ domain, from, id, about }: Happenings): (what: string, told: Happened) => CaseFileSource {
  return (what, { at, by = 'null::text', with: more = '' }) => ({
    domain,
    sql: `select ${id} as id, ${at} as at, ${what} as what, ${about} || jsonb_build_object(${more}) as params, ${by} as by
      ${from} and ${at} is not null`,
  });
}
