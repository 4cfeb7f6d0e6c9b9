/** Loads the code of live parts that few pages have, with the page that has one. */
import { interactive } from './interactive.ts';

const late: Record<string, () => Promise<object>> = {
  'long-form': () => import('./form/long/LongForm.tsx').then(({ LongForm }) => ({ 'long-form': LongForm })),
};

/** Adds the components that the parts of a page need to `interactive`. Rejects if their code cannot be loaded. */
export async function loadLateParts(parts: readonly object[]): Promise<void> {
  const types = parts.flatMap((part) =>
    'type' in part && !(String(part.type) in interactive) ? String(part.type) : [],
  );
  Object.assign(interactive, ...(await Promise.all(types.map((type) => late[type]?.()))));
}
