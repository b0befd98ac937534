/**
 * What a release brings (decision 0101): a text that is not there yet, and another version of one that nobody has changed. It waits for no second person: two
 * people stand behind a release, and what people made of a text stays theirs.
 */
import type { Database } from '../platform/database.ts';
import type { HouseText } from './house-texts.ts';
import { insertHouse, lockVersions, selectVersions } from './store.ts';
import { documentsOf, nameOf, newest, takesEffectAt } from './versions.ts';

export async function seedHouse(db: Database, texts: readonly HouseText[], now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVersions(tx);
    const documents = documentsOf(await selectVersions(tx));
    const due = texts.flatMap((text) => {
      const document = documents.get(nameOf(text));
      if (document === undefined) return [{ ...text, number: 1, effectiveAt: 0 }];
      const { houseHash, number } = newest(document);
      if (houseHash === null || houseHash === text.hash) return [];
      return [{ ...text, number: number + 1, effectiveAt: takesEffectAt(now, null) }];
    });
    await insertHouse(tx, due, now);
  });
}
