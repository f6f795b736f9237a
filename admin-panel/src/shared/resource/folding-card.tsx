import { SMALL_SCREEN_PX } from '@shop/contract';
import { type ReactNode } from 'react';
import { useStartedNarrow } from '#shared/hooks/use-is-narrower-than.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { Folded } from '#ui/layout/folded.tsx';

type FoldingCardProps = {
  title: string;
  description?: string;
  /** Says on a phone what is inside; the description does without it. */
  summary?: string | undefined;
  /** Opens it on a phone, too. */
  isOpen?: boolean;
  bodyClassName?: string;
  children: ReactNode;
};

/** Shows a part of a long page as a card, which a phone folds: one opens there what one came for. */
export function FoldingCard({ summary, isOpen = false, ...card }: FoldingCardProps) {
  const { title, description, children } = card;
  const isPhone = useStartedNarrow(SMALL_SCREEN_PX);
  if (!isPhone) return <SectionCard {...card} />;
  return (
    <Folded
      isSection
      isOpen={isOpen}
      title={title}
      summary={<span className="line-clamp-2">{summary || description}</span>}
    >
      {summary && description && <p className="text-sm text-muted">{description}</p>}
      {children}
    </Folded>
  );
}
