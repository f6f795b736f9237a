import { SUCCESS_BANNER_MS } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { type ReactNode, useState } from 'react';
import { type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fieldList, type Fields, registered } from '#shared/resource/fields.tsx';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';

type AccountTexts = {
  title: string;
  description: string;
  submit: string;
  submitting: string;
  saved: string;
  failed: string;
  failedRetry: string;
};

type AccountFormProps<V extends FieldValues> = {
  texts: AccountTexts;
  form: UseFormReturn<V>;
  fields: Fields<V>;
  save: (values: V) => Promise<void>;
  children?: ReactNode;
};

export function AccountForm<V extends FieldValues>(props: AccountFormProps<V>) {
  const { texts, form, fields, save, children } = props;
  const [error, setError] = useState<string | null>(null);
  const saved = useTimedMessage(SUCCESS_BANNER_MS);
  const submit = form.handleSubmit(async (values) => {
    setError(null);
    saved.hide();
    try {
      await save(values);
      saved.show(texts.saved);
    } catch (reason) {
      setError(errorText(reason, texts));
    }
  });
  return (
    <SectionCard title={texts.title} description={texts.description} className="max-w-xl">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {children}
        {fieldList(registered(form), fields)()}
        {error && <ErrorNotice message={error} />}
        {saved.message && <Banner tone="success">{saved.message}</Banner>}
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={form.formState.isSubmitting}
            busyLabel={texts.submitting}
          >
            {texts.submit}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
