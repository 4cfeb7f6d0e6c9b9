import type { Finding } from '../problems/problem.ts';

/** What is wrong with a picture. In the message, FILE stands for its path. */
export type PictureFault = Pick<Finding, 'code' | 'message' | 'hint'>;

export const FILE = '{file}';
