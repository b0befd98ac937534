/** What is said about each field, and what is sent. */
import { expect, test } from 'vitest';
import type { PhotoUpload } from '../data/use-upload.ts';
import { inputOf, readable, rulesOf, type Answers, type FieldName, type Photos } from './answers.ts';
import texts from './texts.en.ts';

const all = new Set<FieldName>(['name', 'id_number', 'pan', 'front', 'back']);
const given: Answers = {
  name: 'Asha Rao',
  idType: 'aadhaar',
  idFirst: '234123',
  idRest: '412346',
  pan: 'ABCPE1234F',
  front: 'chosen',
  back: 'chosen',
};
const photo = (id: string) => ({ kept: { id, at: 0, picture: null } }) as unknown as PhotoUpload;
const photos: Photos = { front: photo('7'), back: photo('8') };

function faults(changes: Partial<Answers>, needed: ReadonlySet<FieldName> = all) {
  const answers = { ...given, ...changes } as Answers;
  const found = Object.entries(rulesOf(texts, needed)).map(([name, rule]) => [name, rule!(answers[name]!, answers)]);
  return Object.fromEntries(found.filter(([, fault]) => fault !== null)) as Record<string, string>;
}

test.each<[string, Partial<Answers>, Record<string, string>]>([
  ['everything right', {}, {}],
  ['pasted with blanks', { idFirst: '2341 2341 2346', idRest: '' }, {}],
  ['no name', { name: ' ' }, { name: texts.enterName }],
  ['a digit missing', { idRest: '41234' }, { idRest: 'Number needs 12 digits' }],
  ['a digit wrong', { idRest: '412347' }, { idRest: texts.wrongDigit }],
  ['a PAN too short', { idType: 'pan', idFirst: 'ABCPE1', idRest: '23' }, { idRest: texts.enterNumber.pan }],
  ['a company’s PAN', { idType: 'pan', idFirst: 'ABCCE1', idRest: '234F' }, { idRest: texts.wrongPan }],
  ['a PAN card alone', { idType: 'pan', idFirst: 'abcpe1', idRest: '234f', pan: '' }, {}],
  ['no PAN beside Aadhaar', { pan: '' }, { pan: texts.enterPan }],
  ['no photos', { front: '', back: '' }, { front: 'Add the front photo', back: 'Add the back photo' }],
])('%s', (_name, changes, expected) => {
  expect(faults(changes)).toEqual(expected);
});

test('a field that was accepted is neither judged nor sent', () => {
  const needed = new Set<FieldName>(['pan', 'back']);
  expect(faults({ name: '', idFirst: '', idRest: '', front: '' }, needed)).toEqual({});
  expect(inputOf(given, photos, needed)).toEqual({ pan: 'ABCPE1234F', back: '8' });
});

test('the number of a PAN card is sent as the PAN too, in capitals', () => {
  const answers = { ...given, idType: 'pan', idFirst: 'abcpe1', idRest: '234f', pan: '' };
  expect(inputOf(answers, photos, all)).toEqual({
    name: 'Asha Rao',
    idType: 'pan',
    idFirst: 'ABCPE1',
    idRest: '234F',
    pan: 'ABCPE1234F',
    front: '7',
    back: '8',
  });
});

test('numbers are grouped as the card groups them', () => {
  expect(readable('234123412346', 'aadhaar')).toBe('2341 2341 2346');
  expect(readable('ABCPE1234F', 'pan')).toBe('ABCPE1234F');
});
