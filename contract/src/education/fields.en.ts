/** English words of the fields that calls of lessons and the exam alone have. */
export const texts = {
  answers: 'the answers',
  isStart: 'whether it begins',
  lesson: 'the lesson',
  try: 'the exam',
};
