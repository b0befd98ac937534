/**
 * The message translation of spec §8. A `msg` is looked up as it is; then with its time range (HH:MM:SS-HH:MM:SS)
 * taken out; then with its numbers taken out; what was taken out is put back into the translation. What has no
 * translation and contains Chinese characters shows as "Error"; anything else shows as it came.
 */
export interface MessageTable {
  /** What a message shows as when it cannot be translated. */
  readonly error: string;
  /** Message -> translation. `{time}` stands for a time range, `{n}` for a number, in order. */
  readonly table: Readonly<Record<string, string>>;
}

const TIME_RANGE = /([0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?)\s*[-~至到–]\s*([0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?)/;
const NUMBER = /[0-9]+(?:,[0-9]+)*(?:\.[0-9]+)?/g;
const CHINESE = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;

export function translateMessage(message: string, { table, error }: MessageTable): string {
  const text = message.trim();
  if (text === '') return error;
  return (
    lookUp(text, table) ?? withTimeRange(text, table) ?? withNumbers(text, table) ?? (CHINESE.test(text) ? error : text)
  );
}

function withTimeRange(text: string, table: MessageTable['table']): string | null {
  const range = TIME_RANGE.exec(text);
  if (range === null) return null;
  const translation = lookUp(text.replace(range[0], '{time}'), table);
  return translation?.replaceAll('{time}', `${range[1]}-${range[2]}`) ?? null;
}

function withNumbers(text: string, table: MessageTable['table']): string | null {
  const numbers = text.match(NUMBER);
  if (numbers === null) return null;
  const translation = lookUp(text.replaceAll(NUMBER, '{n}'), table);
  if (translation === null) return null;
  let next = 0;
  return translation.replaceAll('{n}', () => numbers[next++] ?? '');
}

/** Own keys only: a server's message may be called "constructor". */
function lookUp(text: string, table: MessageTable['table']): string | null {
  return Object.hasOwn(table, text) ? (table[text] ?? null) : null;
}
