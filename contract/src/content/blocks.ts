/**
 * What a text of the house is drawn from (decision 0101): the server reads the Markdown, the app and the console draw these. No HTML crosses the
 * wire. Depth is fixed: a list holds at most one list more, a quote paragraphs.
 */
import * as z from 'zod/mini';

/** Words in one style. A link is https, or a place of the app ("#/information/faq"). */
export const run = z.object({
  text: z.string(),
  isStrong: z.optional(z.literal(true)),
  isEmphasis: z.optional(z.literal(true)),
  isCode: z.optional(z.literal(true)),
  href: z.optional(z.string()),
});

const runs = z.array(run);

/** `number` as other texts name it ("7", "7.3"); null: a bullet. */
const listItem = { number: z.nullable(z.string()), runs };

export const block = z.discriminatedUnion('kind', [
  /** `level`: 2 or 3 below the title; `anchor`: unique in the text, for the contents and links to a place of it. */
  z.object({ kind: z.literal('heading'), level: z.int().check(z.gte(2), z.lte(3)), anchor: z.string(), runs }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({
    kind: z.literal('list'),
    items: z.array(z.object({ ...listItem, items: z.array(z.object(listItem)) })),
  }),
  z.object({ kind: z.literal('table'), head: z.array(runs), rows: z.array(z.array(runs)) }),
  z.object({ kind: z.literal('quote'), paragraphs: z.array(runs) }),
  /** A drawn figure of the app by its name (figures.ts); `alt` says the same in words. */
  z.object({ kind: z.literal('figure'), name: z.string(), alt: z.string() }),
]);

export type Run = z.output<typeof run>;
export type Block = z.output<typeof block>;
