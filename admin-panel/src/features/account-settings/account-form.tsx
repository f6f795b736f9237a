import { type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';

type AccountFormProps = {
  words: { title: string; description: string; submit: string; submitting: string };
  busy: boolean;
  failure: string | null;
  saved: string | null;
  onSubmit: () => unknown;
  children: ReactNode;
};

/** Form of the account with its outcome and submit button. */
export const AccountForm = ({ words, busy, failure, saved, onSubmit, children }: AccountFormProps) => (
  <SectionCard title={words.title} description={words.description} className="max-w-xl">
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex flex-col gap-4"
    >
      {children}
      {failure && <ErrorNotice message={failure} />}
      {saved && <Banner tone="success">{saved}</Banner>}
      <div>
        <Button busyLabel={words.submitting} type="submit" variant="primary" busy={busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  </SectionCard>
);
