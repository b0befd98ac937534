/** The longest part of a refusal's text without a number: found on a screen whatever its numbers are there. */
export function saying(template: string): string {
  return template
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest))
    .trim();
}
