/** Returns the steps of a circle for a sentence, back to the first; of many, those in the middle are left out. */
export function trail(steps: string[]): string {
  const shown = steps.length > 5 ? [...steps.slice(0, 4), '…', steps.at(-1)] : steps;
  return [...shown, steps[0]].join(', ');
}
