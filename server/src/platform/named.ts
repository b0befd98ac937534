/** What domains bring one by one, where the contract has the names: each by its name, in the contract's order. */
import { assert } from '@bahi/core/assert.ts';

export function named<Name extends string, Thing extends { readonly name: Name }>(
  names: readonly Name[],
  things: readonly Thing[],
): Readonly<Record<Name, Thing>> {
  const entries = names.map((name) => {
    const thing = things.find((one) => one.name === name);
    assert(thing !== undefined, `no domain has ${name}`);
    return [name, thing] as const;
  });
  return Object.fromEntries(entries) as Record<Name, Thing>;
}
