/** The news of an instrument. They lie below the first view, and are loaded when they come near. */
import { lazy, Suspense, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useNear } from '../../ui/use-near.ts';
import { marketTexts } from '../texts.ts';
import { Section } from './section.tsx';

const NewsBlock = lazy(async () => ({ default: (await import('../../home/parts/news-block.tsx')).NewsBlock }));

export function NewsSection({ symbol }: { readonly symbol: string }) {
  const t = useTexts(marketTexts);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, true);
  return (
    <Section title={t.news}>
      <div ref={place} className="min-h-15">
        {isNear && (
          <Suspense fallback={null}>
            <NewsBlock symbol={symbol} count={3} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}
