/** English texts of tables. Counts arrive formatted. */
const texts = {
  columns: 'Choose columns',
  save: 'Download CSV',
  saving: 'Preparing the file…',
  sortFailed: 'We could not read every row, so the sorting is unchanged. Try again.',
  saveFailed: 'We could not read every row, so nothing was saved. Try again.',
  tooLong: (rows: string, maximum: string) =>
    `This list has ${rows} rows; we can sort or save up to ${maximum}. Narrow it down with a filter.`,
};

export type TableTexts = typeof texts;

export default texts;
