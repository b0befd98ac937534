/**
 * The message translation of spec §8. A `msg` is looked up as it is; then with its time range (HH:MM:SS-HH:MM:SS)
 * and its numbers taken out; what was taken out is put back into the translation. What has no
 * translation and contains Chinese characters shows as "Error"; anything else shows as it came.
 */
export interface MessageTable {
  /** What a message shows as when it cannot be translated. */
  readonly error: string;
  /** Message -> translation. `{time}` stands for a time range, `{n}` for a number, in order. */
  readonly table: Readonly<Record<string, string>>;
}

const TIME_RANGE = /(\d{1,2}:\d{2}(?::\d{2})?)\s*[-~〜至到–—]\s*(\d{1,2}:\d{2}(?::\d{2})?)/;
/** A minus behind a digit or a letter joins two of them: "5-10", "T-1". */
const NUMBER = /(?<![\dA-Za-z])[-−]?\d+(?:,\d+)*(?:\.\d+)?|\d+(?:,\d+)*(?:\.\d+)?/g;
const CHINESE = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;

/** Characters of the tables' messages as Traditional Chinese writes them, each above its simplified one. */
const TRADITIONAL =
  '帳賬號誤碼請兩凍結錄當無聯係現設過實認證額數頻處時間為爲內還單訂審銀發敗漲獲價倉狀態復複產買開啟啓賣鐘鍾關閉資鑰掛購滿簽搶籌統試傳編輯刪換兌貸於後進戶錯幣訊從與';
const SIMPLIFIED =
  '账账号误码请两冻结录当无联系现设过实认证额数频处时间为为内还单订审银发败涨获价仓状态复复产买开启启卖钟钟关闭资钥挂购满签抢筹统试传编辑删换兑贷于后进户错币讯从与';
const simplified = new Map([...TRADITIONAL].map((character, index) => [character, SIMPLIFIED[index] ?? character]));

export function translateMessage(message: string, { table, error }: MessageTable): string {
  const text = message.trim();
  if (text === '') return error;
  const plain = text.normalize('NFKC');
  return (
    lookUp(plain, table) ??
    withNumbers(plain, null, table) ??
    withTimeRange(plain, table) ??
    (CHINESE.test(text) ? error : text)
  );
}

function withTimeRange(text: string, table: MessageTable['table']): string | null {
  const range = TIME_RANGE.exec(text);
  if (range === null) return null;
  return withNumbers(text.replace(range[0], '{time}'), `${range[1]}-${range[2]}`, table);
}

function withNumbers(text: string, time: string | null, table: MessageTable['table']): string | null {
  const numbers = text.match(NUMBER) ?? [];
  const translation = lookUp(text.replaceAll(NUMBER, '{n}'), table);
  let next = 0;
  return translation?.replaceAll(/\{(n|time)\}/g, (_, kind) => (kind === 'n' ? numbers[next++] : time) ?? '') ?? null;
}

function lookUp(text: string, table: MessageTable['table']): string | null {
  return canonicalTable(table).get(canonical(text)) ?? null;
}

const canonicalTables = new WeakMap<MessageTable['table'], ReadonlyMap<string, string>>();

function canonicalTable(table: MessageTable['table']): ReadonlyMap<string, string> {
  const known = canonicalTables.get(table);
  if (known !== undefined) return known;
  const made = new Map(Object.entries(table).map(([message, translation]) => [canonical(message), translation]));
  canonicalTables.set(table, made);
  return made;
}

/** What writers of one message differ in is taken away: width, blanks, the last stop, the script. */
function canonical(message: string): string {
  const bare = message
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/[。.!]+$/, '');
  return Array.from(bare, (character) => simplified.get(character) ?? character).join('');
}
