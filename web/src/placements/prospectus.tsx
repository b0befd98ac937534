/** What the company says it wants the money for, under the terms of its offer. */
import { useTexts } from '../i18n/texts.ts';
import { placementTexts } from './texts.ts';

export function Prospectus({ children }: { readonly children: string }) {
  const t = useTexts(placementTexts);
  if (children === '') return null;
  return (
    <div className="mt-2 border-t border-line pt-3">
      <p className="text-ink-2">{t.offer.prospectus}</p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{children}</p>
    </div>
  );
}
