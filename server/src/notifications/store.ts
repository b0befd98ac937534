/** All SQL about notifications. */
import type { MessageGroup } from '@bahi/contract/messages/groups.ts';
import type { Story } from '@bahi/contract/stories.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type { Language } from '../identity/service.ts';
import { int8Array, plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';

export interface Setting {
  readonly showsDetails: boolean;
  readonly muted: readonly MessageGroup[];
  readonly push: readonly MessageGroup[];
  readonly sms: readonly MessageGroup[];
  readonly email: readonly MessageGroup[];
}

export async function selectSetting(
  tx: Tx,
  customerId: bigint,
  lock: '' | 'for update' = '',
): Promise<Setting | undefined> {
  const { rows } = await tx.query<Setting>(
    `select shows_details as "showsDetails", muted, push, sms, email from notifications.setting where customer_id = $1 ${lock}`,
    [customerId],
  );
  return rows[0];
}

export async function insertSetting(tx: Tx, customerId: bigint, setting: Setting): Promise<void> {
  const { showsDetails, muted, push, sms, email } = setting;
  await tx.query(
    `insert into notifications.setting (customer_id, shows_details, muted, push, sms, email) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [customerId, showsDetails, muted, push, sms, email],
  );
}

export async function updateSetting(tx: Tx, customerId: bigint, setting: Setting): Promise<void> {
  const { showsDetails, muted, push, sms, email } = setting;
  await tx.query(
    'update notifications.setting set shows_details = $2, muted = $3, push = $4, sms = $5, email = $6 where customer_id = $1',
    [customerId, showsDetails, muted, push, sms, email],
  );
}

/** The sessions whose devices are subscribed. */
export async function selectSubscribed(tx: Tx, customerId: bigint): Promise<bigint[]> {
  const { rows } = await tx.query<{ session_id: bigint }>(
    `select session_id from notifications.subscription join identity.session on session.id = session_id
     where subscription.customer_id = $1 and session.ended_at is null`,
    [customerId],
  );
  return rows.map((row) => row.session_id);
}

export interface NewSubscription {
  readonly customerId: bigint;
  readonly sessionId: bigint;
  readonly now: number;
  readonly endpointHash: Buffer;
  readonly sealed: Buffer;
}

/** In place of what the session had, and of what the device was subscribed for by whoever used it before. */
export async function insertSubscription(
  tx: Tx,
  { customerId, sessionId, now, endpointHash, sealed }: NewSubscription,
): Promise<void> {
  // A device that says the same again keeps what is on its way.
  await tx.query(
    `delete from notifications.subscription
     where (session_id = $1 or endpoint_hash = $2) and (customer_id, session_id, endpoint_hash) <> ($3, $1, $2)`,
    [sessionId, endpointHash, customerId],
  );
  await tx.query(
    `insert into notifications.subscription (customer_id, session_id, created_at, endpoint_hash, sealed)
     values ($1, $2, $3, $4, $5)
     on conflict (endpoint_hash) do update set customer_id = $1, session_id = $2, created_at = $3, sealed = $5`,
    [customerId, sessionId, now, endpointHash, sealed],
  );
}

/** The newest stay. */
export async function trimSubscriptions(tx: Tx, customerId: bigint, maximum: number): Promise<void> {
  await tx.query(
    `delete from notifications.subscription where id in (
       select id from notifications.subscription where customer_id = $1 order by created_at desc, id desc offset $2)`,
    [customerId, maximum],
  );
}

export async function deleteSubscriptions(
  tx: Reader,
  of: { readonly sessionIds: readonly bigint[] } | { readonly id: bigint },
): Promise<void> {
  if ('id' in of) await tx.query('delete from notifications.subscription where id = $1', [of.id]);
  else await tx.query('delete from notifications.subscription where session_id = any ($1)', [of.sessionIds]);
}

export interface NewDeliveries {
  readonly messageIds: readonly bigint[];
  /** Stories that nobody is notified of. */
  readonly except: readonly string[];
  readonly risks: readonly string[];
  readonly pushDefault: readonly MessageGroup[];
  readonly emailDefault: readonly MessageGroup[];
  readonly now: number;
  readonly validUntil: number;
  readonly dailyMax: number;
  readonly waitingMax: number;
}

const FEW_TODAY = `$7 > (
  select count(*) from messages.message earlier
    where earlier.customer_id = message.customer_id and earlier.kind = message.kind and earlier.id < message.id
      and earlier.at > $5 - $8::bigint and (earlier.story_key = any ($3)) = (message.story_key = any ($3)))`;

/**
 * One for each device, one by SMS and one by e-mail, where the customer wants the group of the message there: what goes to an address ends after so
 * many of a group in a day, since each costs the house and whoever earns by those that reach a number could make thousands.
 */
export async function insertDeliveries(
  tx: Tx,
  { messageIds, except, risks, pushDefault, emailDefault, now, validUntil, dailyMax, waitingMax }: NewDeliveries,
): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'notifications_insert',
    text: `insert into notifications.delivery (customer_id, message_id, subscription_id, is_email, next_attempt_at, valid_until)
      select message.customer_id, message.id, target.id, target.is_email, $5, $6
      from messages.message
        left join notifications.setting on setting.customer_id = message.customer_id
        cross join lateral (select case when story_key = any ($3) then 'risk' else kind end as name) as grouped
        cross join lateral (
          select id, false as is_email from notifications.subscription
            where subscription.customer_id = message.customer_id and grouped.name = any (coalesce(setting.push, $4))
              and $9 > (select count(*) from notifications.delivery waiting where waiting.subscription_id = subscription.id)
          union all select null, false where grouped.name = any (setting.sms) and ${FEW_TODAY}
          union all select null, true from security.email
            where email.customer_id = message.customer_id and grouped.name = any (coalesce(setting.email, $10)) and ${FEW_TODAY}) as target
      where message.id = any ($1) and story_key <> all ($2)
      on conflict do nothing`,
    values: [messageIds, except, risks, pushDefault, now, validUntil, dailyMax, DAY_MS, waitingMax, emailDefault],
  });
  if ((rowCount ?? 0) > 0) tx.after('notifications.waiting', {});
}

export interface DueDelivery {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly messageId: bigint;
  /** Null: by SMS or e-mail. */
  readonly subscriptionId: bigint | null;
  readonly isEmail: boolean;
  readonly validUntil: number;
  readonly kind: 'security' | 'decision' | 'money' | 'order' | 'alert' | 'notice';
  readonly story: Story;
  readonly language: Language;
  readonly showsDetails: boolean;
  /** Of the subscription; null as well where its session has ended. */
  readonly sealed: Buffer | null;
  /** The customer has read it in the app meanwhile. */
  readonly isRead: boolean;
}

/** Of the oldest that are due: a customer with more of them is skipped from the next look on. */
const LOOKED_AT = 500;

interface DueRow extends Omit<DueDelivery, 'validUntil' | 'story'> {
  readonly validUntil: bigint;
  readonly key: Story['key'];
  readonly params: Story['params'];
}

/**
 * Those that are due, one of a customer, with this attempt counted. Until the next attempt they are this process's alone; should it end on the way, they are
 * sent again.
 */
export async function claimDue(
  tx: Reader,
  {
    now,
    pausesMs,
    limit,
    except,
  }: {
    readonly now: number;
    readonly pausesMs: readonly number[];
    readonly limit: number;
    /** Customers. */
    readonly except: readonly bigint[];
  },
): Promise<DueDelivery[]> {
  const { rows } = await tx.query<DueRow>(
    `with claimed as (
       update notifications.delivery set attempts = attempts + 1,
         next_attempt_at = $1 + ($2::bigint[])[least(attempts + 1, cardinality($2::bigint[]))]
       where id in (select id from notifications.delivery where next_attempt_at <= $1 and id in (
           select distinct on (customer_id) id from (
             select id, customer_id, next_attempt_at from notifications.delivery
               where next_attempt_at <= $1 and valid_until > $1 and customer_id <> all ($4)
               order by next_attempt_at, id limit $5) as first
             order by customer_id, next_attempt_at, id)
         order by next_attempt_at, id limit $3 for update skip locked)
       returning *)
     select claimed.id, claimed.customer_id as "customerId", message_id as "messageId", subscription_id as "subscriptionId",
       is_email as "isEmail",
       valid_until as "validUntil", message.kind, story_key as key, story_params as params, customer.language,
       coalesce(shows_details, false) as "showsDetails", case when ended_at is null then sealed end as sealed,
       coalesce(read_at > message.at, false) as "isRead"
     from claimed join messages.message on message.id = message_id
       join identity.customer on customer.id = claimed.customer_id
       left join notifications.setting on setting.customer_id = claimed.customer_id
       left join notifications.subscription on subscription.id = subscription_id
       left join identity.session on session.id = session_id
     order by claimed.id`,
    [now, plainArray(pausesMs), limit, int8Array(except), LOOKED_AT],
  );
  return rows.map(({ validUntil, key, params, ...row }) => ({
    ...row,
    validUntil: Number(validUntil),
    story: { key, params },
  }));
}

export async function deleteDelivery(tx: Reader, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('delete from notifications.delivery where id = $1', [id]);
  return rowCount === 1;
}

/** What is of no use any more, and devices of sessions that are over. Answers how many deliveries were never taken. */
export async function tidy(tx: Tx, now: number): Promise<number> {
  await tx.query(
    `delete from notifications.subscription using identity.session
     where session.id = session_id and session.ended_at is not null`,
  );
  const { rowCount } = await tx.query('delete from notifications.delivery where valid_until <= $1', [now]);
  return rowCount ?? 0;
}
