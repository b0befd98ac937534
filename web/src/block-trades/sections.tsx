/** The three screens of block trades as tabs of each other. */
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { go } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { Segments } from '../ui/segments.tsx';
import { blockTexts } from './texts.ts';

const paths = { offers: '/home/blockTrade', requests: '/home/blockTrade1', holdings: '/home/blockTrade2' } as const;
const keys = Object.keys(paths) as (keyof typeof paths)[];

export function BlockSection({
  section,
  children,
}: {
  readonly section: keyof typeof paths;
  readonly children: ReactNode;
}) {
  const t = useTexts(blockTexts);
  return (
    <Screen
      title={t.title}
      subBar={
        <Segments
          label={t.sections}
          look="line"
          items={keys.map((key) => ({ key, text: t.tabs[key] }))}
          value={section}
          onChange={(next) => go(paths[next], {}, { replace: true })}
        />
      }
    >
      <div role="tabpanel" aria-label={t.tabs[section]}>
        {children}
      </div>
    </Screen>
  );
}
