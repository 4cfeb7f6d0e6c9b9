import type { Action, Actions as ActionList } from '../../schema/types.ts';
import { Anchor } from './Anchor.tsx';
import { PhoneIcon } from './PhoneIcon.tsx';

/** Buttons side by side. */
export function Actions({ actions }: { actions: ActionList | undefined }) {
  if (!actions) return null;
  return (
    <div className="actions">
      {actions.map((action, index) => (
        <ActionLink key={index} action={action} />
      ))}
    </div>
  );
}

/** One button; a phone call carries its sign. */
export function ActionLink({ action, className = '' }: { action: Action; className?: string }) {
  const isCall = action.to.startsWith('tel:');
  return (
    <Anchor
      to={action.to}
      className={`button button-${action.look} ${isCall && action.look === 'quiet' ? 'button-line' : ''} ${className}`.trim()}
    >
      {isCall && <PhoneIcon />}
      <span>{action.label}</span>
    </Anchor>
  );
}
