/**
 * The role as which the application logs in: it owns nothing, is a member of nothing, and has the grants that the migrations state. So
 * nothing that runs on one of its connections can become the owner. Migrations alone log in as the owner, who makes this role.
 */
import pg from 'pg';
import { type Reader, sqlStateOf } from './database.ts';
import { APP_ROLE } from './database-url.ts';
import { StartError } from './env.ts';

/**
 * As the owner. Roles belong to the whole cluster, so another database's migration may create it at the same moment. One that can log in
 * already is left as it is: its password is the operator's.
 */
export async function createAppRole(client: pg.ClientBase, password: string | null): Promise<void> {
  const { rows } = await client.query<{ can: boolean }>(
    `select rolcanlogin as can from pg_roles where rolname = '${APP_ROLE}'`,
  );
  if (rows[0]?.can === true) return;
  const login = `login${password === null ? '' : ` password ${pg.escapeLiteral(password)}`}`;
  try {
    await client.query(`${rows.length === 0 ? 'create' : 'alter'} role ${APP_ROLE} ${login}`);
  } catch (error) {
    // Somebody else was faster.
    if (!['42710', '23505'].includes(sqlStateOf(error) ?? '')) throw error;
  }
}

/** As the application, before anything else: whoever set the database up may have given the role more. */
export async function requirePlainRole(db: Reader): Promise<void> {
  const { rows } = await db.query<{ name: string; fault: string | null }>(`
    select session_user as name, case
      when session_user <> '${APP_ROLE}' or current_user <> session_user then 'is not ${APP_ROLE}'
      when rolsuper then 'is a superuser'
      when rolcreaterole or rolcreatedb or rolreplication or rolbypassrls then 'may create roles or databases, replicate, or bypass row security'
      when exists (select from pg_auth_members where member = r.oid) then 'is a member of another role'
      when exists (select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = r.oid and deptype = 'o') then 'owns something'
    end as fault from pg_roles r where rolname = session_user`);
  const { name, fault } = rows[0]!;
  if (fault !== null)
    throw new StartError(`the application's role ${name} ${fault}: it must have nothing but its grants`);
}
