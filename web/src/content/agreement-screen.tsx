/** information/agreement: user agreement and privacy policy with contents, version and date, what changed since you agreed, and print. */
import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { listVersions, getConsents } from '@bahi/contract/content/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDocument } from '@bahi/contract/content/calls.ts';
import { formatDate } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { useCredentials } from '../data/session.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { href, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Segments } from '../ui/segments.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { Changes } from './parts/changes.tsx';
import { Blocks, plain, showHeading } from './parts/blocks.tsx';
import { useDocument } from './parts/document-text.tsx';
import { Paper } from './paper.tsx';
import { contentTexts } from './texts.ts';

type Kind = 'agreement' | 'privacy';
type Document = OutputOf<typeof getDocument>;

export default function AgreementScreen() {
  const t = useTexts(contentTexts).agreement;
  const { tab, version: asked, changes: since } = useQuery('/information/agreement');
  const kind: Kind = tab === 'privacy' ? 'privacy' : 'agreement';
  const version = numberOf(asked);
  const document = useDocument({ kind, ...(version === null ? {} : { version }) });
  const accepted = useAccepted(kind);
  const [isPrinting, setPrinting] = useState(false);
  const from = numberOf(since);
  return (
    <Screen
      title={t.title}
      isNarrow
      subBar={
        <div className="px-4 pb-2">
          <Segments
            label={t.title}
            value={kind}
            onChange={(next) => setQuery({ tab: next, version: undefined, changes: undefined })}
            items={[
              { key: 'agreement', text: t.user },
              { key: 'privacy', text: t.privacy },
            ]}
          />
        </div>
      }
    >
      <div role="tabpanel" aria-label={kind === 'agreement' ? t.user : t.privacy}>
        <Loaded from={document}>
          {(text) => (
            <div className="flex flex-col gap-4 px-4 pt-3">
              <Head document={text} accepted={accepted} onPrint={() => setPrinting(true)} />
              {from !== null && from < text.version && (
                <Changes kind={kind} since={from} version={text.version} title={t.changesSince(from)} />
              )}
              <Contents document={text} />
              <Blocks blocks={text.blocks} />
              {isPrinting && <Paper document={text} onDone={() => setPrinting(false)} />}
            </div>
          )}
        </Loaded>
        <Versions kind={kind} shown={document.data?.version ?? null} />
      </div>
    </Screen>
  );
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** The newest version that this customer agreed to; null: none, or a visitor. */
function useAccepted(kind: Kind) {
  const isSignedIn = useCredentials() !== null;
  const consents = useCall(getConsents, {}, { enabled: isSignedIn });
  return consents.data?.accepted.find((one) => one.kind === kind) ?? null;
}

interface HeadProps {
  readonly document: Document;
  readonly accepted: { readonly version: number; readonly acceptedAt: number } | null;
  readonly onPrint: () => void;
}

function Head({ document: { title, version, effectiveAt, isInForce, kind }, accepted, onPrint }: HeadProps) {
  const t = useTexts(contentTexts).agreement;
  const zone = marketZone();
  const isNewer = accepted !== null && accepted.version < version;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-title font-semibold">{title}</h2>
        <Button variant="soft" size="medium" onClick={onPrint}>
          {t.print}
        </Button>
      </div>
      <p className="num text-small text-ink-2">
        {t.version(version)}
        {effectiveAt !== null && ` · ${t.since(formatDate(effectiveAt, zone))}`}
      </p>
      {accepted !== null && (
        <p className="num text-small text-ink-2">
          {t.accepted(accepted.version, formatDate(accepted.acceptedAt, zone))}
        </p>
      )}
      {!isInForce && (
        <Nudge>
          {t.notInForce}{' '}
          <a href={href('/information/agreement', { tab: kind })} className="font-semibold text-action underline">
            {t.showCurrent}
          </a>
        </Nudge>
      )}
      {isNewer && (
        <Button
          variant="outline"
          size="medium"
          onClick={() => setQuery({ tab: kind, version: String(version), changes: String(accepted.version) })}
        >
          {t.showChanges}
        </Button>
      )}
    </div>
  );
}

function Contents({ document: { blocks } }: { readonly document: Document }) {
  const t = useTexts(contentTexts).agreement;
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  if (headings.length < 2) return null;
  return (
    <nav aria-label={t.contents}>
      <details className="group rounded-control bg-sunk px-3">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
          {t.contents}
          <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-ink-3 group-open:rotate-180" />
        </summary>
        <ul role="list" className="pb-2">
          {headings.map(({ anchor, runs }) => (
            <li key={anchor}>
              <button
                type="button"
                onClick={() => showHeading(anchor)}
                className="min-h-11 text-left font-medium text-action"
              >
                {plain(runs)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

const chipOf = { in_force: 'success', coming: 'waiting', past: 'ended' } as const;

function Versions({ kind, shown }: { readonly kind: Kind; readonly shown: number | null }) {
  const t = useTexts(contentTexts).agreement;
  const list = usePagedCall(listVersions, { kind, language: useLanguage() });
  // One version has no history.
  if (list.total < 2) return null;
  return (
    <Loaded from={list}>
      {(rows) => (
        <>
          <ListGroup title={t.versions}>
            {rows.map(({ version, title, effectiveAt, state }) => (
              <ListRow
                key={version}
                title={t.version(version)}
                detail={effectiveAt === null ? title : t.since(formatDate(effectiveAt, marketZone()))}
                value={<StatusChip tone={chipOf[state]}>{t.states[state]}</StatusChip>}
                {...(version === shown || state === 'coming'
                  ? {}
                  : { href: href('/information/agreement', { tab: kind, version: String(version) }) })}
              />
            ))}
          </ListGroup>
          <LoadMore from={list} />
        </>
      )}
    </Loaded>
  );
}
