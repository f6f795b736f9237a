import type { ReactNode } from 'react';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { texts } from './texts.ts';
import { Toaster } from './toaster.tsx';

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
    {/* The minimum height keeps the footer below the fold: late content moves nothing in view. */}
    <main id="contenido" tabIndex={-1} className="min-h-[calc(100svh-6rem)]">
      {children}
    </main>
    <Footer />
    <Toaster />
  </>
);
