import { showToast } from '../toast-store.ts';
import { texts } from './texts.ts';

/** Shows that a choice lasts only until the page is left. */
export const showNotKept = (): void =>
  showToast({ text: texts.notKept, detail: texts.untilLeft, isNote: true });
