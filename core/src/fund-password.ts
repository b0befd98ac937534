/** The fund password (rules §6): six digits that nobody tries first. */

/** What is wrong with a new fund password, or null. */
export function fundPasswordFault(text: string): 'format' | 'simple' | null {
  if (!/^[0-9]{6}$/.test(text)) return 'format';
  return isRepetition(text) || isRun(text) || isDate(text) ? 'simple' : null;
}

/** "000000", "121212", "123123", and pairs in a row, "112233". */
function isRepetition(text: string): boolean {
  if ([1, 2, 3].some((size) => text === text.slice(0, size).repeat(6 / size))) return true;
  const pairs = text.match(/../g)!;
  return pairs.every((pair) => pair[0] === pair[1]) && isRun(pairs.map((pair) => pair[0]).join(''));
}

/** "123456", "654321", "024680": each digit the same one or two steps from the last, 9 and 0 being neighbours. */
function isRun(text: string): boolean {
  const digits = [...text].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - digits[index]! + 10) % 10);
  return steps.every((step) => step === steps[0]) && [1, 2, 8, 9].includes(steps[0]!);
}

/** A birthday: day, month and year in the orders people write them. */
function isDate(text: string): boolean {
  const [first, second, third] = text.match(/../g)!.map(Number) as [number, number, number];
  return isDay(first, second) || isDay(second, first) || isDay(third, second);
}

function isDay(day: number, month: number): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}
