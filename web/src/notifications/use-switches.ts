/**
 * Many switches over one command: each shows at once what was asked, they are sent one after another, and a refusal shows again what is true.
 * An answer that is late or broken is told in the row that was turned (state K), and those that wait go after it.
 */
import { useRef } from 'react';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { getNotificationSettings, setNotification } from '@bahi/contract/notifications/calls.ts';
import { putAnswer } from '../data/query-client.ts';
import { useCommand, type Command } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { toast } from '../shell/toast.ts';

export type Settings = OutputOf<typeof getNotificationSettings>;
type Turn = InputOf<typeof setNotification>;
export type Medium = Turn['medium'];

export interface Switches {
  readonly turn: (turn: Turn) => void;
  readonly command: Command<typeof setNotification>;
}

export function useSwitches(settings: Settings, retry: () => void): Switches {
  const text = useRefusalText();
  const waiting = useRef<Turn[]>([]);
  const isSending = useRef(false);
  const command = useCommand(setNotification, {
    onDone: next,
    onRefused(refusal, message) {
      waiting.current = [];
      isSending.current = false;
      retry();
      toast(text(refusal, message));
    },
  });

  function next(): void {
    const turn = waiting.current.shift();
    isSending.current = turn !== undefined;
    if (turn === undefined) retry();
    else command.send(turn);
  }

  const turn = (wanted: Turn) => {
    const groups = settings.groups.map((row) =>
      row.group === wanted.messageGroup ? { ...row, [wanted.medium]: wanted.isTold } : row,
    );
    putAnswer(getNotificationSettings, {}, { ...settings, groups });
    waiting.current.push(wanted);
    if (!isSending.current) next();
  };
  return { turn, command };
}
