const texts = {
  /** `date` null: not known (yet). */
  sellFrom: (date: string | null) =>
    date === null
      ? 'Not listed yet: it can be sold from its listing day on.'
      : `Listed on ${date}: it can be sold from then on.`,
  why: 'Nobody can trade it before. Until then it counts at what you paid.',
  application: 'The application it came from',
};

export type ListingTexts = typeof texts;

export default texts;
