import { $clearedDraft } from '../../stores/wizard.ts';
import { linkStyle, noticeStyles } from '../../ui/styles.ts';
import { useLazyTexts } from '../shared/create-lazy-hook.ts';
import { useStore } from '../shared/use-store.ts';
import { useWizardContext } from './wizard-context.ts';

/** Says that the answers are gone, and gives them back. */
export function ClearedNotice({ onUndo }: { onUndo: () => void }) {
  const { language } = useWizardContext();
  const isCleared = useStore($clearedDraft) !== null;
  const cleared = useLazyTexts(language, isCleared)?.cleared;
  if (!isCleared) return null;
  // The live region must exist before its text does, or screen readers do not announce it.
  return (
    <div role="status">
      {cleared && (
        <p key={language} className={`mb-5 ${noticeStyles.success}`}>
          {cleared.text}{' '}
          <button type="button" className={linkStyle} onClick={onUndo}>
            {cleared.undo}
          </button>
        </p>
      )}
    </div>
  );
}
