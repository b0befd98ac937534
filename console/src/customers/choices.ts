/** The choices of a filter, from the names of a code. */
export function choicesOf(names: Readonly<Record<string, string>>): { id: string; name: string }[] {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}
