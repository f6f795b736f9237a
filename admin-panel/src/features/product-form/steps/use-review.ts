import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Step } from './steps.tsx';

const REVIEW = { review: true } as const;

const isReview = (state: unknown) => typeof state === 'object' && state !== null && 'review' in state;

/** Keeps the step in the browser history, so that Back leads from the review to the form. */
export function useReview(isSound: boolean) {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const asked = isReview(state);
  // Forward or a reload may open the review of a form with faults: it goes back to editing.
  useEffect(() => {
    if (asked && !isSound) void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [asked, isSound, navigate, search]);
  const step: Step = asked && isSound ? 'review' : 'edit';
  return {
    step,
    start: () => void navigate({ search }, { state: REVIEW, preventScrollReset: true }),
    end: () => void navigate(-1),
  };
}
