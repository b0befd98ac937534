/**
 * Whether something that was read from a file has the form it must have, before any of it is believed: no field missing, none
 * malformed, none unknown. Numbers are whole, and not negative unless they are 'signed'.
 */
export type Shape =
  | RegExp
  | 'integer'
  | 'signed'
  | readonly ['list' | 'nullable', Shape]
  | { readonly [field: string]: Shape };

/** The path of the first field that does not fit ("proof.path[3].hash"), or null. The whole itself has the name "". */
export function mismatchIn(value: unknown, shape: Shape, name = ''): string | null {
  if (shape === 'integer') return Number.isSafeInteger(value) && (value as number) >= 0 ? null : name;
  if (shape === 'signed') return Number.isSafeInteger(value) ? null : name;
  if (shape instanceof RegExp) return typeof value === 'string' && shape.test(value) ? null : name;
  if (Array.isArray(shape)) return listMismatch(value, shape as readonly ['list' | 'nullable', Shape], name);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return name;
  const fields = shape as { readonly [field: string]: Shape };
  const unknown = Object.keys(value).find((field) => !Object.hasOwn(fields, field));
  if (unknown !== undefined) return joined(name, unknown);
  for (const [field, inner] of Object.entries(fields)) {
    const found = mismatchIn((value as Record<string, unknown>)[field], inner, joined(name, field));
    if (found !== null) return found;
  }
  return null;
}

function listMismatch(value: unknown, [kind, inner]: readonly ['list' | 'nullable', Shape], name: string) {
  if (kind === 'nullable') return value === null ? null : mismatchIn(value, inner, name);
  if (!Array.isArray(value)) return name;
  for (const [index, item] of value.entries()) {
    const found = mismatchIn(item, inner, `${name}[${index}]`);
    if (found !== null) return found;
  }
  return null;
}

function joined(name: string, field: string): string {
  return name === '' ? field : `${name}.${field}`;
}
