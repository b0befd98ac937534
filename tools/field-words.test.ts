/** A refusal names fields by words: each field of a customer's call has one in every language. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textsByDomain } from '../server/src/platform/contract-texts.ts';
import { verificationField } from '@bahi/contract/verification/calls.ts';
import { together } from '@bahi/contract/together.ts';

const wordsIn = async (language: 'en' | 'tw' | 'ko') => {
  const parts = await textsByDomain<Record<string, string>>('fields', language);
  const words = together<Record<string, string>>(parts);
  // A word that two domains bring is the platform's.
  expect(
    Object.values(parts)
      .flatMap((part) => Object.keys(part))
      .toSorted(),
  ).toEqual(Object.keys(words).toSorted());
  return words;
};

test.each(['en', 'tw', 'ko'] as const)('every field a customer can send has a word (%s)', async (language) => {
  const texts = await wordsIn(language);
  const fields = new Set(customerOperations().flatMap(fieldsOf));
  expect(fields.size).toBeGreaterThan(80);
  expect([...fields].filter((field) => !Object.hasOwn(texts, field))).toEqual([]);
  expect(Object.entries(texts).filter(([field, word]) => word.trim() === '' || word === field)).toEqual([]);
});

test('every field of a verification that may be missing has a word', async () => {
  const en = await wordsIn('en');
  expect(verificationField.options.filter((field) => !Object.hasOwn(en, field))).toEqual([]);
});

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
}

function customerOperations(): Operation[] {
  const file = path.join(import.meta.dirname, '../server/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, { post: Operation }> };
  return Object.entries(paths)
    .filter(([call]) => !call.startsWith('/console/'))
    .map(([, { post }]) => post);
}

function fieldsOf({ parameters = [], requestBody }: Operation): string[] {
  const inQuery = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  return [...inQuery, ...namesIn(requestBody?.content['application/json']?.schema)];
}

/** Names of properties at every depth of a schema. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, unknown> };
  return [
    ...Object.keys(properties),
    ...Object.values(schema).flatMap((part) => namesIn(part)),
    ...Object.values(properties).flatMap((part) => namesIn(part)),
  ];
}
