/** The figures that a text may show, `![words](figure:name)`. Each is drawn by the app; one without a drawing here cannot be written. */
import { LESSONS } from '@bahi/core/education.ts';

/** One a lesson, by its name (web/src/education/figures/). */
export const figureNames: readonly string[] = LESSONS;
