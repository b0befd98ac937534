/** Traditional Chinese words of refusals, and of the reasons of restrictions that stand in them: one download. Staff’s own are the console’s. */
import { tw as restrictions } from '@bahi/contract/restrictions/reasons.tw.ts';
import { together } from '@bahi/contract/together.ts';
import type { ReasonTexts } from './format-reason.ts';

const codes = together<Record<string, string>>(
  import.meta.glob(['../../../contract/src/*/refusals.tw.ts', '!../../../contract/src/{products,staff}/*'], {
    eager: true,
    import: 'texts',
  }),
);

const fields = together<Record<string, string>>(
  import.meta.glob('../../../contract/src/*/fields.tw.ts', { eager: true, import: 'texts' }),
);

const texts: ReasonTexts = { codes, reasons: restrictions.reason, fields };

export default texts;
