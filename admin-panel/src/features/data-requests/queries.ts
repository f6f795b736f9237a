import {
  type DataRequestStep,
  eraseForDataRequest,
  readDataRequest,
  recordDataRequestStep,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';
import { useAction } from '#shared/actions/use-action.ts';
import { texts } from './texts.ts';

export const dataRequestQuery = (id: string) =>
  queryOptions({
    // Below the case's key: what is recorded there loads both anew.
    queryKey: ['cases', 'data-request', id],
    queryFn: () => call(readDataRequest, { params: { id } }),
  });

/** Lists what staff do with a request: a step, or the deletion. */
export type RequestChange = { erase: true } | ({ erase: false } & DataRequestStep);

/** Sends a change of a data request and loads the case and the lists anew. */
export const useRequestChange = (id: string, onDone: () => void) =>
  useAction({
    run: ({ erase, ...step }: RequestChange) =>
      erase
        ? call(eraseForDataRequest, { params: { id }, body: {} })
        : call(recordDataRequestStep, { params: { id }, body: step as DataRequestStep }),
    success: texts.done,
    done: onDone,
    settled: (client) => {
      for (const key of ['cases', 'orders', 'clients']) void client.invalidateQueries({ queryKey: [key] });
    },
  });
