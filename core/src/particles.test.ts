import { expect, test } from 'vitest';
import { chooseParticles } from './particles.ts';

test('a particle follows the last sound of a number, a word and a name', () => {
  expect(
    [
      '270.00이(가) 들어왔습니다',
      '1,234.52을(를) 냅니다',
      '청약 8500487은(는) 없습니다',
      '3로트을(를) 포기',
      '명단이(가) 다릅니다',
      '+91 ••••3211(으)로',
      '+91 ••••3213(으)로',
      '10%을(를) 넘음',
      '5,000.00 INR이(가) 반영되었습니다',
      '100.00 INR(으)로 정정',
      '‘내 목록’(으)로 이동',
      'Varuna Motors(VRM)이(가) 발표',
      'Rohini Solar과(와) 비교',
      'Udyami Capital은(는) 하락',
    ].map(chooseParticles),
  ).toEqual([
    '270.00이 들어왔습니다',
    '1,234.52를 냅니다',
    '청약 8500487은 없습니다',
    '3로트를 포기',
    '명단이 다릅니다',
    '+91 ••••3211로',
    '+91 ••••3213으로',
    '10%를 넘음',
    '5,000.00 INR이 반영되었습니다',
    '100.00 INR로 정정',
    '‘내 목록’으로 이동',
    'Varuna Motors(VRM)가 발표',
    'Rohini Solar와 비교',
    'Udyami Capital은 하락',
  ]);
});

test('where the sound cannot be told, both forms stay, and other brackets are left alone', () => {
  const texts = ['NEEM이(가) 정지되었습니다', 'Neem Bank은(는) 상승', '수량(주)을 입력', 'an(other) text'];
  expect(texts.map(chooseParticles)).toEqual(texts);
});
