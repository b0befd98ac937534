/**
 * What is checked of all texts that somebody reads, in the web app, the console and the contract alike; for their tests only. A
 * family is what stands in files that differ by their language alone: `texts.en.ts`, `texts.tw.ts` and `texts.ko.ts`, or `en.ts`,
 * `tw.ts` and `ko.ts` of one folder. Each package finds its families by pattern, so that a new one is checked without being named.
 */

export interface Family {
  /** The path of its files up to the language. */
  readonly name: string;
  /** The texts of each language by their path; it begins with the name of the export, without the language. */
  readonly byLanguage: ReadonlyMap<string, Texts>;
}

type Texts = ReadonlyMap<string, unknown>;
type Call = (...values: readonly unknown[]) => unknown;
/** Two values for one argument, to see whether a text tells them apart. */
type Pair = readonly [unknown, unknown];

const FILE = /^(.*[./])(en|tw|ko)\.ts$/;

/**
 * `modules` are the loaded files by their paths; those that hold no texts are left out. `englishElsewhere` has, by the name of the
 * family, English that stands in no file of it: what is translated of it is checked.
 */
export function familiesOf(
  modules: Readonly<Record<string, unknown>>,
  englishElsewhere: Readonly<Record<string, object>> = {},
): readonly Family[] {
  const families = new Map<string, Map<string, Texts>>();
  for (const [file, module] of Object.entries(modules)) {
    const [, name, language] = FILE.exec(file) ?? [];
    if (name === undefined || language === undefined) continue;
    families.set(
      name,
      (families.get(name) ?? new Map<string, Texts>()).set(language, textsOf(module as object, language)),
    );
  }
  for (const [name, english] of Object.entries(englishElsewhere)) {
    const family = families.get(name) ?? new Map<string, Texts>();
    const translated = new Set([...family.values()].flatMap((texts) => [...texts.keys()]));
    const needed = [...textsOf(english, 'en')].filter(([key]) => translated.has(key));
    families.set(name, family.set('en', new Map([...(family.get('en') ?? []), ...needed])));
  }
  return [...families].map(([name, byLanguage]) => ({ name, byLanguage }));
}

/** What is wrong with a family, a sentence a mistake. Pure. */
export function mistakesIn({ byLanguage }: Family): readonly string[] {
  const missing = ['en', 'tw', 'ko'].filter((language) => !byLanguage.has(language));
  if (missing.length > 0) return missing.map((language) => `${language}: there is no file`);
  const english = byLanguage.get('en')!;
  return ['tw', 'ko'].flatMap((language) => {
    const texts = byLanguage.get(language)!;
    const keys = new Set([...english.keys(), ...texts.keys()]);
    return [...keys].flatMap((key) => {
      if (!texts.has(key)) return [`${language}: ${key} is missing`];
      if (!english.has(key)) return [`${language}: ${key} is not in the English`];
      const value = texts.get(key);
      return [
        ...mistakesOf(english.get(key), value),
        // A lot is 手 (100 股) in Traditional Chinese (rules §11).
        ...(language === 'tw' && /[0-9一}]\s*張(?!圖)/.test(String(value)) ? ['counts lots in 張'] : []),
      ].map((mistake) => `${language}: ${key} ${mistake}`);
    });
  });
}

function mistakesOf(english: unknown, other: unknown): readonly string[] {
  if (typeof english !== typeof other) return [`is of type ${typeof other}, the English of type ${typeof english}`];
  if (typeof english === 'function') return mistakesOfCall(english as Call, other as Call);
  if (typeof english !== 'string') return [];
  const text = String(other);
  return [
    ...(text.trim() === '' && english.trim() !== '' ? ['is empty'] : []),
    ...(isEnglish(text) ? [`is left in English: ${text}`] : []),
    ...differenceOf(parametersIn(english), parametersIn(text)),
  ];
}

/** A text with values in it tells the same ones in each language. */
function mistakesOfCall(english: Call, other: Call): readonly string[] {
  const values = valuesFor(english);
  if (values === null) return ['cannot be called by the check: teach valuesFor (testing-texts.ts) its values'];
  if (!isCallable(other, values)) return ['says nothing with the values of the English'];
  const said = String(other(...values.map(([first]) => first)));
  return [
    ...[said, ...quotedIn(other)].filter(isEnglish).map((text) => `is left in English: ${text}`),
    ...differenceOf(toldBy(english, values), toldBy(other, values)),
  ];
}

