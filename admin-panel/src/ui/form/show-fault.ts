import { unfoldAround } from '../layout/unfold.ts';

/** Gives the focus to the first faulty field of the form in use a moment later, when its fault is on the page; unfolds what hides it. */
export const showFault = () =>
  setTimeout(() => {
    const form = document.activeElement?.closest('form') ?? document;
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    unfoldAround(field);
    field?.focus();
  });
