/** Sets the fund password before a form asks for one, over the form. Loaded when it is opened. */
import { useStepUpTexts } from '../../i18n/step-up.ts';
import { MissingFundPassword } from './missing-fund-password.tsx';
import { Sheet } from '../../ui/sheet.tsx';

export default function FundPasswordSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useStepUpTexts();
  return (
    <Sheet isOpen onClose={onClose} title={t.missingTitle} hasForm>
      <MissingFundPassword onSet={onClose} />
    </Sheet>
  );
}
