import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@shop/web-kit/icons';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The primary action comes last. */
  actions?: ReactNode;
  back?: { to: string; label: string };
  /** Stands on the line of the way back: other ways from here. */
  ways?: ReactNode;
};

/** The h1 takes the focus after a navigation. */
export const PageHeader = ({ title, description, actions, back, ways }: PageHeaderProps) => (
  <header className="mb-4 sm:mb-5">
    {back && (
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2">
        <Link
          to={back.to}
          className="inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-muted hover:text-ink hover:underline"
        >
          <Icon name="arrow-right" className="size-4 rotate-180" />
          {back.label}
        </Link>
        {ways}
      </div>
    )}
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <h1 tabIndex={-1} className="text-xl leading-tight font-semibold tracking-tight sm:text-2xl">
          {title}
        </h1>
        {description && <div className="mt-1 text-muted">{description}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  </header>
);
