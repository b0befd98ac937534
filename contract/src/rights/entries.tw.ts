/** Traditional Chinese words of the journal’s entries of rights issues. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  rights_paid: '增資認股扣款',
  rights_proceeds: '失效認股權利所得',
  rights_charged: '增資除權扣款（放空）',
};
