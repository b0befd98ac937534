/** Finds the texts that a reader's words ask for. */

/** Words of Chinese too, which stand without spaces. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

export interface Searched {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * The texts with every word, in the order given. Where none has them all, as when a whole question was typed, the nearest ones: a word
 * counts the more, the fewer texts have it, and once more in a title. No list of idle words, so that it serves every language.
 */
export function search<T extends Searched>(texts: readonly T[], asked: string): readonly T[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  const read = texts.map((text) => {
    const title = folded(text.title);
    return { text, title, all: [title, ...text.lines.map(folded)].join('\n') };
  });
  const whole = read.filter(({ all }) => words.every((word) => all.includes(word)));
  if (whole.length > 0) return whole.map(({ text }) => text);
  const weighed = [
    ...new Set([...segmenter.segment(folded(asked))].filter((one) => one.isWordLike).map((one) => one.segment)),
  ]
    .map((word) => ({ word, count: read.filter(({ all }) => all.includes(word)).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => ({ word, weight: Math.log(read.length / count) }));
  const near = read.map(({ text, title, all }) => ({ text, score: scoreOf(weighed, all) + scoreOf(weighed, title) }));
  const best = Math.max(0, ...near.map(({ score }) => score));
  return near
    .filter(({ score }) => score > best / 2)
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);
}

function scoreOf(words: readonly { readonly word: string; readonly weight: number }[], text: string): number {
  return words.reduce((sum, { word, weight }) => (text.includes(word) ? sum + weight : sum), 0);
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
