/** Korean words of refusals, and of the reasons of restrictions that stand in them: one download. Staff’s own are the console’s. */
import { ko as restrictions } from '@bahi/contract/restrictions/reasons.ko.ts';
import { together } from '@bahi/contract/together.ts';
import type { ReasonTexts } from './format-reason.ts';

const codes = together<Record<string, string>>(
  import.meta.glob(['../../../contract/src/*/refusals.ko.ts', '!../../../contract/src/{products,staff}/*'], {
    eager: true,
    import: 'texts',
  }),
);

const fields = together<Record<string, string>>(
  import.meta.glob('../../../contract/src/*/fields.ko.ts', { eager: true, import: 'texts' }),
);

const texts: ReasonTexts = { codes, reasons: restrictions.reason, fields };

export default texts;
