/** Where a draw stands, and how long something still takes or is due. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDraw, listDraws } from '@bahi/contract/new-shares/staff-calls.ts';
import { ageOf } from '../data/age.ts';
import { useWords } from '../i18n/wording.ts';
import { StateGround } from '../shell/state-ground.tsx';
import { ownWords } from './words.ts';

export type DrawFacts = OutputOf<typeof getDraw>;
type Draw = OutputOf<typeof listDraws>['rows'][number];
type Standing = keyof typeof ownWords.en.chip;

const grounds: Readonly<Record<Standing, string>> = {
  ahead: 'action.hover',
  waiting: 'warning.light',
  proposed: 'warning.light',
  drawn: 'info.light',
  settled: 'action.hover',
  called_off: 'action.hover',
};

export function Chip({ draw }: { draw: Draw }) {
  const texts = useWords(ownWords);
  const standing = standingOf(draw);
  return <StateGround ground={grounds[standing]} word={texts.chip[standing]} />;
}

export function standingOf({ bar, settledAt }: Draw): Standing {
  switch (bar) {
    case 'called_off':
      return 'called_off';
    case 'drawn':
      return settledAt === null ? 'drawn' : 'settled';
    case 'not_closed':
    case 'too_early':
      return 'ahead';
    case 'proposed':
      return 'proposed';
    case 'level_missing':
    case null:
      return 'waiting';
  }
}

/** "in 3 h 12 min", or "for 4 min" once it is past. */
export function useSpan(now: number): (at: number) => string {
  const texts = useWords(ownWords);
  return (at) => {
    const isAhead = at > now;
    const { days, hours, minutes } = isAhead ? ageOf(now, at) : ageOf(at, now);
    const time = days + hours + minutes === 0 ? texts.soon : texts.time(days, hours, minutes);
    return isAhead ? texts.in(time) : texts.since(time);
  };
}
