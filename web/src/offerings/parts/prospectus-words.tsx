/** The words of a prospectus in the reader's language (prospectus.tsx). */
import { useProspectusIn } from '../../i18n/prospectus.ts';

export default function ProspectusWords({ text }: { readonly text: string }) {
  return useProspectusIn()(text);
}
