/**
 * Stands in for zod/mini in the browsers' bundles (vite.config.ts of the app and the console): they take the types of the contract
 * and never parse with its schemas (the server does), so the library's 8 KB need not be downloaded before the first screen.
 * Every function the contract calls must be here; a test compares them.
 */
interface Inert {
  readonly shape: unknown;
  readonly output: Inert;
  check(): Inert;
}

function inert(shape?: unknown): Inert {
  const schema: Inert = {
    shape,
    get output() {
      return schema;
    },
    check: () => schema,
  };
  return schema;
}

export const object = inert;
export const string = inert;
export const number = inert;
export const int = inert;
export const boolean = inert;
export const literal = inert;
export const array = inert;
export const tuple = inert;
export const record = inert;
export const union = inert;
export const unknown = inert;
export const discriminatedUnion = inert;
export const nullable = inert;
export const optional = inert;
export const _default = inert;
export const regex = inert;
export const trim = inert;
export const minLength = inert;
export const maxLength = inert;
export const minimum = inert;
export const maximum = inert;
export const gte = inert;
export const lte = inert;
export { inert as enum, inert as null };
