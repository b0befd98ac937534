/** A text as lines without marks: what is compared for customers, searched and shown as a beginning. Pure. */
import type { Block, Run } from '@bahi/contract/content/blocks.ts';

export function plainLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return [textOf(block.runs)];
      case 'quote':
        return block.paragraphs.map(textOf);
      case 'figure':
        return [block.alt];
      case 'table':
        return [block.head, ...block.rows].map((row) => row.map(textOf).join(' · '));
      case 'list':
        return block.items.flatMap((item) => [itemLine(item), ...item.items.map(itemLine)]);
    }
  });
}

function itemLine({ number, runs }: { readonly number: string | null; readonly runs: readonly Run[] }): string {
  return `${number ?? '•'} ${textOf(runs)}`;
}

function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}
