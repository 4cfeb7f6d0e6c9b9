/** Names the page and the block of a pointer, for people and for programs. */
import { valueAt } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord, SPECIAL_PAGES } from '../../schema/values/tree.ts';
import type { BlockLocation, Problem } from './problem.ts';

/** The page, or the block, that a pointer leads into. */
interface Part extends Pick<Problem, 'page' | 'block'> {
  /** Such as: page /about, block 3 (stats). Empty where the pointer leads into no page. */
  name: string;
  /** How many steps lead there. */
  depth: number;
}

/** Returns where a pointer leads: page /about, block 3 (stats), items 2. */
export function pageAndBlockOf(manifest: unknown, pointer: Pointer): Pick<Problem, 'where' | 'page' | 'block'> {
  const steps = pointer.split('/').slice(1);
  const { name, depth, ...location } = partOf(manifest, steps);
  const fields = steps.slice(depth).map((step) => (/^\d+$/.test(step) ? ` ${Number(step) + 1}` : `, ${step}`));
  return { where: (name + fields.join('')).replace(/^, /, ''), ...location };
}

function partOf(manifest: unknown, steps: string[]): Part {
  const [top = '', second] = steps;
  if (top === 'shared' && second !== undefined) {
    const { shared } = isRecord(manifest) ? manifest : {};
    const block = isRecord(shared) ? { block: { name: second, ...namesOf(shared[second]) } } : {};
    return { name: `shared block ${second}`, depth: 2, ...block };
  }
  const special = Object.entries(SPECIAL_PAGES).find(([field]) => field === top)?.[1];
  if (special === undefined && (top !== 'routes' || second === undefined)) return { name: '', depth: 0 };
  const depth = special === undefined ? 2 : 1;
  const page = valueAt(manifest, `/${steps.slice(0, depth).join('/')}`);
  const { path, blocks } = isRecord(page) ? page : {};
  const own = special === undefined && typeof path === 'string' ? { page: path } : {};
  const name = special ?? `page ${own.page ?? `number ${Number(second) + 1}`}`;
  const index = steps[depth] === 'blocks' ? steps[depth + 1] : undefined;
  if (index === undefined || !Array.isArray(blocks)) return { name, depth, ...own };
  const block = { number: Number(index) + 1, ...namesOf((blocks as unknown[])[Number(index)]) };
  const type = block.type === undefined ? '' : ` (${block.type})`;
  return { name: `${name}, block ${block.number}${type}`, depth: depth + 2, ...own, block };
}

function namesOf(block: unknown): Pick<BlockLocation, 'type' | 'id'> {
  const { type, id } = isRecord(block) ? block : {};
  return { ...(typeof type === 'string' ? { type } : {}), ...(typeof id === 'string' ? { id } : {}) };
}
