/** Shapes that several domains share on the wire. */
import * as z from 'zod/mini';

/** A non-negative plain decimal as text, for money and prices: "98582.57". Never a JSON number. */
export const decimal = z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$/));

/** A signed decimal as text, in answers only (profit, change). */
export const signedDecimal = z.string().check(z.regex(/^-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,8})?$/));

/** UTC milliseconds since the epoch. */
export const instant = z.int();

/** One that somebody names: no later than the year 9999, which every calendar and clock can show. */
export const namedInstant = z.int().check(z.gte(0), z.lte(253_402_300_799_999));

/** A date of the market's zone, "YYYY-MM-DD". */
export const businessDate = z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/));

/**
 * An instrument's code: upper-case letters, digits, "&" and "-" (practice codes are 2 to 10 letters); an imported one ends in
 * its exchange, "M&M.NSE".
 */
export const symbol = z.string().check(z.regex(/^[A-Z0-9&-]{1,20}(\.NSE)?$/));

/** Ids of orders, positions, entries: decimal text of a 64-bit number, shown to the customer as the number. */
export const id = z.string().check(z.regex(/^[1-9][0-9]{0,18}$/));

/** Whole lots of 100 shares. */
export const lots = z.int().check(z.minimum(1), z.maximum(100_000));

/** Something that can be seen: no white space, no control, and none of the characters of which a font draws nothing. */
const seen = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What a person writes in words, trimmed. Of characters that nobody sees it is empty, and refused as that. */
export function written(minimum: number, maximum: number) {
  return z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(seen));
}

/** Paging: `page` counts from 1; ten rows is the spec's default (spec §9). */
export const paging = {
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
};

export function pageOf<T extends z.ZodMiniType>(row: T) {
  return z.object({ rows: z.array(row), total: z.int(), page: z.int(), pageSize: z.int() });
}

export const empty = z.object({});
