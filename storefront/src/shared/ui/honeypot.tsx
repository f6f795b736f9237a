import { useId } from 'react';

const LABEL = 'No completes este campo';

/** Renders a field that people do not see: a form with it filled in comes from a bot. */
export function Honeypot() {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label htmlFor={id}>{LABEL}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
