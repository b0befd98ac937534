/** Whether a login was refused by a restriction, which has a case to read and to appeal against. */
export function isKeptOut(state: { readonly phase: string; readonly refusal?: { readonly code: string } }): boolean {
  const code = state.phase === 'refused' ? state.refusal?.code : undefined;
  return code === 'identity.banned' || code === 'identity.disabled';
}
