/** Traditional Chinese texts of refusals of photos and proofs. */
import type { uploads as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'uploads.too_large': '檔案超過 {maximum_mb} MB。',
  'uploads.type': '請使用 JPG、PNG 或 WebP 圖片；PDF 請改傳螢幕截圖。',
  'uploads.unreadable': '無法讀取此圖片，請重新拍攝。',
  'uploads.too_small': '圖片太小：每邊至少 {minimum} 像素。',
  'uploads.too_many_pixels': '圖片超過 {maximum_megapixels} 百萬像素，請改用較小的圖片。',
  'uploads.too_many': '上傳過於頻繁，請等待 {wait} 秒後再試。',
  'uploads.unknown': '檔案已不存在，請重新上傳。',
};
