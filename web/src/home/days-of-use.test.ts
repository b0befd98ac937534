import { expect, test } from 'vitest';
import { countDay, hideInstall } from './days-of-use.ts';

test('a day counts once, however often home is opened on it, and what was hidden stays hidden', () => {
  const storage = storageOf();
  const days = ['2026-11-02T09:00', '2026-11-02T18:00', '2026-11-05T09:00'];
  expect(days.map((day) => countDay(new Date(day), storage).days)).toEqual([1, 1, 2]);
  hideInstall(storage);
  expect(countDay(new Date('2026-11-06T09:00'), storage)).toMatchObject({ days: 3, isHidden: true });
});

test('a broken or full store counts from the beginning and breaks nothing', () => {
  const broken = storageOf('no JSON');
  expect(countDay(new Date('2026-11-02T09:00'), broken)).toMatchObject({ days: 1, isHidden: false });
  const full = {
    ...storageOf(),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(countDay(new Date('2026-11-02T09:00'), full)).toMatchObject({ days: 1 });
});

function storageOf(first: string | null = null): Storage {
  let value = first;
  return {
    getItem: () => value,
    setItem: (_name: string, next: string) => (value = next),
  } as unknown as Storage;
}
