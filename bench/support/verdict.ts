/** Says whether a goal is met. The value is rounded up first, so that no goal is met by rounding. */
export function verdictOn(value: number, atMost: number, digits = 2): string {
  const rounded = Math.ceil(Number((value * 10 ** digits).toFixed(6))) / 10 ** digits;
  const shown = `${rounded.toFixed(digits)}, at most ${atMost.toFixed(digits)}`;
  return `${rounded <= atMost ? 'met' : '**not met**'} (${shown})`;
}
