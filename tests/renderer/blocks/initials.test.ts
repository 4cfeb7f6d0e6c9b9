import { expect, test } from 'vitest';
import { initialsOf } from '../../../blocks/team/initials.ts';

test.for([
  ['Anna Kovač', 'AK'],
  ['Dr. Anna Maria Kovač', 'AK'],
  ['Prof. Dr.', 'PD'],
  ['A. B.', 'AB'],
  ['Quinn', 'Q'],
  ["O'Brien & Sons", 'OS'],
  ['Ève (Evi) Lefèvre', 'ÈL'],
  ['高橋 花子', '高花'],
  ['محمد علي', 'م ع'],
  ['د. ليلى حدّاد', 'ل ح'],
  ['मीरा जोशी', 'मीजो'],
  ['007', ''],
] as const)('in place of a portrait of %s stands "%s"', ([name, initials]) => {
  expect(initialsOf(name)).toBe(initials);
});
