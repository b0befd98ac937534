/** information/faq: questions by group, searched by their words, what one may learn, and trading hours and charges. */
import { Suspense, lazy, useEffect, useState } from 'react';
import { listDocuments } from '@bahi/contract/content/calls.ts';
import { documentGroups } from '@bahi/contract/content/kinds.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import SearchIcon from 'lucide-react/icons/search';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { LearnSection } from '../education/parts/learn-section.tsx';
import { go, href, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Segments } from '../ui/segments.tsx';
import { TextField } from '../ui/text-field.tsx';
import { DocumentText } from './parts/document-text.tsx';
import { contentTexts } from './texts.ts';

const CostsSection = lazy(() => import('../costs/parts/costs-section.tsx'));

type Row = OutputOf<typeof listDocuments>['rows'][number];

const ALL = 'all';
const groups = documentGroups.faq;
const tabs = ['questions', 'learn', 'charges'] as const;
/** The address and the question follow a pause in typing, not each letter. */
const ASK_AFTER_MS = 300;

export default function FaqScreen() {
  const t = useTexts(contentTexts).faq;
  const query = useQuery('/information/faq');
  const tab = tabs.find((key) => key === query.tab) ?? 'questions';
  return (
    <Screen
      title={tab === 'questions' ? t.title : t.tabs[tab]}
      isNarrow
      subBar={
        <Segments
          label={t.title}
          look="line"
          value={tab}
          items={tabs.map((key) => ({ key, text: t.tabs[key] }))}
          onChange={(next) => go('/information/faq', next === 'questions' ? {} : { tab: next }, { replace: true })}
        />
      }
    >
      <div role="tabpanel" aria-label={t.tabs[tab]}>
        {tab === 'questions' && <Questions />}
        {tab === 'learn' && <LearnSection />}
        {tab === 'charges' && (
          <Suspense>
            <CostsSection />
          </Suspense>
        )}
      </div>
    </Screen>
  );
}

function Questions() {
  const t = useTexts(contentTexts).faq;
  const query = useQuery('/information/faq');
  const group = groups.find((one) => one === query.group) ?? null;
  const text = (query.text ?? '').trim();
  const list = usePagedCall(
    listDocuments,
    { kind: 'faq', language: useLanguage(), ...(group === null ? {} : { group }), ...(text === '' ? {} : { text }) },
    { keepPrevious: true },
  );
  /** A new field, since the old one still holds what was typed. */
  const [cleared, setCleared] = useState(0);
  const showAll = () => {
    setQuery({ text: undefined, group: undefined });
    setCleared((before) => before + 1);
  };
  const isNarrowed = group !== null || text !== '';
  return (
    <>
      <div className="px-4 pt-2">
        <Search key={cleared} text={query.text ?? ''} />
      </div>
      <div className="py-3">
        <Segments
          label={t.group}
          look="chips"
          kind="radio"
          value={group ?? ALL}
          onChange={(next) => setQuery({ group: next === ALL ? undefined : next, question: undefined })}
          items={[{ key: ALL, text: t.all }, ...groups.map((key) => ({ key, text: t.groups[key] }))]}
        />
      </div>
      <Loaded
        from={list}
        empty={
          <EmptyState
            action={
              isNarrowed && (
                <Button variant="soft" size="medium" onClick={showAll}>
                  {t.showAll}
                </Button>
              )
            }
          >
            {isNarrowed ? t.nothingFound : t.none}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            {query.question !== undefined && !rows.some(({ key }) => key === query.question) && (
              <div className="px-4 pb-4">
                <DocumentText kind="faq" name={query.question} hasTitle under={2} />
              </div>
            )}
            <div className="border-b border-line">
              {rows.map((row) => (
                <Question key={row.key} row={row} isOpen={row.key === query.question} />
              ))}
            </div>
            <LoadMore from={list} />
          </>
        )}
      </Loaded>
      <ListGroup title={t.notFound}>
        <ListRow title={t.support} href={href('/home/kefuCenter')} />
        <ListRow title={t.rules} href={href('/market/marketQuestion')} />
      </ListGroup>
    </>
  );
}

function Search({ text: asked }: { readonly text: string }) {
  const t = useTexts(contentTexts).faq;
  const [text, setText] = useState(asked);
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(
      () => setQuery({ text: text.trim() === '' ? undefined : text, question: undefined }),
      ASK_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [text, asked]);
  return (
    <TextField
      label={t.search}
      type="search"
      inputMode="search"
      maxLength={100}
      value={text}
      onChange={setText}
      end={<SearchIcon size={20} aria-hidden="true" className="mr-3 text-ink-2" />}
    />
  );
}

/** The answer is read when it is opened. */
function Question({ row, isOpen: isOpenAtFirst }: { readonly row: Row; readonly isOpen: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t border-line bg-surface"
    >
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-medium focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        {row.title}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-ink-3 group-open:rotate-180 motion-safe:transition-transform"
        />
      </summary>
      <div className="px-4 pb-4 text-ink-2">{isOpen && <DocumentText kind="faq" name={row.key} under={2} />}</div>
    </details>
  );
}
