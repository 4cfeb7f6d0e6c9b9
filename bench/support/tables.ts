/** Returns a Markdown table. The first columns, as many as `names`, are aligned left, the others right. */
export function tableOf(head: string[], rows: string[][], names = 1): string {
  const line = head.map((_, index) => (index < names ? '---' : '---:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
