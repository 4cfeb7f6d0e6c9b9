import type { DrawingName } from '../../../schema/types.ts';

/** A drawing of the project's own set, by its name. */
export function Drawing({ name }: { name: DrawingName }) {
  return <div className={`drawing drawing-${name}`} />;
}
