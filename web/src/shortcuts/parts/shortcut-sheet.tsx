/** The list of keyboard shortcuts, and whether they are used. In a root of its own: the shell, which every first view loads, need not know of it. */
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore, useStore } from '../../data/store.ts';
import { useTexts } from '../../i18n/texts.ts';
import { changeSettings, useSettings } from '../../shell/settings.ts';
import { Switch } from '../../ui/choices.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { ShortcutTexts } from '../texts.en.ts';
import { shortcutTexts } from '../texts.ts';

const isOpen = createStore(false);
let isMounted = false;

export function openShortcuts(): void {
  if (!isMounted) {
    isMounted = true;
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <Suspense>
        <ShortcutSheet />
      </Suspense>,
    );
  }
  isOpen.set(true);
}

const keys = ['b', 's', '/', '?'] as const satisfies readonly (keyof ShortcutTexts['keys'])[];

function ShortcutSheet() {
  const t = useTexts(shortcutTexts);
  const { hasShortcuts } = useSettings();
  return (
    <Sheet isOpen={useStore(isOpen)} onClose={() => isOpen.set(false)} title={t.title}>
      <p className="text-ink-2">{t.intro}</p>
      <dl className="py-3">
        {keys.map((key) => (
          <div key={key} className="flex items-center gap-4 border-b border-line py-2">
            <dt className="shrink-0">
              <kbd className="num grid size-9 place-items-center rounded-control border border-edge bg-sunk font-semibold">
                {key.toUpperCase()}
              </kbd>
            </dt>
            <dd>{t.keys[key]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-ink-2">{t.noneShown}</p>
      <div className="flex items-center justify-between gap-4 pt-4">
        <div>
          <div className="font-medium">{t.use}</div>
          <div className="text-small text-ink-2">{t.useHint}</div>
        </div>
        <Switch label={t.use} isOn={hasShortcuts} onChange={(next) => changeSettings({ hasShortcuts: next })} />
      </div>
    </Sheet>
  );
}
