import { type OpeningCheck, type ClosedNotice } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { TextareaField, TextField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { CheckItem } from './check-item.tsx';
import { openingQuery } from './queries.ts';
import { StatePanel } from './state-panel.tsx';
import { texts } from './texts.ts';
import { useNotice } from './use-opening-change.ts';

const ORDER = ['red', 'waived', 'green'];

// Within a state the server's order stays.
const sorted = (checks: readonly OpeningCheck[]): OpeningCheck[] =>
  checks.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));

/** Edits what the closed page says; what was typed stays when it cannot be saved. */
function NoticeForm({ notice }: { notice: ClosedNotice }) {
  const [title, setTitle] = useState(notice.title);
  const [text, setText] = useState(notice.text);
  const { mutate, isPending } = useNotice();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ title, text });
  };
  return (
    <SectionCard title={texts.notice} description={texts.noticeText}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <TextField
          label={texts.noticeTitle}
          optional
          value={title}
          maxLength={80}
          autoComplete="off"
          placeholder={texts.noticeTitleHint}
          onValue={setTitle}
        />
        <TextareaField
          label={texts.noticeBody}
          optional
          value={text}
          rows={4}
          maxLength={600}
          onValue={setText}
        />
        <Button type="submit" busy={isPending}>
          {texts.noticeSave}
        </Button>
      </form>
    </SectionCard>
  );
}

/** Shows the checklist of the opening, the state of the shop and the text of its closed page. */
export function OpeningScreen() {
  const query = useQuery(openingQuery);
  if (query.isPending) return <LoadingScreen label={texts.loading} />;
  if (!query.data)
    return <LoadError query={query} message={`${texts.loadFailed}: ${errorText(query.error)}`} />;
  const { checks, notice } = query.data;
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
      <div className="xl:col-start-2">
        <StatePanel opening={query.data} />
      </div>
      <SectionCard title={texts.list} className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <ol>
          {sorted(checks).map((check) => (
            <CheckItem key={check.key} check={check} />
          ))}
        </ol>
      </SectionCard>
      <div className="xl:col-start-2">
        <NoticeForm notice={notice} />
      </div>
    </div>
  );
}
