import type { CaseDetail } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { showCase } from '../queries.ts';

type Change<T> = {
  send: (body: T) => Promise<{ case: CaseDetail }>;
  done: (body: T) => string;
  onDone: () => void;
};

/** Sends a change of a case and shows the case as it is then. */
export function useCaseChange<T>({ send, done, onDone }: Change<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ case: changed }, body) => {
      showCase(client, changed);
      toast.success(done(body));
      onDone();
    },
    onError: () => void client.invalidateQueries({ queryKey: ['cases'] }),
  });
}
