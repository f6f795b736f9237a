import type { ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { sections } from '../navigation/paths.ts';
import { SectionLink } from '../navigation/section-link.tsx';

type EmptyStateProps = {
  icon: string;
  texts: { empty: string; emptyHint: string; explore: string };
  children?: ReactNode;
};

export const EmptyState = ({ icon, texts, children }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-4 px-6 py-14 text-center">
    <span className="flex size-20 items-center justify-center rounded-full bg-blush text-wine">
      <Icon name={icon} className="size-9" />
    </span>
    <div>
      <h2 className="text-h3">{texts.empty}</h2>
      <p className="mt-2 text-ink-soft">{texts.emptyHint}</p>
    </div>
    <SectionLink section={sections.products} className="btn btn-primary">
      {texts.explore}
    </SectionLink>
    {children}
  </div>
);
