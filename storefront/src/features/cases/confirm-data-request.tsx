import { myDataTexts as texts } from './my-data-texts.ts';
import type { useDataRequest } from './use-data-request.ts';

type ConfirmDataRequestProps = Pick<ReturnType<typeof useDataRequest>, 'alert' | 'sending' | 'submit'>;

/** Asks the receiver of a mail to confirm: programs that open links on their own must not do it for her. */
export const ConfirmDataRequest = ({ alert, sending, submit }: ConfirmDataRequestProps) => (
  <section className="flex flex-col gap-5 rounded-hero bg-white p-5 sm:p-8">
    <h2 className="text-h3">{texts.confirmHeading}</h2>
    <p>{texts.confirmIntro}</p>
    <p role="alert" className="rounded-input bg-danger-soft p-3 font-medium text-danger empty:hidden">
      {alert}
    </p>
    <button
      type="button"
      className="btn btn-primary self-start aria-disabled:opacity-55"
      aria-disabled={sending}
      onClick={() => void submit(null)}
    >
      {sending ? texts.confirming : texts.confirm}
    </button>
  </section>
);
