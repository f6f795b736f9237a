import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { SaveFailed } from './form-notices.tsx';
import { type Step } from './steps.tsx';
import { texts } from '../texts.ts';
import { type SaveFailure } from '../save/use-product-session.ts';

type FormFooterProps = {
  step: Step;
  isNew: boolean;
  dirty: boolean;
  saving: boolean;
  limited: boolean;
  failure: SaveFailure | null;
  /** Saves the product switched off; null when it lacks nothing. */
  onSaveDraft: (() => void) | null;
  onBack: () => void;
};

const saveLabel = ({ isNew, saving, limited }: FormFooterProps) => {
  if (limited) return texts.limitReached;
  if (saving) return texts.saving;
  return isNew ? texts.create : texts.save;
};

export const FormFooter = (props: FormFooterProps) => (
  <div className="bottom-0 z-20 -mx-4 mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-panel px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-panel sm:border tall:sticky">
    {/* Beside the save button: at the top of the form it would be off screen. */}
    {props.failure && (
      <div className="w-full">
        <SaveFailed failure={props.failure} />
      </div>
    )}
    <p role="status" className="mr-auto text-sm text-muted">
      {props.dirty ? texts.unsaved : ''}
    </p>
    {props.step === 'edit' ? (
      <>
        {/* Phones have the way back at the top of the page. */}
        <Button asChild className="max-sm:hidden">
          <Link to={paths.products}>{texts.cancel}</Link>
        </Button>
        {props.onSaveDraft && (
          <Button busy={props.saving} disabled={props.limited} onClick={props.onSaveDraft}>
            {texts.saveDraft}
          </Button>
        )}
        <Button variant="primary" type="submit" disabled={props.saving} className="max-sm:grow">
          {texts.toReview}
        </Button>
      </>
    ) : (
      <>
        <Button disabled={props.saving} onClick={props.onBack}>
          {texts.backToEdit}
        </Button>
        <Button variant="primary" type="submit" busy={props.saving} disabled={props.limited}>
          {saveLabel(props)}
        </Button>
      </>
    )}
  </div>
);
