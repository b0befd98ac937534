/** Bodies for a call, made of its own description (OpenAPI): mostly what it asks for, often with one part of it wrong. */
import fc from 'fast-check';
import type { Rng } from '@bahi/core/rng.ts';

export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** What fits the description. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
      });
    case 'object':
      return objectOf(schema);
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fitting(part)]));
  const known = fc.record(parts, { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return known;
  return fc.dictionary(fc.string({ maxLength: 12 }), fitting(additionalProperties), { maxKeys: 4 });
}

function textOf({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  // From these patterns nothing can be made.
  if (pattern !== undefined && !/\(\?=|\\p\{/i.test(pattern)) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) });
}

/** What a person, a program or an attacker may send where something else is asked for. */
const WRONG: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '1.000000001',
  'null',
  '१२',
  '\u{ff11}',
  '\u0000',
  '\ud800',
  '\u202eabc',
  'A'.repeat(5_000),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%s%n',
  '../../etc/passwd',
  '${7*7}',
  '__proto__',
  '9999999999999999999',
  '9223372036854775807',
  '9223372036854775808',
  '99999999-99-99',
  '0001-01-01',
  'NaN',
  -1,
  0,
  0.1,
  1e308,
  -1e308,
  2 ** 53,
  1_790_000_000_000,
  [],
  {},
  [[]],
  [null],
  { id: '1' },
  { constructor: 1 },
];

/** Values that calls have answered with, by the name of their field: what is asked for by that name may be one of them. */
export type Known = Map<string, string[]>;
const KNOWN_MAX = 200;

export function learn(known: Known, name: string, value: string, random: Rng): void {
  const values = known.get(name) ?? [];
  if (values.length < KNOWN_MAX) values.push(value);
  else values[random.below(KNOWN_MAX)] = value;
  known.set(name, values);
}

interface Bending {
  readonly random: Rng;
  readonly known: Known;
  /** Of each part, to be wrong. */
  readonly chance: number;
  /** Where ids for this call are looked for first. */
  readonly among: string;
}

/** The body with what is known in the place of what was made up, most times. */
export function bent(value: unknown, of: Bending, name = ''): unknown {
  const { random, known, chance, among } = of;
  if (random.float() < chance) return WRONG[random.below(WRONG.length)];
  if (Array.isArray(value)) return value.map((one) => bent(one, of, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, bent(one, of, inner)]));
  if (typeof value !== 'string' || random.float() < 0.2) return value;
  const isId = /^[1-9][0-9]{0,18}$/.test(value);
  const pools = [name, ...(isId ? [among, 'id'] : [])]
    .map((pool) => known.get(pool) ?? [])
    .filter(({ length }) => length > 0);
  const values = pools[random.below(pools.length)] ?? [value];
  return values[random.below(values.length)];
}

/** In the place of JSON. */
export const NO_JSON: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '0',
  '{"a":1}}',
  '{"symbol":"VRM","symbol":null}',
  '\ufeff{}',
  '{"__proto__":{"a":1}}',
  '['.repeat(5_000),
  `{"a":${'['.repeat(500)}${']'.repeat(500)}}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  '{"a":1e999}',
];
