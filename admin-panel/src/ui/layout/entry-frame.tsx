import { type ReactNode } from 'react';

type EntryFrameProps = {
  title: string;
  intro?: string;
  children: ReactNode;
  /** Stands below the card. */
  footer?: ReactNode;
};

/** Frames a page for people who are not signed in, with the shop's sign above one card. */
export const EntryFrame = ({ title, intro, children, footer }: EntryFrameProps) => (
  <main className="grid min-h-dvh place-items-center bg-bg px-4 py-10">
    <div className="w-full max-w-sm">
      <div className="mb-6 text-center">
        <img
          src={`${import.meta.env.BASE_URL}icon.svg`}
          alt=""
          width="52"
          height="52"
          className="mx-auto mb-3"
        />
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        {intro && <p className="mt-1 text-muted">{intro}</p>}
      </div>
      <div className="rounded-panel border border-line bg-panel p-6">{children}</div>
      {footer}
    </div>
  </main>
);
