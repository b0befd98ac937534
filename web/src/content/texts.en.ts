import { texts as groups } from '@bahi/contract/content/groups.en.ts';

const texts = {
  about: {
    title: 'About us',
    more: 'More',
    status: 'State of the books',
    statusHint: 'Whether everything adds up, now',
    support: 'Customer service',
    agreement: 'Agreement & privacy',
    app: 'About this app',
    appHint: 'Version and licence',
  },
  agreement: {
    title: 'Agreement & privacy',
    user: 'User agreement',
    privacy: 'Privacy policy',
    print: 'Print',
    contents: 'Contents',
    version: (version: number) => `Version ${version}`,
    since: (date: string) => `In force since ${date}`,
    accepted: (version: number, date: string) => `You agreed to version ${version} on ${date}.`,
    notInForce: 'This version is not in force.',
    showCurrent: 'Show current version',
    showChanges: 'Show what changed',
    changesSince: (version: number) => `Changes since version ${version}`,
    noChanges: 'The text is the same.',
    added: 'Added',
    removed: 'Removed',
    versions: 'Versions',
    states: { in_force: 'In force', coming: 'Coming', past: 'Past' },
  },
  consent: {
    title: (names: string) => `Changed: ${names}`,
    body: 'Read what changed and agree to go on. Until then you can look at everything, exit positions and withdraw, but start nothing new.',
    and: ' and ',
    first: 'You have not agreed to it yet.',
    read: 'Read the full text',
    agreeTo: (name: string, version: number) => `Agree to ${name.toLowerCase()}, version ${version}`,
    later: 'Decide later',
    done: 'Thank you. You agreed.',
  },
  faq: {
    tabs: { questions: 'Questions', learn: 'Learn', charges: 'Hours and charges' },
    title: 'FAQ',
    search: 'Search questions',
    group: 'Topic',
    all: 'All',
    groups,
    nothingFound: 'No question has these words. Try fewer words, or another topic.',
    none: 'There are no questions yet.',
    showAll: 'Show all questions',
    notFound: 'Not answered?',
    support: 'Ask customer service',
    rules: 'How the market’s rules work',
  },
};

export type ContentTexts = typeof texts;

export default texts;
