/**
 * A newer build is here. Said above the roots of the tabs alone, where nobody is in the midst of a form, and from the next screen on:
 * nothing moves under the finger. Where the page does not go on without it, at once.
 */
import { useState } from 'react';
import { useStore } from '../data/store.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { Button } from '../ui/button.tsx';
import { usePlace } from './location.ts';
import { newVersion, startNewVersion } from './new-version.ts';

export function NewVersionNote({ isAtRoot }: { readonly isAtRoot: boolean }) {
  const t = useCommonTexts();
  const { path } = usePlace();
  const isNeeded = useStore(newVersion)?.isNeeded === true;
  const [begunAt] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  const [isStarting, setStarting] = useState(false);
  if (!hasMoved && path !== begunAt) setMoved(true);
  if (!isNeeded && !(hasMoved && isAtRoot)) return null;
  const start = () => {
    setStarting(true);
    startNewVersion();
  };
  return (
    <div role="status" className="flex flex-wrap items-center justify-center gap-x-3 bg-wash px-4 text-small text-ink">
      {t.newVersion}
      <Button size="medium" variant="plain" isBusy={isStarting} onClick={start}>
        {t.reloadApp}
      </Button>
    </div>
  );
}
