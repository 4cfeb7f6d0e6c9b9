/** One row of a table: a name, and cells that stand right. */
export function row(name: string, cells: (string | number)[], widths: number[]): string {
  const [first = 0, ...others] = widths;
  return [name.padEnd(first), ...cells.map((cell, index) => String(cell).padStart(others[index] ?? 0))].join('  ');
}
