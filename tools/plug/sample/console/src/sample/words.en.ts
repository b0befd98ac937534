/** English words of wishes. */
export const en = { wish: 'Wish', facts: 'About it', answer: 'Answer', done: (name: string) => `Answered: ${name}` };
