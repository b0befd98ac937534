/** What an action does, point by point, before it is done. */
export function Facts({ items, label }: { readonly items: readonly string[]; readonly label: string }) {
  return (
    <ul aria-label={label} className="flex list-disc flex-col gap-2 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
