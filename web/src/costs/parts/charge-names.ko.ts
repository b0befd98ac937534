import type { chargeNames as english } from './charge-names.en.ts';

export const chargeNames: typeof english = {
  brokerage: '위탁 수수료',
  exchange: '거래소 수수료',
  sebi: 'SEBI 수수료',
  gst: '상품서비스세(GST)',
  stt: '증권거래세',
  stamp: '인지세',
};
