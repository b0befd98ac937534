/** Traditional Chinese words of the fields that calls of the market alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  adjust: '復權方式',
  at: '時點',
  before: '續讀位置',
  by: '排序方式',
  limit: '筆數',
  period: '週期',
  sector: '類股',
};
