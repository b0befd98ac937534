/** All SQL about themes. */
import type { Database, Tx } from '../platform/database.ts';

export interface Theme {
  /** Lower-case letters, digits and "-"; the same id is published once. */
  readonly id: string;
  readonly title: LocalText;
  readonly reason: LocalText;
  readonly author: string;
  readonly date: string;
  readonly isPaid: boolean;
  readonly symbols: readonly string[];
}

export interface LocalText {
  readonly en: string;
  readonly tw: string;
  readonly ko: string;
}

/** False when a theme of this id was published before. */
export async function insertTheme(tx: Tx, { id, title, reason, author, date, isPaid }: Theme): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into featured.theme
       (id, title_en, title_tw, title_ko, reason_en, reason_tw, reason_ko, author, business_date, is_paid)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing`,
    [id, title.en, title.tw, title.ko, reason.en, reason.tw, reason.ko, author, date, isPaid],
  );
  return rowCount === 1;
}

export async function insertSymbols(tx: Tx, { id, symbols }: Theme): Promise<void> {
  await tx.query(
    `insert into featured.theme_symbol (theme_id, position, symbol)
     select $1, position, symbol from unnest($2::text[]) with ordinality as listed (symbol, position)`,
    [id, symbols],
  );
}

interface ThemeColumns {
  readonly id: string;
  readonly title_en: string;
  readonly title_tw: string;
  readonly title_ko: string;
  readonly reason_en: string;
  readonly reason_tw: string;
  readonly reason_ko: string;
  readonly author: string;
  readonly business_date: string;
  readonly is_paid: boolean;
  readonly symbols: string[] | null;
}

/** Newest first. */
export async function selectThemes(
  db: Pick<Database, 'query'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Theme[]> {
  const { rows } = await db.query<ThemeColumns>(
    `select theme.*,
       (select array_agg(symbol order by position) from featured.theme_symbol where theme_id = theme.id) as symbols
     from featured.theme as theme order by business_date desc, seq desc limit $1 offset $2`,
    [limit, offset],
  );
  return rows.map((row) => ({
    id: row.id,
    title: { en: row.title_en, tw: row.title_tw, ko: row.title_ko },
    reason: { en: row.reason_en, tw: row.reason_tw, ko: row.reason_ko },
    author: row.author,
    date: row.business_date,
    isPaid: row.is_paid,
    symbols: row.symbols ?? [],
  }));
}

export async function countThemes(db: Pick<Database, 'query'>): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>('select count(*) from featured.theme');
  return Number(rows[0]!.count);
}
