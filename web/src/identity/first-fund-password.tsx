/** The last card of the gate after signing up: six digits and their repetition, or later. Loaded when it is shown. */
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import SetFundPassword from '../security/parts/set-fund-password.tsx';
import { Button } from '../ui/button.tsx';
import { identityTexts } from './texts.ts';

export interface FirstFundPasswordProps {
  readonly loginPassword: string;
  readonly onDone: () => void;
}

export default function FirstFundPassword({ loginPassword, onDone }: FirstFundPasswordProps) {
  const t = useTexts(identityTexts);
  return (
    <Screen title={t.fundTitle} isNarrow>
      <div className="px-4 pt-2">
        <SetFundPassword
          loginPassword={loginPassword}
          onSet={onDone}
          foot={
            <Button variant="plain" isWide onClick={onDone}>
              {t.fundLater}
            </Button>
          }
        />
      </div>
    </Screen>
  );
}
