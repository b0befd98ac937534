/** The trigger order that was just set, in the place of the ticket's fields. */
import type { Trigger } from './terms.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { Button } from '../../ui/button.tsx';
import { triggerTexts } from './texts.ts';
import { TriggerSlip } from './trigger-slip.tsx';

export default function TriggerResult({
  trigger,
  onAgain,
}: {
  readonly trigger: Trigger;
  readonly onAgain: () => void;
}) {
  const t = useTexts(triggerTexts);
  return (
    <div className="animate-appear flex flex-col gap-4">
      <p className="sr-only" role="status">
        {t.isSet}
      </p>
      <TriggerSlip trigger={trigger} />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="soft" isWide onClick={onAgain}>
          {t.again}
        </Button>
        <Button isWide href={href('/trade/positionDetail', { trigger: trigger.id })}>
          {t.view}
        </Button>
      </div>
    </div>
  );
}
