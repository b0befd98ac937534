/** login/start, the root: what this is, and the two ways in. A valid token skips to the gate. */
import { useEffect } from 'react';
import Languages from 'lucide-react/icons/languages';
import { useConfig } from '../data/config.ts';
import { useCredentials } from '../data/session.ts';
import { languageNames, useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { go, href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { useSettings } from '../shell/settings.ts';
import { Button } from '../ui/button.tsx';
import { BrandMark } from './brand-mark.tsx';
import { MarketGlimpse } from './market-glimpse.tsx';
import { identityTexts } from './texts.ts';

export default function WelcomeScreen() {
  const t = useTexts(identityTexts);
  const { title = '', mode } = useConfig();
  const language = useLanguage();
  const isSignedIn = useCredentials() !== null;
  const { hasSeenSetup } = useSettings();
  useEffect(() => {
    if (isSignedIn) go('/login/loginAfter', {}, { replace: true });
  }, [isSignedIn]);
  // A returning customer sees the gate's answer, not this page for a blink.
  if (isSignedIn) return null;
  return (
    <Screen
      title={title}
      isNarrow
      hasThread
      actions={
        <a
          href={href('/information/changeLang')}
          className="press inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-action"
        >
          <Languages size={18} aria-hidden="true" />
          <span className="sr-only">{t.language}: </span>
          {languageNames[language]}
        </a>
      }
      footer={
        <div className="flex flex-col gap-2">
          <Button href={href('/login/register')} isWide>
            {t.openAccount}
          </Button>
          <Button href={href('/login/login')} variant="soft" isWide>
            {t.logIn}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 px-4 pt-6">
        <BrandMark />
        <h2 className="text-hero font-semibold text-balance">{t.welcomeTitle(title)}</h2>
        <p className="text-lead text-ink-2">{t.welcomeBody}</p>
        {mode === 'practice' && <p className="text-ink-2">{t.practiceSoftware}</p>}
        <MarketGlimpse />
        <div className="-mx-4 flex flex-wrap">
          {!hasSeenSetup && (
            <Button href={href('/login/start1')} variant="plain" size="medium">
              {t.firstRun}
            </Button>
          )}
          <Button href={href('/home/newStock')} variant="plain" size="medium">
            {t.newShares}
          </Button>
          <Button href={href('/information/status')} variant="plain" size="medium">
            {t.books}
          </Button>
          <Button href={href('/information/faq', { tab: 'charges' })} variant="plain" size="medium">
            {t.charges}
          </Button>
          <Button href={href('/home/kefuCenter')} variant="plain" size="medium">
            {t.help}
          </Button>
        </div>
      </div>
    </Screen>
  );
}
