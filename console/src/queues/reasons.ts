/** The reasons of a queue by their numbers: one that the contract adds does not compile until it has a number here. */
export function inOrder<Reason extends string>(reasons: Readonly<Record<Reason, true>>): readonly Reason[] {
  return Object.keys(reasons) as Reason[];
}
