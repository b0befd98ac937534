const texts = {
  title: 'Daily sign-in',
  signIn: 'Sign in today',
  done: 'Signed in today',
  counted: (counted: number, days: number) => `${counted} of the last ${days} days, for VIP levels`,
  most: (most: number) => `At most ${most} count`,
};

export default texts;
