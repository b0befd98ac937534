/** The way to an article at its publisher: only https, only after a note that it leaves the app, and without telling it who came. */
import ExternalLink from 'lucide-react/icons/external-link';
import type { MouseEvent } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { confirm } from '../shell/confirm.ts';
import { newsTexts } from './news-texts.ts';

export function OutsideLink({ link }: { readonly link: string }) {
  const t = useTexts(newsTexts);
  const host = hostOf(link);
  if (host === null) return null;
  const ask = async (event: MouseEvent) => {
    event.preventDefault();
    const { title, body, action } = t.leaving;
    if (await confirm({ title, body: body(host), action })) open(link, '_blank', 'noopener,noreferrer');
  };
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      onClick={(event) => void ask(event)}
      className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-action [overflow-wrap:anywhere]"
    >
      {t.original(host)}
      <ExternalLink size={16} aria-hidden="true" className="shrink-0" />
    </a>
  );
}

/** Null when it is no https address: such a link is not shown at all. */
function hostOf(link: string): string | null {
  try {
    const { protocol, hostname } = new URL(link);
    return protocol === 'https:' ? hostname : null;
  } catch {
    return null;
  }
}
