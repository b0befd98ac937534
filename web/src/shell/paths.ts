/**
 * Every path of the app (spec §2) with the query it reads: a domain adds those of its screens in its `domain.ts`. All query values are
 * text and may be missing: a link may be cut short, so a screen always has an answer for that. `routes.ts` puts the screens together.
 */
export type NoQuery = Record<never, never>;

export interface Queries {}

export type Path = keyof Queries;

/** The query of a path as it may come in. */
export type QueryOf<P extends Path> = { readonly [K in keyof Queries[P]]?: string };

/** Targets that are actions (spec §2): `exit` signs out, `kefu` opens the external support link. */
export type Target = Path | 'exit' | 'kefu';
