/** Korean texts of refusals of photos and proofs. */
import type { uploads as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'uploads.too_large': '파일이 {maximum_mb}MB를 넘습니다.',
  'uploads.type': 'JPG, PNG, WebP 사진을 사용하세요. PDF는 화면 캡처로 보내 주세요.',
  'uploads.unreadable': '읽을 수 없는 사진입니다. 다시 찍어 주세요.',
  'uploads.too_small': '사진이 너무 작습니다. 한 변이 {minimum}픽셀 이상이어야 합니다.',
  'uploads.too_many_pixels': '사진이 {maximum_megapixels}메가픽셀을 넘습니다. 더 작은 사진을 올려 주세요.',
  'uploads.too_many': '파일을 너무 자주 올렸습니다. {wait}초 후 다시 시도하세요.',
  'uploads.unknown': '파일이 더 이상 남아 있지 않습니다. 다시 올려 주세요.',
};
