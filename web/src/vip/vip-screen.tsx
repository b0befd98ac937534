/** market/vip: the own level, the rules of each with the own progress, what a level is good for and costs, and where it is used. */
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getSignIn } from '@bahi/contract/sign-in/calls.ts';
import { getVip } from '@bahi/contract/vip/calls.ts';
import { formatAmount, formatBusinessDate, formatQuantity } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useBuilt } from '../shell/route-table.ts';
import { Screen } from '../shell/screen.tsx';
import { GateChecklist, type Gate } from '../ui/gate-checklist.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { ListGroup } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import type { VipTexts } from './texts.en.ts';
import { vipTexts } from './texts.ts';

type Vip = OutputOf<typeof getVip>;
type Rule = Vip['rules'][number];

export default function VipScreen() {
  const t = useTexts(vipTexts);
  const vip = useCall(getVip, {}, { staleTimeMs: 0 });
  const isSignedIn = useCall(getSignIn, {}, { staleTimeMs: 0 }).data?.isSignedIn ?? false;
  return (
    <Screen title={t.title} hasThread isNarrow>
      <Loaded from={vip}>
        {(now) => (
          <div className="flex flex-col gap-5 py-3">
            <Standing vip={now} />
            <Links />
            <Levels vip={now} isSignedIn={isSignedIn} />
            <Said title={t.benefits} lines={t.benefit} />
            <Said title={t.costs} lines={[t.cost, t.costFalls(now.fallDays)]} />
            <details className="px-4">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">
                {t.howTotal}
              </summary>
              <p className="text-ink-2">{t.howTotalBody(now.averageDays)}</p>
            </details>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function Standing({ vip: { level, asOf, fallsOn, reached } }: { readonly vip: Vip }) {
  const t = useTexts(vipTexts);
  return (
    <section aria-label={t.yours} className="flex flex-col gap-3 px-4">
      <div>
        <p className="text-small text-ink-2">{t.yours}</p>
        <p className="text-display font-semibold">{t.level(level)}</p>
        <p className="text-small text-ink-2">{asOf === null ? t.notYet : t.asOf(formatBusinessDate(asOf))}</p>
      </div>
      {fallsOn !== null && reached < level && (
        <Nudge>{t.falls(level, reached === 0 ? t.none : String(reached), formatBusinessDate(fallsOn))}</Nudge>
      )}
      {reached > level && <Nudge tone="info">{t.coming(reached)}</Nudge>}
    </section>
  );
}

/** Only what is built is linked. */
function Links() {
  const t = useTexts(vipTexts);
  const built = useBuilt(['/home/qcList', '/home/blockTrade', '/home/dayTrading'] as const);
  return (
    <ListGroup title={t.use}>
      {built.map((path) => (
        <a
          key={path}
          href={href(path)}
          className="flex min-h-13 items-center gap-3 border-t border-line bg-surface px-4 py-2 focus-visible:-outline-offset-2"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{t.links[path].name}</span>
            <span className="block text-small text-ink-2">{t.links[path].about}</span>
          </span>
          <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
        </a>
      ))}
    </ListGroup>
  );
}

const LEVELS = [1, 2, 3] as const;

function Levels({ vip, isSignedIn }: { readonly vip: Vip; readonly isSignedIn: boolean }) {
  const t = useTexts(vipTexts);
  return (
    <section aria-label={t.rules} className="flex flex-col gap-4 px-4">
      <h2 className="text-lead font-semibold">{t.rules}</h2>
      {LEVELS.map((level) => (
        <section key={level} aria-label={t.ofLevel(level)} className="rounded-control bg-surface p-4">
          <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
            <h3 className="font-semibold">{t.ofLevel(level)}</h3>
            <StatusChip tone={vip.reached >= level ? 'success' : 'neutral'}>
              {vip.reached >= level ? t.reached : t.missing}
            </StatusChip>
          </div>
          {level > 1 && <p className="pb-2 text-small text-ink-2">{t.also(level - 1)}</p>}
          <GateChecklist
            label={t.ofLevel(level)}
            gates={vip.rules.filter((rule) => rule.level === level).map((rule) => gateOf(rule, { vip, isSignedIn, t }))}
          />
        </section>
      ))}
    </section>
  );
}

interface Known {
  readonly vip: Vip;
  /** Today, which counts once. */
  readonly isSignedIn: boolean;
  readonly t: VipTexts;
}

function gateOf({ name, isMet, needed, has }: Rule, { vip, isSignedIn, t }: Known): Gate {
  const gate = { key: name, isMet };
  const count = (text: string) => formatQuantity(Number(text));
  switch (name) {
    case 'verified': {
      const fix = <InlineLink to={href('/information/authInfo')}>{t.verify}</InlineLink>;
      return { ...gate, text: t.rule.verified, fix };
    }
    case 'sign_ins': {
      const fix = (
        <>
          {t.has.sign_ins(count(has), count(needed))} ·{' '}
          {isSignedIn ? t.signedIn : <InlineLink to={href('/home/index')}>{t.signIn}</InlineLink>}
        </>
      );
      return { ...gate, text: t.rule.sign_ins(count(needed), vip.signInDays), fix };
    }
    case 'average_total':
      return {
        ...gate,
        text: t.rule.average_total(formatAmount(needed), vip.averageDays),
        fix: t.has.average_total(formatAmount(has)),
      };
    case 'account_days':
      return { ...gate, text: t.rule.account_days(count(needed)), fix: t.has.account_days(count(has), count(needed)) };
  }
}

function Said({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1 px-4">
      <h2 className="text-lead font-semibold">{title}</h2>
      {lines.map((line) => (
        <p key={line} className="text-ink-2">
          {line}
        </p>
      ))}
    </section>
  );
}
