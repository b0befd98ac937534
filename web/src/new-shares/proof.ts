/** What the verifier of a draw found, sorted by what it was asked: the seal, the list, the public value, the winners. Pure. */
import type { DrawFile } from '@bahi/core/lottery-form.ts';
import { lotsOf } from '@bahi/core/lottery-form.ts';
import { ticketPlaces, type TicketPlaces } from '@bahi/core/lottery-places.ts';
import { verifyDraw, type DrawFinding, type PublishedDraw } from '@bahi/core/lottery-verify.ts';
import { hmacSha256, sha256 } from '@bahi/core/sha256.ts';
import { checkLog, type CheckedLog, type LogToCheck } from './proof-log.ts';

export const checks = ['sealed', 'list', 'level', 'winners'] as const;
export type Check = (typeof checks)[number];

export interface DrawFacts extends Pick<
  DrawFile,
  'terms' | 'applicationCount' | 'personCount' | 'lotsApplied' | 'level' | 'skipped'
> {
  readonly winners: number;
  readonly lotsWon: number;
}

/** What the account knows of an own application. */
export interface OwnApplication {
  readonly application: string;
  readonly lots: number;
  /** Lots that it won as it was told; null: not told yet. */
  readonly won: number | null;
}

/** The list of whoever drew holds in itself also without one of the applications; only its applicant can say so. */
export type OwnFinding =
  | { readonly problem: 'own_missing'; readonly application: string }
  | {
      readonly problem: 'own_lots_differ' | 'own_result_differs';
      readonly application: string;
      readonly stated: number;
      readonly known: number;
    };

export interface CheckedDraw {
  readonly findings: readonly (DrawFinding | OwnFinding)[];
  /** Null when the file is no draw at all. */
  readonly facts: DrawFacts | null;
  /** Of the own applications; null where the draw does not hold, since a place would mean nothing. */
  readonly own: (TicketPlaces & { readonly won: Readonly<Record<string, number>> }) | null;
  /** Null where the log of draws could not be read, or is younger than the draw. */
  readonly logged: CheckedLog | null;
}

export interface DrawToCheck {
  readonly published: PublishedDraw;
  /** Own applications; those that were taken back are on no list. */
  readonly own: readonly OwnApplication[];
  readonly log: LogToCheck | null;
}

/** Runs in a worker (proof-worker.ts): 100,000 applications take a moment. */
export function checkDraw(file: unknown, { published, own, log }: DrawToCheck): CheckedDraw {
  const { findings: found, draw } = verifyDraw(file, { sha256, hmac: hmacSha256, published });
  if (draw === null) return { findings: found, facts: null, own: null, logged: null };
  const findings = [...found, ...ownFindings(draw, own)];
  const { terms, applicationCount, personCount, lotsApplied, level, skipped, winners } = draw;
  const counts = { applicationCount, lotsApplied, winners: winners.length, lotsWon: lotsOf(winners) };
  const later = personCount === undefined || skipped === undefined ? {} : { personCount, skipped };
  const facts = { terms, level, ...counts, ...later };
  const logged = log === null ? null : checkLog(log, draw);
  if (findings.length > 0) return { findings, facts, own: null, logged };
  const mine = new Set(own.map(({ application }) => application));
  const won = winners.filter(({ application }) => mine.has(application));
  return {
    findings,
    facts,
    logged,
    own: {
      ...ticketPlaces(draw, [...mine], { hmac: hmacSha256 }),
      won: Object.fromEntries(won.map(({ application, lots }) => [application, lots])),
    },
  };
}

function ownFindings({ applications, winners }: DrawFile, own: readonly OwnApplication[]): OwnFinding[] {
  return own.flatMap(({ application, lots, won }): OwnFinding[] => {
    const listed = applications.find((one) => one.application === application);
    if (listed === undefined) return [{ problem: 'own_missing', application }];
    if (listed.lots !== lots) return [{ problem: 'own_lots_differ', application, stated: listed.lots, known: lots }];
    const stated = winners.find((winner) => winner.application === application)?.lots ?? 0;
    return won === null || won === stated ? [] : [{ problem: 'own_result_differs', application, stated, known: won }];
  });
}

/** Which question a finding answers with no; null: the file as a whole. */
export function checkOf(finding: DrawFinding | OwnFinding): Check | null {
  switch (finding.problem) {
    case 'malformed':
      return null;
    case 'seed_differs':
    case 'commitment_differs':
      return 'sealed';
    case 'application_doubled':
    case 'application_misplaced':
    case 'applications_exceeded':
    case 'count_differs':
    case 'persons_differ':
    case 'lots_differ':
    case 'list_differs':
    case 'list_hash_differs':
    case 'own_missing':
    case 'own_lots_differ':
      return 'list';
    case 'level_early':
    case 'skipped_differ':
    case 'level_differs':
    case 'key_differs':
      return 'level';
    case 'application_missing':
    case 'winner_added':
    case 'winner_missing':
    case 'winner_changed':
    case 'winner_misplaced':
    case 'cutoff_differs':
    case 'result_hash_differs':
    case 'own_result_differs':
      return 'winners';
    case 'foreign':
      return checkOfPublished[finding.field];
  }
}

const checkOfPublished: Readonly<Record<keyof PublishedDraw, Check>> = {
  commitment: 'sealed',
  listHash: 'list',
  level: 'level',
  resultHash: 'winners',
};
