const CONTROL = 'button:enabled, input, select';

/** Moves the focus from a row that is removed to the next one, else the one before, else the search. */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const control =
    neighbour?.querySelector<HTMLElement>(CONTROL) ??
    button.closest('form')?.querySelector<HTMLElement>('input[type=search]');
  control?.focus();
}
