import type { Action, Actions as ActionList } from '../../schema/types.ts';
import { Anchor } from './Anchor.tsx';
import { PhoneIcon } from './phone/PhoneIcon.tsx';

/** Renders links that look like buttons, side by side. */
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

/** Renders one link; a phone call has an icon, and an outline unless its author makes it a primary one. */
function ActionLink({ action: { label, to, look } }: { action: Action }) {
  const isCall = to.startsWith('tel:');
  const isOutlined = look === 'call' || (isCall && look === 'quiet');
  return (
    <Anchor to={to} className={`button button-${isOutlined ? 'line' : look}`}>
      {isCall && <PhoneIcon />}
      <span>{label}</span>
    </Anchor>
  );
}
