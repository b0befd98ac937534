/**
 * Kinds of line and reasons in the log of draws (draw-log.ts), for the contract: apart from what reads and checks that log, so that no
 * other screen loads it.
 */

export const LOGGED_WHATS = ['commitment', 'list', 'persons', 'gap', 'result'] as const;
export type LoggedWhat = (typeof LOGGED_WHATS)[number];

export const SKIPPED_WHYS = ['close_missed', 'minutes_missed', 'no_session', 'told_late'] as const;

/**
 * Why a session gives no level: nobody recorded how it closed; minutes of it were missed; there was none; or the session before it was
 * skipped, and the log of draws says so only since this one had closed, when both levels could be known.
 */
export type SkippedWhy = (typeof SKIPPED_WHYS)[number];
