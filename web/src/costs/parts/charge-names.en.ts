/** What each charge is called, on slips and where it is explained. */
export const chargeNames = {
  brokerage: 'Brokerage',
  exchange: 'Exchange fee',
  sebi: 'Regulator fee (SEBI)',
  gst: 'GST on fees',
  stt: 'Transaction tax (STT)',
  stamp: 'Stamp tax',
};
