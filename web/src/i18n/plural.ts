/** The plural of English: tw and ko have none. `#` is the number, grouped. */
import { formatQuantity } from '@bahi/core/format.ts';

const rules = new Intl.PluralRules('en');

export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  const form = rules.select(count) === 'one' ? forms.one : forms.other;
  return form.replace('#', formatQuantity(count));
}
