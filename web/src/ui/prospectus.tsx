/** What the company says it wants the money for, under the terms of its offer; opened by who wants to read it. */
export function Prospectus({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <details className="pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">{title}</summary>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-2">{text}</p>
    </details>
  );
}
