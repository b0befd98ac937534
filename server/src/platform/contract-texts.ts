/** The words of the contract, where no bundler finds them: read of its folders. */
import { globSync } from 'node:fs';
import { together } from '@bahi/contract/together.ts';

type Family = 'refusals' | 'fields' | 'stories' | 'config-keys' | 'invariants' | 'entries' | 'holds';
type Language = 'en' | 'tw' | 'ko';

const folder = new URL('.', import.meta.resolve('@bahi/contract/together.ts'));

/** Of each domain that has them, by its file. */
export async function textsByDomain<Texts>(
  family: Family,
  language: Language,
): Promise<Readonly<Record<string, Partial<Texts>>>> {
  const files = globSync(`*/{,staff-}${family}.${language}.ts`, { cwd: folder }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const parts = files.toSorted().map(async (file) => {
    const { texts } = (await import(new URL(file, folder).href)) as { readonly texts: Partial<Texts> };
    return [file, texts] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

export async function contractTexts<Texts>(family: Family, language: Language): Promise<Texts> {
  return together(await textsByDomain<Texts>(family, language));
}
