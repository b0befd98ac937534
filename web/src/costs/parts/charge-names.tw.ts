import type { chargeNames as english } from './charge-names.en.ts';

export const chargeNames: typeof english = {
  brokerage: '手續費',
  exchange: '交易所費',
  sebi: 'SEBI 費',
  gst: '商品及服務稅（GST）',
  stt: '證券交易稅',
  stamp: '印花稅',
};
