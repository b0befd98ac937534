/** Where the focus goes when what was pressed is gone with what it did: to the screen's title, so that it never falls out of the page. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('h1[data-screen-title]')?.focus();
}
