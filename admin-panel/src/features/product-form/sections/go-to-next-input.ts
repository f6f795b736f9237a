import { type KeyboardEvent } from 'react';

/** Moves the focus on Enter, which would send the form and is the key that a phone's keyboard has in place of Tab. */
export function goToNextInput(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const group = event.currentTarget.closest('table, details');
  const inputs = [...(group?.querySelectorAll('input') ?? [])];
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus();
}
