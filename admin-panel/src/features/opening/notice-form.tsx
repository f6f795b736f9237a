import { type ClosedNotice } from '@shop/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextareaField, TextField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';
import { useNotice } from './use-opening-change.ts';

/** Edits what the closed page says; what was typed stays when it cannot be saved. */
export function NoticeForm({ notice }: { notice: ClosedNotice }) {
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
