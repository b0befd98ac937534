/**
 * Messages in a customer's case file: what guards the account is told of by messages alone, and so stands as its own part. What an application
 * for new shares comes to would tell a sealed bid: these few are left out, and the application itself says what may be said.
 */
import type { CaseFileSource } from '../platform/case-file.ts';

const columns = `m.id, m.at, m.story_key as what, m.story_params || jsonb_build_object('read_at', m.read_at) as params,
  null::text as by`;

const tellsOfBids = `m.story_key in ('new_shares.applied', 'new_shares.changed', 'new_shares.cancelled')`;

export const MESSAGES_CASE_FILE: readonly CaseFileSource[] = [
  {
    domain: 'security',
    sql: `select ${columns} from messages.message m where m.customer_id = $1 and m.kind = 'security'`,
  },
  {
    domain: 'message',
    sql: `select ${columns} from messages.message m where m.customer_id = $1 and m.kind <> 'security'
      and not ${tellsOfBids}`,
  },
];
