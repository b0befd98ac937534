/** The words of the queue of deposits in English. */

export const en = {
  title: 'The deposit',
  proof: 'Proof of payment',
  reference: 'Reference',
  channel: 'Channel',
  sameProof: 'Same proof',
  sameProofAs: (cases: string) => `also sent with deposit ${cases}`,
  sameProofNone: 'not sent before',
  before: 'Credited before',
  beforeOf: (count: number, sum: string) => `${count} · ${sum}`,
  confirm: 'Credit this deposit',
  confirmHint: 'Type the amount as the proof shows it.',
  credited: (name: string) => `Credited: ${name}`,
  reasons: {
    not_received: 'Not received',
    amount_differs: 'Amount differs',
    proof_unreadable: 'Proof cannot be read',
    proof_used: 'Proof was used before',
    proof_false: 'Proof is false',
    payer_differs: 'Paid by somebody else',
    asked: 'Customer asked',
  },
};
