import type { TableTexts } from './table.en.ts';

const texts: TableTexts = {
  columns: '選擇欄位',
  save: '下載 CSV',
  saving: '正在準備檔案…',
  sortFailed: '無法讀取全部資料，排序維持原狀。請再試一次。',
  saveFailed: '無法讀取全部資料，未儲存檔案。請再試一次。',
  tooLong: (rows, maximum) => `此清單有 ${rows} 筆，最多可排序或儲存 ${maximum} 筆。請用篩選縮小範圍。`,
};

export default texts;
