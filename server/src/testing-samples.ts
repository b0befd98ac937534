/** A body that a call takes, made of its shape: what tests bend a part of. */
import type { Endpoint, StaffEndpoint } from '@bahi/contract/endpoint.ts';
import * as z from 'zod/mini';

export function sampleInputOf({ input }: Endpoint | StaffEndpoint): unknown {
  return sampleOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Json);
}

interface Json {
  readonly type?: string;
  readonly properties?: Record<string, Json>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
}

/** Something that the schema takes, so that a body with one bad field reaches as far as it can. */
function sampleOf(schema: Json): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0]!);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner)]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {})];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return SAMPLES.find((text) => fits(text, schema)) ?? 'x'.repeat(schema.minLength ?? 1);
    default:
      return {};
  }
}

const SAMPLES = ['VRM', '739164', '100', '2026-11-20', '2026-11-21', 'a text that is long enough for a reason'];
const fits = (text: string, { pattern, minLength = 0 }: Json): boolean =>
  text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
