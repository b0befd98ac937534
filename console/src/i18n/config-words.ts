/** A value of the configuration as staff read it: every line of it, also what customers are not shown. */
import { configKeys, type ConfigKey, type ConfigTexts } from '@bahi/contract/configuration/calls.ts';
import { words as wordsEn, type ConfigWords } from '@bahi/contract/configuration/value-words.en.ts';
import { words as wordsKo } from '@bahi/contract/configuration/value-words.ko.ts';
import { words as wordsTw } from '@bahi/contract/configuration/value-words.tw.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatConfigValue } from '@bahi/contract/format-config.ts';
import type { listConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { together } from '@bahi/contract/together.ts';
import type { Texts } from './texts.en.ts';
import { useLanguage, useTexts, type Language } from './wording.ts';

export type ConfigValue = OutputOf<typeof listConfig>['keys'][number]['inForce']['value'];

/** As it is read and as it is proposed. */
export interface Channel {
  readonly id: string;
  readonly kind: 'bank' | 'upi' | 'wallet';
  readonly name: string;
  readonly payee: readonly {
    readonly label: keyof Texts['payee'];
    readonly value: string;
  }[];
  readonly checkLink: string | null;
  readonly isPractice: boolean;
  readonly hasPassword: boolean;
  readonly password?: string;
}

export interface ConfigWording {
  readonly keys: ConfigTexts;
  readonly words: ConfigWords;
  /** `value` may be one that is proposed. */
  lines(key: ConfigKey, value: unknown): readonly string[];
}

const languages: Readonly<Record<Language, Pick<ConfigWording, 'keys' | 'words'>>> = {
  en: {
    keys: together(import.meta.glob('../../../contract/src/*/config-keys.en.ts', { eager: true, import: 'texts' })),
    words: wordsEn,
  },
  tw: {
    keys: together(import.meta.glob('../../../contract/src/*/config-keys.tw.ts', { eager: true, import: 'texts' })),
    words: wordsTw,
  },
  ko: {
    keys: together(import.meta.glob('../../../contract/src/*/config-keys.ko.ts', { eager: true, import: 'texts' })),
    words: wordsKo,
  },
};

export function useConfigWords(): ConfigWording {
  const texts = useTexts();
  const { keys, words } = languages[useLanguage()];
  return {
    keys,
    words,
    lines: (key, value) =>
      configKeys[key].form === 'channels'
        ? linesOfChannels(value as readonly Channel[], texts, words.none)
        : formatConfigValue(key, value as ConfigValue, words),
  };
}

function linesOfChannels(
  channels: readonly Channel[],
  { channel: texts, payee: payeeWords }: Texts,
  none: string,
): readonly string[] {
  if (channels.length === 0) return [none];
  return channels.flatMap(({ id, name, kind, payee, checkLink, hasPassword, password }) => [
    `${name} (${id}) · ${texts.kinds[kind]}${hasPassword ? ` · ${texts.withPassword}` : ''}`,
    ...(password === undefined ? [] : [`${name} · ${texts.newPassword}`]),
    ...payee.map(({ label, value }) => `${name} · ${payeeWords[label]}: ${value}`),
    ...(checkLink === null ? [] : [`${name} · ${checkLink}`]),
  ]);
}
