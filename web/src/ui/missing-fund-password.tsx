/** State P inside a sheet: without a fund password it leads to where one is set, and back. The link leaves the screen, and with it the sheet. */
import { useStepUpTexts } from '../i18n/step-up.ts';
import { hashOf } from '../shell/hash.ts';
import { currentPlace, href } from '../shell/location.ts';
import { Button } from './button.tsx';

export function MissingFundPassword() {
  const t = useStepUpTexts();
  const back = hashOf(currentPlace()).slice(1);
  return (
    <div className="flex flex-col gap-4 pt-2">
      <p className="text-ink-2">{t.missingBody}</p>
      <Button isWide href={href('/information/fundPass', { return: back })}>
        {t.missingAction}
      </Button>
    </div>
  );
}
