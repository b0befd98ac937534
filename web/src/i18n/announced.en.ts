/** Announced changes, English. */
const texts = {
  title: 'Changes to come',
  body: (hours: number) =>
    `Limits and payees change for everybody alike, and are shown here at least ${hours} hours before.`,
  none: 'Nothing changes at the moment.',
  from: (at: string) => `From ${at}`,
  until: 'Until then:',
};

export type AnnouncedTexts = typeof texts;
export default texts;
