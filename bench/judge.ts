/** Says whether a goal is met. Rounded up before it is judged, so that nothing is reached by rounding. */
export function judge(value: number, atMost: number, digits = 2): string {
  const rounded = Math.ceil(Number((value * 10 ** digits).toFixed(6))) / 10 ** digits;
  const shown = `${rounded.toFixed(digits)}, at most ${atMost.toFixed(digits)}`;
  return `${rounded <= atMost ? 'met' : '**not met**'} (${shown})`;
}
