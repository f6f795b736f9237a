import type { ReactNode } from 'react';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { texts } from './texts.ts';
import { Toaster } from './toaster.tsx';

/** What surrounds every page. */
export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <>
    <a
      href="#contenido"
      className="btn btn-primary absolute top-2 left-2 z-50 -translate-y-24 focus:translate-y-0"
    >
      {texts.skip}
    </a>
    <AnnouncementBar />
    <Header />
    {/* The footer starts below the fold: what loads above it may grow without moving anything in view. */}
    <main id="contenido" tabIndex={-1} className="min-h-[calc(100svh-6rem)]">
      {children}
    </main>
    <Footer />
    <Toaster />
  </>
);
