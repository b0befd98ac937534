/** Back to the screen that asked for the verification; nothing when none did. */
import { useTexts } from '../i18n/texts.ts';
import { safeReturn } from '../shell/hash.ts';
import { goToHash } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Button } from '../ui/button.tsx';
import { verificationTexts } from './texts.ts';

export function GoBack() {
  const t = useTexts(verificationTexts);
  const { return: returnTo } = useQuery('/information/authInfo');
  if (returnTo === undefined) return null;
  const leave = () => goToHash(`#${safeReturn(returnTo, '/information/index')}`, { replace: true });
  return (
    <div className="px-4">
      <Button isWide onClick={leave}>
        {t.goBack}
      </Button>
    </div>
  );
}
