const texts = {
  title: 'News and notices',
  tabs: { label: 'Parts', notice: 'Notices', news: 'News' },
  none: { notice: 'No notices now.', news: 'No news yet today.' },
  noneOf: (symbol: string) => `Nothing about ${symbol} yet.`,
  about: (symbol: string) => `About ${symbol}`,
  showAll: 'Show everything',
  article: 'Article',
  pick: 'Pick a headline to read it here.',
  toList: 'Go to the news',
  removed: 'This article was removed.',
  removedBody: 'It has been taken back by its source, or the link is cut short.',
  related: 'Named in it',
  share: 'Share',
  linkCopied: 'Title and link copied',
  linkNotCopied: 'The link could not be copied. It stands in the address bar.',
  original: (host: string) => `Read it at ${host}`,
  leaving: {
    title: 'You are leaving the app',
    body: (host: string) => `${host} is not part of this app, and nobody here has checked what it says.`,
    action: 'Open the page',
  },
  own: 'Written by the practice exchange about its own market. Companies and money are fictional.',
  house: (house: string) => `Written by ${house}. A second member of our staff checked it.`,
  changed: (at: string) => `Changed ${at}`,
  outside: 'From outside, in its own words.',
};

export type NewsTexts = typeof texts;

export default texts;
