/** Who stands behind the code: the company with its corporate actions, or what an index or a fund is. */
import { formatBusinessDate } from '@bahi/core/format.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getInstrument } from '@bahi/contract/market/calls.ts';
import { useProfile, type Instrument } from '../../data/instruments.ts';
import { sectorName, useInstrumentTexts } from '../../i18n/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from './section.tsx';
import { marketTexts } from '../texts.ts';

type Profile = OutputOf<typeof getInstrument>;

export function Company({ instrument: { symbol } }: { readonly instrument: Instrument }) {
  const profile = useProfile(symbol);
  return (
    <Loaded from={profile} skeleton={<Skeleton className="mx-4 mt-6 h-32" />}>
      {(data) => (
        <>
          {data.profile !== '' && <About profile={data} />}
          {data.corporateActions.length > 0 && <CorporateActions actions={data.corporateActions} />}
        </>
      )}
    </Loaded>
  );
}

function About({ profile: { profile, kind, sector, foundedYear, headquarters } }: { readonly profile: Profile }) {
  const t = useTexts(marketTexts).company;
  const words = useInstrumentTexts();
  const facts: readonly (readonly [string, string | null])[] = [
    [t.sector, sectorName(words, sector)],
    [t.founded, foundedYear === null ? null : String(foundedYear)],
    [t.headquarters, headquarters],
  ];
  return (
    <Section title={t.about[kind]}>
      <div className="border-y border-line bg-surface px-4 py-3">
        <p lang="en" className="max-w-prose text-pretty">
          {profile}
        </p>
        <dl className="pt-2">
          {facts.map(([label, value]) =>
            value === null ? null : (
              <div key={label} className="flex justify-between gap-4 py-1">
                <dt className="text-ink-2">{label}</dt>
                <dd className="text-right font-medium">{value}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </Section>
  );
}

function CorporateActions({ actions }: { readonly actions: Profile['corporateActions'] }) {
  const t = useTexts(marketTexts).actions;
  return (
    <Section title={t.title}>
      <ul className="border-b border-line">
        {newestFirst(actions).map(({ exDate, kind, detail }) => (
          <li
            key={`${exDate} ${kind} ${detail}`}
            className="num flex min-h-13 items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2"
          >
            <span className="min-w-0">
              <span className="block font-medium">{t.kind[kind]}</span>
              <span className="block text-small text-ink-3">
                {t.exDate} {formatBusinessDate(exDate)}
              </span>
            </span>
            <span className="text-right text-small font-medium whitespace-normal">
              {kind === 'dividend' ? t.perShare(detail) : t.ratio(detail)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function newestFirst(actions: Profile['corporateActions']): Profile['corporateActions'] {
  return actions.toSorted((a, b) => (a.exDate < b.exDate ? 1 : -1));
}
