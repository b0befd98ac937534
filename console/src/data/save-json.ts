/** A document of the server as a file, as it is. */
export function saveJson(name: string, document_: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(document_)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
