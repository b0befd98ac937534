/** Where a refusal stands in a form: beside the field it is about, else above all of them. */
import { useRefusalText } from '../../i18n/refusal-text.ts';
import type { Form } from '../../ui/use-form.ts';

type Values = Readonly<Record<string, string>>;
type Refusal = { readonly code: string; readonly params: Record<string, string | number | null> };

export function useRejected<V extends Values>(
  form: Form<V>,
  fieldOf: Readonly<Record<string, keyof V & string>>,
): (refusal: Refusal, message: string) => void {
  const text = useRefusalText();
  return (refusal, message) => {
    const said = text(refusal, message);
    const field = fieldOf[refusal.code];
    if (field === undefined) form.reject({}, said);
    else form.reject({ [field]: said } as { readonly [K in keyof V]?: string });
  };
}
