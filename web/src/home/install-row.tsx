/** Installing the app as one plain row of home, from the third day of use on, until it is hidden or done; Settings has it as long. */
import { useState } from 'react';
import { useCommonTexts } from '../i18n/common.ts';
import { installTexts } from '../i18n/install.ts';
import { useTexts } from '../i18n/texts.ts';
import { useInstall } from '../shell/use-install.ts';
import { Button } from '../ui/button.tsx';
import { countDay, hideInstall } from './days-of-use.ts';

const FROM_DAY = 3;

export function InstallRow() {
  const t = useTexts(installTexts);
  const common = useCommonTexts();
  const install = useInstall();
  const [use, setUse] = useState(() => countDay());
  if (install === null || use.isHidden || use.days < FROM_DAY) return null;
  return (
    <section
      aria-label={t.title}
      className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line bg-surface px-4 py-2"
    >
      <div className="min-w-0">
        <p className="font-medium">{t.title}</p>
        <p className="text-small text-ink-2">{install.kind === 'offered' ? t.detail : t.byHand}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="medium" variant="plain" onClick={() => setUse(hideInstall())}>
          {common.hide}
        </Button>
        {install.kind === 'offered' && (
          <Button size="medium" variant="outline" onClick={install.install}>
            {t.title}
          </Button>
        )}
      </div>
    </section>
  );
}
