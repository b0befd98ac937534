/** One open position in a list: two lines, of which its profit at the price of now is the largest, and Exit in place. */
import { formatPrice } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { cx } from '../ui/cx.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { AtAverage, LastToday, RowLine, RowTitle, StockName } from './list-parts.tsx';
import { listTexts } from './list-texts.ts';
import { positionTones, type Position } from './outcome.ts';
import { ordersTexts } from './texts.ts';
import { usePositionLine, type PositionLineProps } from './use-position-line.tsx';

export interface PositionRowProps extends PositionLineProps {
  readonly isSelected: boolean;
}

export function PositionRow({ isSelected, ...line }: PositionRowProps) {
  const t = useTexts(ordersTexts);
  const words = useTexts(listTexts);
  const { position, isOver } = line;
  const { name, isListed, value, profit, exit, state, panel } = usePositionLine(line);
  return (
    <li className={cx('border-t border-line', isSelected ? 'bg-wash' : 'bg-surface')}>
      <div className="flex items-center pr-2">
        <a
          href={href('/trade/positionDetail', { position: position.id })}
          aria-current={isSelected ? 'true' : undefined}
          className="flex min-h-14 min-w-0 flex-1 flex-col justify-center py-1.5 pl-4 focus-visible:-outline-offset-2"
        >
          <RowTitle
            end={
              isOver ? (
                <StatusChip tone={positionTones.closed}>{t.positionStatus.closed}</StatusChip>
              ) : (
                <Change amount={profit} className="text-lead font-semibold" align="right" />
              )
            }
          >
            <StockName symbol={position.symbol} name={name}>
              <PositionChips position={position} />
            </StockName>
          </RowTitle>
          <RowLine
            end={
              !isOver && (
                <span className="num">
                  <span className="sr-only">{words.value} </span>
                  {formatPrice(value)}
                </span>
              )
            }
          >
            <AtAverage quantity={position.quantity} price={position.averagePrice} />
            {isListed && !isOver && <LastToday symbol={position.symbol} />}
            {position.closeOutPrice !== null && (
              <span className="num">{t.trade.closeOutAt(formatPrice(position.closeOutPrice))}</span>
            )}
          </RowLine>
        </a>
        {exit}
      </div>
      {state}
      {panel}
    </li>
  );
}

/** What is unusual of it: sold short, with leverage, bought in another way than by an order. A plain purchase says nothing. */
export function PositionChips({ position: { direction, leverage, origin } }: { readonly position: Position }) {
  return (
    <>
      {(direction === 'short' || leverage > 1) && <DirectionChip direction={direction} leverage={leverage} />}
      <BoughtChip origin={origin} />
    </>
  );
}

/** "Long 5×": direction always in words, leverage when there is any. Never in the colours of up and down. */
export function DirectionChip({
  direction,
  leverage,
}: {
  readonly direction: Position['direction'];
  readonly leverage: number;
}) {
  const t = useTexts(ordersTexts);
  const words = leverage === 1 ? t.direction[direction] : `${t.direction[direction]} ${t.leverage(leverage)}`;
  return (
    <span className="rounded-chip bg-wash px-1.5 py-px text-small font-semibold whitespace-nowrap text-action">
      {words}
    </span>
  );
}

/** "Block trade": in what way it was bought, where that was no ordinary order. */
export function BoughtChip({ origin }: Pick<Position, 'origin'>) {
  const { bought } = useTexts(ordersTexts);
  if (!(origin in bought)) return null;
  return (
    <span className="rounded-chip bg-sunk px-1.5 py-px text-small font-semibold whitespace-nowrap text-ink">
      {bought[origin as keyof typeof bought]}
    </span>
  );
}
