/** What stands in front of everything while the app is covered or locked. */
import { useStore } from '../../data/store.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { exit } from '../sign-out.ts';
import type { AppLock } from './app-lock.ts';
import { lockTexts } from './texts.ts';

export function LockScreen({ lock }: { readonly lock: AppLock }) {
  const t = useTexts(lockTexts);
  if (useStore(lock.state) !== 'locked') return null;
  return (
    <div className="mx-auto flex h-full max-w-105 flex-col justify-center gap-3 p-4">
      <h1 className="pb-3 text-center text-title font-semibold">{t.locked}</h1>
      <Button onClick={() => void lock.ask()}>{t.unlock}</Button>
      <Button variant="plain" onClick={exit}>
        {t.logOut}
      </Button>
    </div>
  );
}
