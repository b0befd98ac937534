/** A prospectus in the reader's language where a practice install wrote it; what staff typed stays as it was typed. Pure. */
import { prospectusEn as en, type ProspectusTexts, type Town, type Trade, type Use } from './prospectus.en.ts';

interface CompanyFacts {
  readonly name: string;
  readonly trade: Trade;
  readonly foundedYear: number;
  readonly town: Town;
  readonly use: Use;
}

export function prospectusIn(text: string, texts: ProspectusTexts): string {
  if (text === en.placement) return texts.placement;
  if (text === en.rights) return texts.rights;
  if (text === en.grab) return texts.grab;
  if (text === en.grabDraw) return texts.grabDraw;
  const facts = factsOf(text);
  return facts === null ? text : prospectusOf(facts, texts);
}

export function prospectusOf({ trade, town, use, ...facts }: CompanyFacts, texts: ProspectusTexts): string {
  return texts.company({
    ...facts,
    business: texts.businesses[trade],
    town: texts.towns[town],
    use: texts.uses[use],
  });
}

/** Null when these facts do not make this text again, sign by sign. */
function factsOf(text: string): CompanyFacts | null {
  const trade = keyIn(en.businesses, (business) => text.includes(` ${business}. `));
  const town = keyIn(en.towns, (each) => text.includes(` ${each}. `));
  const use = keyIn(en.uses, (each) => text.includes(` ${each}. `));
  const foundedYear = Number(/Founded in (\d{4})/.exec(text)?.[1]);
  if (trade === undefined || town === undefined || use === undefined) return null;
  const name = text.slice(0, text.indexOf(` ${en.businesses[trade]}. `));
  const facts = { name, trade, foundedYear, town, use };
  return prospectusOf(facts, en) === text ? facts : null;
}

function keyIn<Key extends string>(
  table: Readonly<Record<Key, string>>,
  isThere: (word: string) => boolean,
): Key | undefined {
  return (Object.keys(table) as Key[]).find((key) => isThere(table[key]));
}