function differenceOf(english: readonly string[], other: readonly string[]): readonly string[] {
  if (english.join() === other.join()) return [];
  return [`tells {${other.join(', ')}}, the English {${english.join(', ')}}`];
}

/** The first values, of every kind that texts are written with, for which a text says something whole. */
function valuesFor(call: Call): readonly Pair[] | null {
  const kinds = [
    (): Pair => [4_826_000_000, 7_391_000_000],
    (): Pair => ['48.26', '73.91'],
    (): Pair => ['2026-11-20', '2027-03-05'],
    (): Pair => [2, 7],
    (): Pair => [true, false],
    (): Pair => [
      ['48', '26'],
      ['73', '91'],
    ],
    (): Pair => [anyFields(4_000), anyFields(7_000)],
  ];
  for (let at = 0; at < kinds.length ** call.length; at += 1) {
    const values = Array.from({ length: call.length }, (_, n) =>
      kinds[Math.floor(at / kinds.length ** n) % kinds.length]!(),
    );
    // The fields that were read are the object's own from here on.
    if (isCallable(call, values))
      return values.map(([a, b]): Pair => (isFields(a) && isFields(b) ? [{ ...a }, { ...b }] : [a, b]));
  }
  return null;
}

/** An object that has a number for each field it is asked for. */
function anyFields(base: number): object {
  return new Proxy<Record<string, number>>(
    {},
    { get: (fields, name) => (typeof name === 'string' ? (fields[name] ??= base + 10 * name.length) : undefined) },
  );
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCallable(call: Call, values: readonly Pair[]): boolean {
  try {
    return [0, 1].every((side) => {
      const said = call(...values.map((pair) => pair[side]));
      return typeof said === 'string' && !/undefined|NaN|null|true|false|Invalid|\[object/.test(said);
    });
  } catch {
    return false;
  }
}

/** The arguments, and fields of arguments, that change what is said. */
function toldBy(call: Call, values: readonly Pair[]): readonly string[] {
  const first = values.map(([value]) => value);
  const usual = call(...first);
  return values.flatMap(([a, b], at) => {
    if (!isFields(a) || !isFields(b)) return call(...first.with(at, b)) === usual ? [] : [`${at + 1}`];
    const changed = Object.entries(b).filter(
      ([name, value]) => call(...first.with(at, { ...a, [name]: value })) !== usual,
    );
    return changed.map(([name]) => `${at + 1}.${name}`).toSorted();
  });
}

/** What stands in quotes in a function, so that what it says of other values is looked at too. */
function quotedIn(call: Call): readonly string[] {
  const code = String(call).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const quoted = [...code.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/g)].map((match) => match[2]!);
  return quoted.flatMap((text) => text.split(/\$\{[^}]*\}/)).filter((text) => / .* /.test(text.trim()));
}

function parametersIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{([A-Za-z_]+)(?:\/10|\|[^}]+)?\}/g)].map((match) => match[1]!))].toSorted();
}

/** The same in all languages. */
const NAMES = /Aadhaar|Varuna Motors|WebP/g;

/** Three words in a row, or one in small letters and none of the language's own. */
function isEnglish(text: string): boolean {
  const words = text.replaceAll(/%?\{[^}]*\}/g, '').replaceAll(NAMES, '');
  return /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(words) || (/[a-z]{2}/.test(words) && !/[㐀-鿿가-힣]/.test(words));
}

function textsOf(module: object, language: string): Texts {
  const texts = new Map<string, unknown>();
  const walk = (tree: object, path: string): void => {
    for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
      const inner = path === '' ? key : `${path}.${key}`;
      // Large sums have other units in each language.
      if (inner === 'default.units') continue;
      if (typeof value === 'object' && value !== null) walk(value, inner);
      else texts.set(inner, value);
    }
  };
  const suffix = new RegExp(`${language}$`, 'i');
  for (const [name, value] of Object.entries(module) as [string, unknown][])
    walk({ [name.replace(suffix, '')]: value }, '');
  return texts;
}
