/** Korean texts of the fund records with the words of every kind of entry. */
import { together } from '@bahi/contract/together.ts';
import type { EntryKind } from '@bahi/core/ledger.ts';
import texts from './texts.ko.ts';

const kind = together<Record<EntryKind, string>>(
  import.meta.glob('../../../contract/src/*/entries.ko.ts', { eager: true, import: 'texts' }),
);

export default { ...texts, kind };
