/** A picture of the chart to look at first, then to share where the device can, to copy, or to save. */
import { useCallback, useState } from 'react';
import { formatDateTime, formatPrice, formatRate, formatSigned } from '@bahi/core/format.ts';
import { serverNow } from '../../data/clock.ts';
import type { Instrument } from '../../data/instruments.ts';
import type { LiveQuote } from '../../data/live-quote.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { toast } from '../../shell/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { rateText } from './compare-legend.tsx';
import type { Adjustment, CandlePeriod } from './periods.ts';
import type { PictureWords } from './picture.ts';
import type { CompareRates } from './show-compare.ts';
import { chartTexts } from './texts.ts';
import { toolTexts } from './tool-texts.ts';

export interface PictureSheetProps {
  readonly instrument: Instrument;
  readonly quote: LiveQuote | undefined;
  readonly period: CandlePeriod;
  readonly adjust: Adjustment | null;
  readonly other: Instrument | null;
  readonly rates: CompareRates | null;
  /** Of the newest bar: real data is of a day. */
  readonly dataDate: string | null;
  readonly draw: (words: PictureWords) => HTMLCanvasElement | null;
  readonly onClose: () => void;
}

export default function PictureSheet(props: PictureSheetProps) {
  const { instrument, period, draw, onClose } = props;
  const t = useTexts(chartTexts);
  const all = useTexts(toolTexts);
  const own = all.picture;
  const words = usePictureWords(props);
  // Drawn once: a picture is of one moment.
  const [picture] = useState(() => draw(words));
  // The sheet comes after its own first effects.
  const showPreview = useCallback(
    (preview: HTMLCanvasElement | null) => {
      if (preview === null || picture === null) return;
      [preview.width, preview.height] = [picture.width, picture.height];
      preview.getContext('2d')?.drawImage(picture, 0, 0);
    },
    [picture],
  );
  const name = `${instrument.symbol}-${period}.png`;
  const hand = async (how: (file: File) => Promise<void>) => {
    const blob = await new Promise<Blob | null>((resolve) =>
      picture === null ? resolve(null) : picture.toBlob(resolve, 'image/png'),
    );
    if (blob === null) return toast(own.failed);
    try {
      await how(new File([blob], name, { type: 'image/png' }));
    } catch (error) {
      // Closing the system's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(own.failed);
    }
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={own.title}
      footer={
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          {canShare() && (
            <Button isWide onClick={() => void hand((file) => navigator.share({ files: [file], title: words.title }))}>
              {own.share}
            </Button>
          )}
          {'ClipboardItem' in globalThis && navigator.clipboard !== undefined && (
            <Button
              variant="soft"
              isWide
              onClick={() =>
                void hand(async (file) => {
                  await navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]);
                  toast(own.copied);
                })
              }
            >
              {own.copy}
            </Button>
          )}
          <Button variant={canShare() ? 'soft' : 'primary'} isWide onClick={() => void hand(save)}>
            {own.save}
          </Button>
        </div>
      }
    >
      <canvas
        ref={showPreview}
        role="img"
        // Where it is higher than the sheet, the keyboard scrolls it.
        tabIndex={0}
        aria-label={`${own.alt(instrument.name, t.periods[period])}. ${words.mark}`}
        className="h-auto w-full rounded-chip border border-line"
      />
      <p className="pt-3 text-small text-ink-2">{own.none}</p>
    </Sheet>
  );
}

function usePictureWords({
  instrument,
  quote,
  period,
  adjust,
  other,
  rates,
  dataDate,
}: PictureSheetProps): PictureWords {
  const t = useTexts(chartTexts);
  const { picture } = useTexts(toolTexts);
  const { name, symbol, priceScale, source } = instrument;
  const at = source === 'practice' ? formatDateTime(quote?.at ?? serverNow(), marketZone()) : (dataDate ?? '');
  const basics = [t.periods[period], ...(adjust === null ? [] : [t.adjustments[adjust]]), at];
  const compared =
    other === null
      ? []
      : [picture.compared(other.name, rateText(rates?.own, t.noPrice), rateText(rates?.other, t.noPrice))];
  const change =
    quote === undefined || quote.change === null
      ? ''
      : `  ${formatSigned(quote.change, priceScale)} (${formatRate(quote.changeRate)})`;
  return {
    title: `${name} · ${symbol}`,
    price: `${formatPrice(quote?.last, priceScale)}${change}`,
    lines: [basics.join(' · '), ...compared],
    mark: source === 'practice' ? picture.mark : picture.realMark(dataDate ?? ''),
    stamp: source === 'practice' ? picture.stamp : null,
    source: picture.source[source],
  };
}

function canShare(): boolean {
  const probe = new File([], 'chart.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

async function save(file: File): Promise<void> {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
