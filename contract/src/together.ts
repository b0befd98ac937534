/**
 * What all domains say of one family in one language, of the `texts` of each: `refusals.en.ts`, `stories.en.ts`, of staff alone `staff-refusals.en.ts` and so on are found by
 * their names, by a glob of Vite in the app and the console, by a reader of folders in the server. That each fact has its words
 * is held by the type of each file, that no two domains bring the same by tools/contract-texts.test.ts.
 */
export function together<Texts>(parts: Readonly<Record<string, Partial<Texts>>>): Texts {
  return Object.assign({}, ...Object.values(parts)) as Texts;
}
