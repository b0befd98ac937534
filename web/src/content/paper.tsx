/** A text on paper, or saved as a PDF by the browser: its own page, nothing of the app around it. */
import './paper.css';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDocument } from '@bahi/contract/content/calls.ts';
import { formatDate } from '@bahi/core/format.ts';
import { useConfig } from '../data/config.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Blocks } from './parts/blocks.tsx';
import { contentTexts } from './texts.ts';

interface PaperProps {
  readonly document: OutputOf<typeof getDocument>;
  readonly onDone: () => void;
}

export function Paper({ document: { title, version, effectiveAt, blocks }, onDone }: PaperProps) {
  const t = useTexts(contentTexts).agreement;
  const { title: product = '' } = useConfig();
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true });
    print();
    return () => removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <article className="paper">
      <p>
        {product} · {t.version(version)}
        {effectiveAt !== null && ` · ${t.since(formatDate(effectiveAt, marketZone()))}`}
      </p>
      <h1>{title}</h1>
      <Blocks blocks={blocks} />
    </article>,
    globalThis.document.body,
  );
}
