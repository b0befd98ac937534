/** What domains bring one by one (queues, kinds of product, kinds of changes), under names of which each is one domain's. A name that none brings is a bug. */
import { assert } from '@bahi/core/assert.ts';

/** Where the contract has the names: each by its name, in the contract's order. */
export function named<Name extends string, Thing extends { readonly name: Name }>(
  names: readonly Name[],
  things: readonly Thing[],
): Readonly<Record<Name, Thing>> {
  const entries = names.map((name) => {
    const [thing, second] = things.filter((one) => one.name === name);
    assert(thing !== undefined, `no domain has ${name}`);
    assert(second === undefined, twice(name));
    return [name, thing] as const;
  });
  return Object.fromEntries(entries) as Record<Name, Thing>;
}

/** What one more domain brings, beside what those before it brought. */
export function addNamed<Things extends object>(all: Things, more: Things): void {
  for (const name of Object.keys(more)) assert(!Object.hasOwn(all, name), twice(name));
  Object.assign(all, more);
}

const twice = (name: string): string => `two domains have ${name}`;
