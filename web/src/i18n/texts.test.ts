import { expect, test } from 'vitest';

type Tree = { readonly [key: string]: unknown };
const modules = import.meta.glob<{ default: Tree }>(['../*/texts.*.ts', '../i18n/{common,instruments,messages}.*.ts'], {
  eager: true,
});

const families = new Map<string, Map<string, Tree>>();
for (const [file, module] of Object.entries(modules)) {
  const match = /^(.*)\.(en|tw|ko)\.ts$/.exec(file);
  if (match === null) continue;
  const family = families.get(match[1]!) ?? new Map<string, Tree>();
  families.set(match[1]!, family.set(match[2]!, module.default));
}

test('there are texts to look at', () => {
  expect(families.size).toBeGreaterThan(5);
});

test.each([...families.keys()])('%s says the same things in all three languages', (name) => {
  const family = families.get(name)!;
  expect([...family.keys()].toSorted()).toEqual(['en', 'ko', 'tw']);
  const english = leaves(family.get('en')!);
  for (const language of ['tw', 'ko']) {
    const other = leaves(family.get(language)!);
    expect([...other.keys()].toSorted(), language).toEqual([...english.keys()].toSorted());
    for (const [key, value] of english) expect(kindOf(other.get(key)), `${language} ${key}`).toBe(kindOf(value));
  }
});

test.each([...families.keys()])('no sentence of %s was left in English', (name) => {
  const family = families.get(name)!;
  const english = leaves(family.get('en')!);
  for (const language of ['tw', 'ko']) {
    const same = [...leaves(family.get(language)!)].filter(
      ([key, value]) =>
        typeof value === 'string' && value === english.get(key) && /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(value),
    );
    expect(same, language).toEqual([]);
  }
});

test('a lot is 手 (100 股) in Traditional Chinese, never 張 (rules §11)', () => {
  for (const [name, family] of families) {
    const text = JSON.stringify([...leaves(family.get('tw')!).values()].map(String));
    expect(/[0-9一}]\s*張(?!圖)/.exec(text)?.[0] ?? null, name).toBeNull();
  }
});

function leaves(tree: Tree, prefix = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [key, value] of Object.entries(tree)) {
    // Large sums have other units in each language.
    if (key === 'units') continue;
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [inner, leaf] of leaves(value as Tree, path)) found.set(inner, leaf);
    } else found.set(path, value);
  }
  return found;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
