import type { ReactNode } from 'react';
import type { HomePageSection } from '@shop/contract';

export type BandProps = { section: HomePageSection };

type FrameProps = BandProps & { className?: string; children: ReactNode };

/** Frames a section of the home page with the title and text of its owner. */
export const Band = ({ section: { key, title, description }, className = '', children }: FrameProps) => (
  <section aria-labelledby={`band-${key}`} data-content-block="homePage" className={`section ${className}`}>
    <div className="page flex flex-col gap-5 md:gap-8">
      <header className="max-w-text">
        <h2 id={`band-${key}`}>{title}</h2>
        {description && <p className="mt-2 whitespace-pre-line text-ink-soft">{description}</p>}
      </header>
      {children}
    </div>
  </section>
);
