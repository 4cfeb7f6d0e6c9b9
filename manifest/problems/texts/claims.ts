/** About figures and what the site says with them. */
import type { ProblemText } from './text.ts';

export const claimTexts = {
  'claim-drift': {
    means:
      'A text states a number that the site gives differently elsewhere, or the figures of one claim differ and no reason is given.',
    why: 'Visitors who read 10,000 on one page and 12,000 on another believe neither.',
    fix: 'Write the reference to the figure, such as ${figures.boats}, in the place of the number. If both numbers are right, make a second figure and say the reason under "claims".',
    example: 'broken/claim-with-another-number',
  },
  'claim-by-hand': {
    means: 'A text states a figure of the site in digits or words of its own. The number is right today.',
    why: 'When the figure changes, this text would still tell visitors the old one.',
    fix: 'Write the reference to the figure, such as ${figures.boats}, in the place of the number.',
    example: 'broken/claim-with-another-number',
  },
} satisfies Record<string, ProblemText>;
