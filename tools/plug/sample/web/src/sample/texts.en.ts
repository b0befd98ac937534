/** English texts of wishes. */
const texts = { title: 'Wishes', wish: 'Your wish', send: 'Send the wish', none: 'No wish yet.' };

export default texts;
