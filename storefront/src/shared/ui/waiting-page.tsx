import type { ReactNode } from 'react';

type WaitingPageProps = { loading?: string; noScript: string; children: ReactNode };

/** Placeholder of a page that needs script: start.ts looks for its mark and loads the shop at once. */
export const WaitingPage = ({ loading, noScript, children }: WaitingPageProps) => (
  <div data-needs-script>
    {loading && (
      <p role="status" className="sr-only">
        {loading}
      </p>
    )}
    <noscript>
      <p className="mb-6 font-medium">{noScript}</p>
    </noscript>
    {children}
  </div>
);
