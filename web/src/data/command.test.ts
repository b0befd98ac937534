import { expect, test } from 'vitest';
import type { CallResult } from '@bahi/contract/client.ts';
import { isBusy, keyFor, nextState, type CommandEvent, type CommandState } from './command.ts';

type Event = CommandEvent<string>;
const idle: CommandState<string> = { phase: 'idle' };
const after = (...events: Event[]) => events.reduce<CommandState<string>>(nextState, idle);
const send: Event = { type: 'send', key: 'k1' };
const answer = (result: CallResult<string>, key = 'k1'): Event => ({ type: 'answer', key, result });
const lost = answer({ kind: 'unknown' });
const ok = answer({ kind: 'ok', data: 'filled' });
const refused = answer({
  kind: 'refused',
  refusal: { code: 'orders.margin_not_enabled', params: {} },
  message: 'Margin trading is not enabled',
});
const busy = answer({ kind: 'refused', refusal: { code: 'system.busy', params: { reference: 'R1' } }, message: 'busy' });
const consent = answer({ kind: 'refused', refusal: { code: 'content.consent_due', params: {} }, message: 'agree' });

test.each<[string, Event[], CommandState<string>['phase']]>([
  ['an answer in time', [send, ok], 'done'],
  ['a late answer', [send, { type: 'slow' }, ok], 'done'],
  ['no answer yet after 3 s', [send, { type: 'slow' }], 'slow'],
  ['no answer at all', [send, { type: 'slow' }, lost], 'unknown'],
  ['a check without an answer', [send, lost, lost, { type: 'check' }], 'unknown'],
  ['a check that finds the order', [send, lost, { type: 'check' }, ok], 'done'],
  ['a check that finds the refusal', [send, lost, refused], 'refused'],
  ['a check that meets a busy server tells nothing', [send, lost, busy], 'unknown'],
  ['a check that is asked for consent tells nothing', [send, lost, consent], 'unknown'],
  ['consent that is asked for at once', [send, consent], 'refused'],
  ['a busy server at once', [send, busy], 'failed'],
  ['the session ended', [send, answer({ kind: 'unauthorized', message: '' })], 'signedOut'],
  ['a second press while it is unknown', [send, lost, { type: 'send', key: 'k2' }], 'unknown'],
  ['closing the card while it is unknown', [send, lost, { type: 'reset' }], 'unknown'],
  ['a refused order may be sent anew', [send, refused, { type: 'send', key: 'k2' }], 'sending'],
  ['a late answer to an older command', [send, refused, { type: 'send', key: 'k2' }, ok], 'sending'],
  ['slow after the answer', [send, ok, { type: 'slow' }], 'done'],
])('%s: %#', (_name, events, phase) => {
  expect(after(...events).phase).toBe(phase);
});

test('while it is not known, the key stays the same', () => {
  const state = after(send, lost, { type: 'check' }, lost);
  expect(isBusy(state) && state.key).toBe('k1');
});

test('a failed command keeps its key for the same input, another input gets its own', () => {
  const state = after(send, busy);
  expect([keyFor(state, true, () => 'new'), keyFor(state, false, () => 'new'), keyFor(after(send, refused), true, () => 'new')]).toEqual([
    'k1',
    'new',
    'new',
  ]);
});
