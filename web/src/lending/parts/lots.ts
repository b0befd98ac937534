/** Whether what was typed is no number of lots up to this one. */
export function lotsFault(value: string, maximum: number): boolean {
  return !/^[1-9]\d*$/u.test(value) || Number(value) > maximum;
}
