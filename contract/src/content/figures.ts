/** The figures that a text may show, `![words](figure:name)`. Each is drawn by the app; one without a drawing here cannot be written. */
export const figureNames: readonly string[] = [];
