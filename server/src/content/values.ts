/**
 * Numbers of the configuration in a text: `{{depositMinimum}}` shows the value in force, written as the language writes it. An item of a list or a row of a
 * table that names a value which is not set is left out, as the custodian of an install without one. Pure.
 */
import { configKeys, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { words as en } from '@bahi/contract/configuration/value-words.en.ts';
import { words as ko } from '@bahi/contract/configuration/value-words.ko.ts';
import { words as tw } from '@bahi/contract/configuration/value-words.tw.ts';
import type { Block, Run } from '@bahi/contract/content/blocks.ts';
import type { DocumentLanguage } from '@bahi/contract/content/kinds.ts';
import { formatConfigValue } from '@bahi/contract/format-config.ts';
import { chooseParticles } from '@bahi/core/particles.ts';
import type { Configuration } from '../configuration/service.ts';

const WORDS = { en, tw, ko };
const PLACE = /\{\{([^{}]*)\}\}/g;

/** Each name between double braces; null: no text can show it. Payees are told where money is paid in, and nowhere else (rules T4). */
export function keysIn(text: string): { readonly name: string; readonly key: ConfigKey | null }[] {
  return [...text.matchAll(PLACE)].map(([, inner = '']) => {
    const name = inner.trim();
    return { name: name.slice(0, 60), key: isShown(name) ? name : null };
  });
}

function isShown(name: string): name is ConfigKey {
  return Object.hasOwn(configKeys, name) && configKeys[name as ConfigKey].form !== 'channels';
}

export interface Filling {
  readonly language: DocumentLanguage;
  readonly valueOf: (key: ConfigKey) => ReturnType<Configuration['valueAt']>;
}

export function fill(text: string, { language, valueOf }: Filling): string {
  const filled = text.replaceAll(PLACE, (whole, inner: string) => {
    const name = inner.trim();
    return isShown(name)
      ? formatConfigValue(name, valueOf(name), WORDS[language]).join(WORDS[language].between)
      : whole;
  });
  return language === 'ko' ? chooseParticles(filled) : filled;
}

export function fillBlocks(blocks: readonly Block[], filling: Filling): Block[] {
  const runs = (of: readonly Run[]): Run[] => of.map((run) => ({ ...run, text: fill(run.text, filling) }));
  const isSet = (of: readonly Run[]) => !of.some(({ text }) => keysIn(text).some(({ key }) => isUnset(key, filling)));
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return [{ ...block, runs: runs(block.runs) }];
      case 'quote':
        return [{ ...block, paragraphs: block.paragraphs.map(runs) }];
      case 'figure':
        return [{ ...block, alt: fill(block.alt, filling) }];
      case 'table': {
        const rows = block.rows.filter((row) => row.every(isSet)).map((row) => row.map(runs));
        return rows.length === 0 ? [] : [{ ...block, head: block.head.map(runs), rows }];
      }
      case 'list': {
        const shown = block.items.filter((item) => isSet(item.runs));
        const items = shown.map((item) => ({
          ...item,
          runs: runs(item.runs),
          items: item.items.filter((inner) => isSet(inner.runs)).map((inner) => ({ ...inner, runs: runs(inner.runs) })),
        }));
        return items.length === 0 ? [] : [{ ...block, items }];
      }
    }
  });
}

function isUnset(key: ConfigKey | null, { valueOf }: Filling): boolean {
  if (key === null) return false;
  const value = valueOf(key);
  return value === '' || (Array.isArray(value) && value.length === 0);
}
