import type { Result } from './compare.ts';
export function chartOf(results: Result[], side: 'cold' | 'edit'): string {
  return `${results.length} ${side}`;
}
