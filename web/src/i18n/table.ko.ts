import type { TableTexts } from './table.en.ts';

const texts: TableTexts = {
  columns: '열 선택',
  save: 'CSV 내려받기',
  saving: '파일을 준비하는 중…',
  sortFailed: '모든 행을 읽지 못해 순서를 그대로 두었습니다. 다시 시도하세요.',
  saveFailed: '모든 행을 읽지 못해 저장하지 않았습니다. 다시 시도하세요.',
  tooLong: (rows, maximum) =>
    `이 목록에는 ${rows}행이 있습니다. 정렬과 저장은 ${maximum}행까지 됩니다. 필터로 범위를 줄이세요.`,
};

export default texts;
