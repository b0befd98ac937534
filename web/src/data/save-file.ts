/** Hands something made here to the browser as a download. */
export function saveFile(name: string, type: string, text: BlobPart): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
