import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { chatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { FormEnd } from '#shared/ui/form-end.tsx';

type FormEndProps = ComponentProps<typeof FormEnd>;

// For browsers without script, which cannot send the form.
function OtherWays({ text }: { text: string }) {
  const content = useContent();
  const shop = useShop();
  return (
    <p className="flex flex-wrap items-center gap-3">
      <ChatButton href={chatLink(content, shop, text)} className="btn btn-outline" text="WhatsApp" />
      {shop?.email && (
        <a href={`mailto:${shop.email}`} className="link">
          {shop.email}
        </a>
      )}
    </p>
  );
}

type CaseFormProps = {
  alert: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onEdit: (event: FormEvent<HTMLFormElement>) => void;
  sending: boolean;
  texts: FormEndProps['texts'] & { heading: string };
  children: ReactNode;
};

/** Frames the fields of a case with the alert and the button that sends them. */
export const CaseForm = ({ alert, sending, onSubmit, onEdit, texts, children }: CaseFormProps) => (
  <form
    noValidate
    method="post"
    onSubmit={onSubmit}
    onInput={onEdit}
    className="relative flex flex-col gap-5 rounded-hero bg-white p-5 sm:p-8"
  >
    <p role="alert" className="rounded-input bg-danger-soft p-3 font-medium text-danger empty:hidden">
      {alert}
    </p>
    {children}
    <FormEnd sending={sending} texts={texts} otherWays={<OtherWays text={texts.heading} />} />
  </form>
);
