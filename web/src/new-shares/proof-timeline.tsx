/** The four moments of a draw in order, each with what it made public; those ahead say by when. */
import type { ReactNode } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import { formatBusinessDate, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useServerNow } from '../data/clock.ts';
import { marketZone } from '../data/zone.ts';
import { href } from '../shell/location.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { RequestTimeline, type TimelineItem } from '../requests/parts/request-timeline.tsx';
import { useProofTexts } from './proof-texts.ts';
import { useIsVisitor } from './visitor.ts';

export type DrawProof = OutputOf<typeof getDrawProof>;

interface ProofTimelineProps {
  readonly draw: DrawProof;
  readonly offer: { readonly closesAt: number; readonly isOff: boolean } | undefined;
  /** What starts the draw, in words. */
  readonly startsHow: string;
}

export function ProofTimeline({ draw, offer, startsHow }: ProofTimelineProps) {
  const t = useProofTexts();
  const now = useServerNow();
  // The pages of the market are for customers: here stands what they would tell about this one number.
  const isVisitor = useIsVisitor();
  const { commitment, listHash, applications, levelAt, level, seed, resultHash, drawnAt, index } = draw;
  const { sessions, skipped } = draw;
  // Of the session that gives the level, unless it is skipped too.
  const session = sessions?.[skipped.length];
  const date = formatBusinessDate(session?.date ?? draw.date);
  const knownAt = skipped.length === 0 ? levelAt : session?.close;
  const isOff = offer?.isOff === true;
  const isLevelKnown = level !== null || (knownAt !== undefined && now >= knownAt);
  const state = (isDone: boolean, isNext: boolean) => (isDone ? 'done' : isNext && !isOff ? 'now' : 'ahead');
  const items: TimelineItem[] = [
    {
      key: 'sealed',
      title: t.steps.sealed,
      state: 'done',
      detail: <Step body={t.sealedBody} codes={[[t.commitment, commitment]]} />,
    },
    {
      key: 'closed',
      title: listHash === null ? t.steps.closes : t.steps.closed,
      state: state(listHash !== null, true),
      detail: (
        <Step
          at={offer?.closesAt}
          now={now}
          body={listHash === null ? t.listAhead : t.listBody(applications ?? 0)}
          codes={listHash === null ? [] : [[t.listHash, listHash]]}
        />
      ),
    },
    {
      key: 'level',
      title: isLevelKnown ? t.steps.level : t.steps.levelAhead,
      state: state(isLevelKnown, listHash !== null),
      detail: (
        <Step
          at={knownAt}
          now={now}
          body={level === null ? t.levelBody(index, date) : t.levelWas(index, date, formatPrice(level))}
          codes={[]}
        >
          {level !== null && <p>{t.levelSource}</p>}
          {sessions !== null && <p>{t.levelRule(sessions.map((one) => formatBusinessDate(one.date)).join(', '))}</p>}
          {skipped.map((gap) => (
            <p key={gap.date}>
              {t.skipped[gap.why](formatBusinessDate(gap.date))} {t.skippedAt(formatDateTime(gap.at, marketZone()))}
            </p>
          ))}
          {!isVisitor && <InlineLink to={href('/market/stockDetailzs', { symbol: index })}>{t.toIndex}</InlineLink>}
        </Step>
      ),
    },
    {
      key: 'drawn',
      title: drawnAt === null ? t.steps.draw : t.steps.drawn,
      state: state(drawnAt !== null, isLevelKnown),
      detail: (
        <Step
          at={drawnAt ?? undefined}
          now={now}
          body={drawnAt === null ? startsHow : null}
          codes={[
            ...(seed === null ? [] : [[t.seed, seed] as const]),
            ...(resultHash === null ? [] : [[t.resultHash, resultHash] as const]),
          ]}
        />
      ),
    },
  ];
  return (
    <section aria-label={t.timeline}>
      {/* What was called off goes no further. */}
      <RequestTimeline label={t.timeline} items={isOff ? items.filter((item) => item.state === 'done') : items} />
    </section>
  );
}

interface StepProps {
  readonly at?: number | undefined;
  readonly now?: number;
  readonly body: string | null;
  readonly codes: readonly (readonly [name: string, code: string])[];
  readonly children?: ReactNode;
}

function Step({ at, now = 0, body, codes, children }: StepProps) {
  const t = useProofTexts();
  return (
    <div className="flex flex-col gap-1">
      {at !== undefined && (
        <span className="num flex flex-wrap gap-x-2">
          {formatDateTime(at, marketZone())}
          {at > now && (
            <span>
              {t.left} <Countdown to={at} />
            </span>
          )}
        </span>
      )}
      {body !== null && <p>{body}</p>}
      {children}
      {codes.map(([name, code]) => (
        <div key={name} className="flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <span className="font-semibold">{name}</span>
            <code className="block [overflow-wrap:anywhere]">{code}</code>
          </div>
          <CopyButton text={code} label={t.copy(name)} />
        </div>
      ))}
    </div>
  );
}
