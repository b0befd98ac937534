/** The texts that come with a release (house/README.md): read once; what is wrong with one is a bug and stops the start. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { documentGroups, documentKinds, documentLanguages, isDated } from '@bahi/contract/content/kinds.ts';
import type { DocumentGroup, DocumentKind, DocumentLanguage } from '@bahi/contract/content/kinds.ts';
import { assert } from '@bahi/core/assert.ts';
import type { DocumentTexts, DocumentVersion } from './versions.ts';

export interface HouseText extends Pick<DocumentVersion, 'kind' | 'key' | 'group' | 'place' | 'asksAgain'> {
  readonly texts: DocumentTexts;
  readonly hash: string;
}

export const HOUSE_TEXTS: readonly HouseText[] = readFolder(new URL('house/', import.meta.url));

export function readFolder(folder: URL): HouseText[] {
  const files = globSync('*/*.en.md', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return files.toSorted().map((file) => readText(folder, file));
}

function readText(folder: URL, english: string): HouseText {
  const [, kind, key] = /^([a-z]+)\/([a-z][a-z0-9-]{0,39})\.en\.md$/.exec(english) ?? [];
  assert(documentKinds.includes(kind as DocumentKind), `${english} is of a kind of texts`);
  assert(!isDated(kind as DocumentKind), `${english}: news, notices and themes are written where they are shown`);
  const read = (language: DocumentLanguage) => {
    const file = `${kind}/${key}.${language}.md`;
    return { file, ...parse(file, readFileSync(new URL(file, folder), 'utf8')) };
  };
  const parts = documentLanguages.map((language) => [language, read(language)] as const);
  const { head } = parts[0]![1];
  const { group = null, order = '0', asksAgain = 'no' } = head;
  const groups: readonly string[] = documentGroups[kind as DocumentKind];
  assert(groups.length === 0 ? group === null : groups.includes(String(group)), `${english}: group`);
  assert(/^\d{1,4}$/.test(order) && /^(yes|no)$/.test(asksAgain), `${english}: order, asksAgain`);
  const texts = Object.fromEntries(
    parts.map(([language, { title, body }]) => [language, { title, body }]),
  ) as unknown as DocumentTexts;
  const text = {
    kind: kind as DocumentKind,
    key: key!,
    group: group as DocumentGroup | null,
    place: Number(order),
    asksAgain: asksAgain === 'yes',
    texts,
  };
  return { ...text, hash: createHash('sha256').update(JSON.stringify(text)).digest('hex') };
}

function parse(file: string, source: string) {
  const [, lines = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const head = Object.fromEntries(
    lines.split('\n').map((line) => {
      const [, name = '', value = ''] = /^(title|group|order|asksAgain): (.+)$/.exec(line) ?? [];
      assert(name !== '', `${file}: "${line}" is no line of a head`);
      return [name, value.trim()];
    }),
  ) as Partial<Record<'title' | 'group' | 'order' | 'asksAgain', string>>;
  assert(head.title !== undefined && body.trim() !== '', `${file} has a title and a text`);
  return { head, title: head.title, body: body.trim() };
}
