/** New shares as a product: an auction asks for no index, and only who pays after winning has a deadline. */
import { amountOf, offered, type ProductForm, type ProductValues } from '../data/product-values.ts';

export const newSharesForm: ProductForm = {
  title: { en: 'New shares', tw: '新股', ko: '공모주' },
  initial: {
    allocation: 'draw',
    funding: 'block',
    tickets: 'lot',
    lotSize: '100',
    minimumLots: '1',
    applicationsMaximum: '1',
    lockDays: '0',
    publicIndex: 'BAHIFIFTY',
  },
  parts(values) {
    const { isAuction, isAfter } = wayOf(values);
    return [
      { part: 'who', fields: ['symbol', 'name', 'sector', 'market', 'sponsor', 'prospectus'] },
      {
        part: 'terms',
        fields: [
          'allocation',
          ...(isAuction ? [] : (['funding', 'tickets'] as const)),
          'price',
          'provisionalPrice',
          'actualPrice',
          'lots',
          'lotSize',
          'minimumLots',
          'maximumLots',
          ...(isAuction ? [] : (['applicationsMaximum'] as const)),
          'fundsThreshold',
          ...(isAfter ? (['prepaidPercent'] as const) : []),
          'lockDays',
        ],
      },
      {
        part: 'dates',
        fields: [
          'opensAt',
          'closesAt',
          ...(isAuction ? [] : (['publicIndex', 'publicDate'] as const)),
          'drawAt',
          ...(isAfter ? (['payBy'] as const) : []),
          'allotmentDate',
          'listingDate',
          'issueDate',
        ],
      },
    ];
  },
  facts({ values, texts, read, plain }) {
    const { isAuction, isAfter } = wayOf(values);
    return [
      ...plain('sector', 'market', 'sponsor', 'allocation'),
      ...(isAuction ? [] : plain('funding')),
      ...plain('price'),
      [texts.offered, offered(values, texts.shares) ?? texts.notYet],
      [texts.leastAmount, amountOf(values, values.minimumLots) ?? texts.notYet],
      ...plain('minimumLots', 'maximumLots'),
      ...(isAfter ? ([[texts.fields.prepaidPercent, texts.percent(read('prepaidPercent'))]] as const) : []),
      ...plain('opensAt', 'closesAt', 'drawAt'),
      ...(isAuction ? [] : plain('publicIndex', 'publicDate')),
      ...(isAfter ? plain('payBy') : []),
      ...plain('allotmentDate', 'listingDate'),
      [texts.fields.lockDays, texts.days(read('lockDays'))],
    ];
  },
};

function wayOf({ allocation, funding }: ProductValues) {
  const isAuction = allocation?.startsWith('auction') ?? false;
  return { isAuction, isAfter: !isAuction && funding === 'pay_after' };
}
