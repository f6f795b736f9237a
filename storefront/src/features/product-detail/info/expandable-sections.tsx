import { Icon } from '@shop/web-kit/icons';

export type Expandable = { id: string; title: string; content: string; open?: boolean };

/** Sections that open and close each by itself. */
export function ExpandableSections({ sections }: { sections: readonly Expandable[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {sections.map(({ id, title, content, open }) => (
        <details key={id} open={open} className="group/section">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <Icon name="chevron-down" className="size-5 transition-transform group-open/section:rotate-180" />
          </summary>
          <p className="max-w-text pb-5 whitespace-pre-line text-ink-soft">{content}</p>
        </details>
      ))}
    </div>
  );
}
