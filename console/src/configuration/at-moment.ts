/** What of a setting holds at a moment, announced changes counted in. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listConfig } from '@bahi/contract/configuration/staff-calls.ts';
import type { ConfigValue } from '../i18n/config-words.ts';

export type Row = OutputOf<typeof listConfig>['keys'][number];
type Coming = Row['coming'][number];

export function valueAt({ inForce, coming }: Pick<Row, 'inForce' | 'coming'>, moment: number): ConfigValue {
  return (coming.findLast(({ from }) => from !== null && from <= moment) ?? inForce).value;
}

/** What was announced and comes all the same. */
export function comingAfter({ coming }: Pick<Row, 'coming'>, moment: number): readonly Coming[] {
  return coming.filter(({ from }) => from !== null && from > moment);
}
