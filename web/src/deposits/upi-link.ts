/** The link that opens a UPI app with payee, amount and reference filled in, as NPCI's linking specification writes it. Pure. */
export interface UpiPayment {
  readonly handle: string;
  readonly payee: string;
  /** Rupees as plain decimal text: "5000.00". */
  readonly amount: string;
  readonly reference: string;
}

export function upiLink({ handle, payee, amount, reference }: UpiPayment): string {
  const fields = { pa: handle, pn: payee, am: amount, cu: 'INR', tr: reference, tn: reference };
  return `upi://pay?${Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
