import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dropParam } from './drop-param.ts';

const PARAM = 'abrir';

/** Holds whether a dialog is open; an address that names it opens it, once. */
export function useLinkedDialog(name: string) {
  const [params, setParams] = useSearchParams();
  const [isAsked, setIsAsked] = useState(false);
  const isNamed = params.get(PARAM) === name;
  if (isNamed && !isAsked) setIsAsked(true);
  useEffect(() => {
    if (isNamed) dropParam(setParams, PARAM);
  }, [isNamed, setParams]);
  return {
    // Back closes it by an entry of its own, which must lie above the address without the name.
    isOpen: isAsked && !isNamed,
    open: () => setIsAsked(true),
    close: () => setIsAsked(false),
  };
}
