/** The facts of a product as customers will read them, from what is typed so far. */
import { formatAmount, formatQuantity } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { Box, Typography } from '@mui/material';
import { readableValue, type ProductField, type ProductKind, type ProductValues } from '../data/product-values.ts';
import { usePracticeWords } from '../i18n/practice-words.ts';
import { useTexts } from '../i18n/wording.ts';
import { Panel } from '../shell/panel.tsx';

type Line = readonly [label: string, value: string];

export function Preview({ kind, values }: { kind: ProductKind; values: ProductValues }) {
  const { products: texts } = useTexts();
  const lines = useLines(kind, values);
  const words = usePracticeWords();
  return (
    <Panel title={texts.preview}>
      <Box sx={{ p: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.previewTitle[kind]}</Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {[values.symbol, values.name].filter(Boolean).join(' · ') || texts.unnamed}
        </Typography>
        <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 0.5 }}>
          {lines.map(([label, value]) => (
            <Box
              key={label}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: 1 }}
            >
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        {(values.prospectus ?? '') !== '' && (
          <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {words(values.prospectus ?? '')}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}

function useLines(kind: ProductKind, values: ProductValues): readonly Line[] {
  const { products: texts } = useTexts();
  const read = (field: ProductField): string =>
    readableValue(field, values[field] ?? '', texts.choices) || texts.notYet;
  const plain = (...fields: readonly ProductField[]): Line[] =>
    fields.map((field) => [texts.fields[field], read(field)]);
  const price: Line = [texts.fields.price, read('price')];
  const lockDays: Line = [texts.fields.lockDays, texts.days(read('lockDays'))];
  switch (kind) {
    case 'new_shares': {
      const isAuction = values.allocation !== 'draw';
      const isAfter = !isAuction && values.funding === 'pay_after';
      return [
        ...plain('sector', 'market', 'sponsor', 'allocation'),
        ...(isAuction ? [] : plain('funding')),
        price,
        [texts.offered, offered(values, texts.shares) ?? texts.notYet],
        [texts.leastAmount, amountOf(values, values.minimumLots) ?? texts.notYet],
        ...plain('minimumLots', 'maximumLots'),
        ...(isAfter ? ([[texts.fields.prepaidPercent, texts.percent(read('prepaidPercent'))]] as const) : []),
        ...plain('opensAt', 'closesAt', 'drawAt'),
        ...(isAuction ? [] : plain('publicIndex', 'publicDate')),
        ...(isAfter ? plain('payBy') : []),
        ...plain('allotmentDate', 'listingDate'),
        lockDays,
      ];
    }
    case 'placement':
      return [
        price,
        [texts.offered, offered(values, texts.shares) ?? texts.notYet],
        ...plain('minimumAmount', 'maximumLots', 'opensAt', 'closesAt', 'promiseMinutes'),
        lockDays,
      ];
    case 'rights':
      return [
        [texts.offered, texts.ratio(read('ratioNew'), read('ratioHeld'))],
        price,
        ...plain('recordDate', 'payBy'),
        lockDays,
      ];
    case 'corporate_action': {
      if (values.actionKind === 'dividend') return plain('actionKind', 'perShare', 'exDate', 'payDate');
      const words = values.actionKind === 'bonus' ? texts.bonusTerms : texts.splitTerms;
      return [
        ...plain('actionKind'),
        [texts.parts.terms, words(read('ratioNew'), read('ratioHeld'))],
        ...plain('exDate'),
      ];
    }
  }
}

function offered({ lots, lotSize }: ProductValues, shares: (count: string) => string): string | null {
  const [count, size] = [countOf(lots), countOf(lotSize)];
  return count === null || size === null ? null : shares(formatQuantity(count * size));
}

function amountOf({ price, lotSize }: ProductValues, lots: string | undefined): string | null {
  const [each, size, count] = [parseMoney(price ?? ''), countOf(lotSize), countOf(lots)];
  if (each === null || size === null || count === null) return null;
  return formatAmount(formatMoney(each * BigInt(size) * BigInt(count)));
}

function countOf(text: string | undefined): number | null {
  return /^[0-9]{1,7}$/.test(text ?? '') ? Number(text) : null;
}
