/** How much of a position a trigger order exits: all there is when it fires, or some lots. */
import { useTexts } from '../../i18n/texts.ts';
import { Segments } from '../../ui/segments.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { triggerTexts } from './texts.ts';

export interface ExitSizeProps {
  /** Of the position. */
  readonly most: number;
  /** Null: all. */
  readonly lots: number | null;
  readonly onChange: (lots: number | null) => void;
}

export function ExitSize({ most, lots, onChange }: ExitSizeProps) {
  const t = useTexts(triggerTexts);
  if (most < 2 && lots === null) return null;
  return (
    <>
      <Segments
        label={t.howMuch}
        kind="radio"
        value={lots === null ? 'all' : 'part'}
        items={[
          { key: 'all', text: t.all },
          { key: 'part', text: t.part },
        ]}
        onChange={(how) => onChange(how === 'all' ? null : 1)}
      />
      {lots !== null && (
        <Stepper
          label={t.lotsOf(most)}
          value={lots}
          minimum={1}
          maximum={Math.max(most, lots)}
          minimumReason={t.atLeast}
          maximumReason={t.atMost(most)}
          onChange={onChange}
        />
      )}
    </>
  );
}
