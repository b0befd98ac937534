/**
 * Where the server is. A browser has the app from it: ''. The files of the phone app lie on the phone, and the server is at the address it
 * was built for (web/phone-build.ts): every call, stream and picture goes there.
 */
export const ORIGIN: string = import.meta.env.BAHI_ORIGIN ?? '';

/** The address the app has for others, as in a link to share. */
export const publicOrigin = (): string => ORIGIN || location.origin;
