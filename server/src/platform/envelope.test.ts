import { expect, test } from 'vitest';
import { englishText } from './envelope.ts';

test('the English text of a refusal has the unit of a wait once, and words for fields', () => {
  expect(englishText({ code: 'request.too_frequent', params: { wait: 60 } })).toContain('Wait 60 s and');
  expect(englishText({ code: 'request.invalid', params: { field: 'stopLoss' } })).toContain('Check the stop-loss:');
  expect(englishText({ code: 'request.invalid', params: { field: 'x-header' } })).toContain('Check what was sent:');
});
