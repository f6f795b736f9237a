import { FITS, type Fit, type ReviewSummary } from '@shop/contract';
import { texts } from './texts.ts';

/** Returns how most buyers say that a product fits; of equal numbers 'justo' counts first. */
export function fitSentence({ count, fit }: ReviewSummary): string {
  const wins = (best: Fit, next: Fit): Fit => (fit[next] > fit[best] ? next : best);
  const most = FITS.reduce(wins, 'true');
  return texts.fit(fit[most], count, most);
}
