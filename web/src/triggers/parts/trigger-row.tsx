/** One trigger order in a list: what it does, at which price, how far that is, and how it stands. Leads to its slip. */
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useNameOf } from '../../data/instruments.ts';
import { useQuote } from '../../data/live.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { actOf, type Trigger } from './terms.ts';
import type { TriggerTexts } from './texts.en.ts';
import { triggerTexts } from './texts.ts';
import { awayText } from './words.ts';

export const triggerTones: Record<Trigger['status'], Tone> = {
  active: 'waiting',
  firing: 'info',
  waiting: 'waiting',
  placed: 'success',
  failed: 'error',
  cancelled: 'ended',
  expired: 'ended',
};

export function TriggerRow({ trigger, hasName = true }: { readonly trigger: Trigger; readonly hasName?: boolean }) {
  const t = useTexts(triggerTexts);
  const name = useNameOf(trigger);
  const isActive = trigger.status === 'active';
  const mark = useQuote(isActive ? trigger.symbol : null)?.mark ?? null;
  const away = isActive ? awayText(trigger, mark) : null;
  return (
    <li className="border-t border-line bg-surface">
      <a
        href={href('/trade/positionDetail', { trigger: trigger.id })}
        className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-4 py-2 @max-tight:grid-cols-1 focus-visible:-outline-offset-2"
      >
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="line-clamp-2 font-semibold @max-tight:line-clamp-none">
            {hasName ? name : t.kindLong[trigger.kind]}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
            {hasName && <span className="font-semibold text-ink">{t.kind[trigger.kind]}</span>}
            <span>
              {t.act[actOf(trigger)]} {t.lots(trigger.lots)}
            </span>
            <span className="num">{levelsOf(trigger, t)}</span>
          </span>
        </span>
        <span className="flex min-w-0 flex-col items-end gap-0.5 text-small text-ink-2 @max-tight:items-start">
          <StatusChip tone={triggerTones[trigger.status]}>{t.status[trigger.status]}</StatusChip>
          <span className="num">
            {away === null ? formatDateTime(trigger.endedAt ?? trigger.createdAt, marketZone()) : t.list.away(away)}
          </span>
        </span>
      </a>
    </li>
  );
}

/** "≤ 950.00", "≤ 950.00 / ≥ 1,100.00": the signs say from where it is reached. */
function levelsOf({ triggerPrice, reachedFrom, target, limitPrice }: Trigger, t: TriggerTexts): string {
  const falls = reachedFrom === 'above';
  const level = (price: string, isBelow: boolean) => `${isBelow ? '≤' : '≥'} ${formatPrice(price)}`;
  const stop = level(triggerPrice, falls);
  const both = target === null ? stop : `${stop} / ${level(target.triggerPrice, !falls)}`;
  return limitPrice === null || target !== null ? both : `${both}, ${t.limited} ${formatPrice(limitPrice)}`;
}
