/** What the editors have in common: a page in a file, and ten tasks that a person does on it. */
import type { ChildProcess } from 'node:child_process';
import type { Page } from 'playwright';
import type { CountedUser } from './counted-user.ts';

/** The tasks, in the order of the table. */
export const TASKS = {
  heading: 'One word in a heading',
  paragraph: 'One word in a paragraph with a link',
  figure: 'A figure that is written in three places',
  add: 'Add an item to a list',
  remove: 'Remove an item',
  move: 'Move an item',
  meta: 'Title and description of the page',
  alt: 'Alternative text of a picture',
  nothing: 'Open and save, nothing changed',
  undo: 'Take the last change back after saving',
} as const;
export type Task = keyof typeof TASKS;

/** The words that the tasks put in. */
export const WORDS = {
  heading: 'Repair your own bicycle',
  title: 'The open workshop on Fennel Street',
  description: 'Fix your own bicycle with us: eight stands, good tools and people who show you how.',
  alt: 'A bicycle without its back wheel hangs in a stand',
  name: 'Ada',
  role: 'Locks',
};

export interface Running {
  /** Where the page is edited. */
  url: string;
  processes: ChildProcess[];
}

export interface Tool {
  name: string;
  /** The file with the page, in the tool's folder. */
  file: string;
  /** Starts the editor in its folder, and returns when it has said that it listens. */
  start(folder: string): Promise<Running>;
  /** Goes from an empty tab to the page whose first field can be edited. */
  open(page: Page, url: string): Promise<void>;
  /** Does a task, and saves; or says why it cannot be done. The undo is done after the heading has been changed. */
  tasks: Record<Task, ((user: CountedUser) => Promise<void>) | string>;
}
