import { type SetURLSearchParams } from 'react-router-dom';

/** Takes a parameter that has done its work out of the address, so that a reload does not repeat it. */
export const dropParam = (setParams: SetURLSearchParams, name: string): void =>
  setParams(
    (given) => {
      given.delete(name);
      return given;
    },
    { replace: true, preventScrollReset: true },
  );
