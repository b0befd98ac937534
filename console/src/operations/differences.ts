/** What a change alters, field by field; fields that stay are left out. Pure. */
export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

type Values = Readonly<Record<string, unknown>>;

export function differencesOf(before: Values | null, after: Values): readonly Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after[field]) }))
    .filter((difference) => difference.before !== difference.after);
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(shown).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
