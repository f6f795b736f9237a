import { errorText } from '@shop/web-kit/api';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '../toasts.ts';

type Context<Input> = { input: Input; client: QueryClient };

export type Action<Answer, Input> = {
  run: (input: Input) => Promise<Answer>;
  /** Shows the result before the server answers; what it returns takes that back when the server refuses. */
  begin?: (input: Input, client: QueryClient) => Promise<() => void>;
  /** Text of the toast that tells the success. */
  success?: string | ((answer: Answer, input: Input) => string | null);
  done?: (answer: Answer, context: Context<Input>) => unknown;
  /** Says why it failed: a text for errors without words, or a sentence around theirs. Without it the caller shows `error`. */
  failed?: Parameters<typeof errorText>[1] | ((why: string) => string);
  /** Takes the text of a failure, which is a toast otherwise. */
  tell?: (text: string) => unknown;
  refused?: (error: Error, context: Context<Input>) => unknown;
  /** Loads these queries anew when the action has ended, and is pending until they are there. */
  invalidates?: QueryKey;
  /** Runs when the action has ended; it is pending until a returned promise ends. */
  settled?: (client: QueryClient) => unknown;
};

const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Runs a change on the server and tells staff how it ended; one that is under way is not begun again. */
export function useAction<Answer, Input = void>(action: Action<Answer, Input>) {
  const { run, begin, success, done, failed, tell = toast.error, refused, invalidates, settled } = action;
  const client = useQueryClient();
  const running = useRef<Input[]>([]);
  const mutation = useMutation({
    mutationFn: (input: Input) => run(input),
    onMutate: (input) => begin?.(input, client),
    onSuccess: (answer, input) => {
      const text = typeof success === 'function' ? success(answer, input) : success;
      if (text) toast.success(text);
      return done?.(answer, { input, client });
    },
    onError: (error, input, takeBack) => {
      takeBack?.();
      if (failed) tell(typeof failed === 'function' ? failed(errorText(error)) : errorText(error, failed));
      return refused?.(error, { input, client });
    },
    onSettled: async (_answer, _error, input) => {
      running.current = running.current.filter((one) => one !== input);
      await settled?.(client);
      if (invalidates) await client.invalidateQueries({ queryKey: invalidates });
    },
  });
  const { mutate: send } = mutation;
  // A double click is faster than the button that its first click disables.
  const mutate: typeof send = (...args) => {
    const [input] = args as [Input];
    if (running.current.some((one) => isSame(one, input))) return;
    running.current.push(input);
    send(...args);
  };
  return { ...mutation, mutate };
}
