/** English words of the fields that calls of the market alone have. */
export const texts = {
  adjust: 'the adjustment of prices',
  at: 'the moment',
  before: 'the page',
  by: 'the order of the list',
  limit: 'the number of lines',
  period: 'the period',
  sector: 'the sector',
};
