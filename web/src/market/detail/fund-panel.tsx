/** A fund's terms, and what its price is. */
import { formatBusinessDate, formatCompact, formatPrice, formatSigned } from '@bahi/core/format.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getInstrument } from '@bahi/contract/market/calls.ts';
import { useProfile, type Instrument } from '../../data/instruments.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { compactShares } from '../figures.ts';
import { marketTexts } from '../texts.ts';
import { Facts } from './facts.tsx';
import { Section } from './section.tsx';

type Profile = OutputOf<typeof getInstrument>;

export function FundPanel({ instrument: { symbol } }: { readonly instrument: Instrument }) {
  const t = useTexts(marketTexts).fund;
  const { units } = useCommonTexts();
  const profile = useProfile(symbol);
  return (
    <Section title={t.title}>
      <Loaded from={profile} skeleton={<Skeleton className="mx-4 h-40" />}>
        {({ fund, memberCount }) =>
          fund === null ? null : (
            <>
              <Facts
                facts={[
                  [t.category, t.categories[fund.category]],
                  [t.expense, `${formatPrice(fund.expense)}%`],
                  [t.assets, formatCompact(fund.assets, units)],
                  [t.units, compactShares(fund.units, units)],
                  [t.cash, `${formatPrice(fund.cash)}%`],
                  [t.basketDate, formatBusinessDate(fund.basketDate)],
                  [t.members, String(memberCount)],
                ]}
              />
              {/* Longer than half a line: among the facts it would be made small. */}
              <div className="border-b border-line bg-surface px-4 py-2">
                <p className="text-small text-ink-3">{t.premiumPast}</p>
                <p className="font-medium">{premiumPast(fund.premium, t)}</p>
              </div>
            </>
          )
        }
      </Loaded>
      <details className="border-b border-line bg-surface px-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">{t.what}</summary>
        <p className="max-w-prose pb-3 text-pretty">{t.answer}</p>
      </details>
    </Section>
  );
}

function premiumPast(
  premium: NonNullable<Profile['fund']>['premium'],
  t: Awaited<ReturnType<typeof marketTexts.load>>['fund'],
): string {
  if (premium === null) return t.premiumNotRecorded;
  const { low, high, from, sessions } = premium;
  return t.premiumRange({ low: formatSigned(low), high: formatSigned(high), from: formatBusinessDate(from), sessions });
}
