import { addProof } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';
import { usePublicForm } from '#shared/ui/use-public-form.ts';
import { orderQuery } from '../order-query.ts';
import { ProofPicker } from './proof-picker.tsx';
import { texts } from '../texts.ts';
import { useProofUpload } from './use-proof-upload.ts';

type AddProofProps = {
  orderNumber: string;
  token: string;
  /** Id of the heading that takes the focus once the form is gone. */
  focusAfterwards: string;
};

function useAddProof({ orderNumber, token, focusAfterwards }: AddProofProps) {
  const client = useQueryClient();
  const upload = useProofUpload();
  const { alert, sending, submit } = usePublicForm(async () => {
    const transferProofUrl = await upload.settled();
    if (!transferProofUrl) throw new Error(texts.proof.missing);
    const input = { params: { orderNumber }, body: { token, transferProofUrl } };
    const { order } = await call(addProof, input);
    client.setQueryData(orderQuery(orderNumber, token).queryKey, order);
    document.getElementById(focusAfterwards)?.focus();
  }, texts.proof.failed);
  return { upload, sending, error: alert, send: () => submit(null) };
}

export function AddProof(props: AddProofProps) {
  const { upload, sending, error, send } = useAddProof(props);
  return (
    <div className="no-print flex flex-col gap-3 rounded-panel border border-line bg-white p-4 sm:p-5">
      <h3 className="font-semibold">{texts.proof.lateHeading}</h3>
      <ProofPicker {...upload} />
      <p role="alert" className="font-medium text-danger empty:hidden">
        {upload.proof.error === error ? null : error}
      </p>
      <button
        type="button"
        className="btn btn-primary self-start"
        disabled={sending}
        onClick={() => void send()}
      >
        {sending ? texts.proof.sending : texts.proof.send}
      </button>
    </div>
  );
}
