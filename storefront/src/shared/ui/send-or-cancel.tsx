type SendOrCancelProps = {
  sending: boolean;
  texts: { send: string; sending: string; cancel: string };
  canSend?: boolean;
  onCancel: () => void;
};

/** Ends a form that opened in place with the buttons that send it and close it. */
export const SendOrCancel = ({ sending, texts, canSend = true, onCancel }: SendOrCancelProps) => (
  <div className="flex flex-wrap gap-3">
    {canSend && (
      <button type="submit" className="btn btn-primary aria-disabled:opacity-55" aria-disabled={sending}>
        {sending ? texts.sending : texts.send}
      </button>
    )}
    <button type="button" className="btn btn-outline" onClick={onCancel}>
      {texts.cancel}
    </button>
  </div>
);
