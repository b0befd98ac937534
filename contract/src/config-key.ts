/** One key of the configuration as its domain writes it down; which forms and groups there are: configuration/calls.ts. */
export function key<F extends string, G extends string>(form: F, group: G, isAnnounced = true) {
  return { form, group, isAnnounced };
}
