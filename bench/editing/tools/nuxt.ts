import type { Locator } from 'playwright';
import { getPort } from '../../../tests/support/http/port.ts';
import type { CountedUser } from '../counted-user.ts';
import { startProgram } from '../start.ts';
import { WORDS } from '../tool.ts';
import type { Tool } from '../tool.ts';

const LEAD = 'Our 340 members share eight stands. You bring the bicycle, and clean your hands afterwards.';
const DESCRIPTION = 'Fix your own bicycle: eight stands, good tools and people who show you how.';

/** A field by what it holds, behind another one where that is given: several have the same name. */
async function field({ page }: CountedUser, text: string, behind?: string): Promise<Locator> {
  const inputs = page.locator('input[type=text]:visible, input:not([type]):visible');
  const values = await inputs.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const index = values.indexOf(text, behind === undefined ? 0 : values.indexOf(behind));
  if (index === -1) throw new Error(`There is no field with “${text}”.`);
  return inputs.nth(index);
}

const body = ({ page }: CountedUser) => page.locator('.ProseMirror').first();
const settings = (user: CountedUser) => user.click(user.page.getByText('Page Settings'));
/** A button of an item, of those of all lists one after the other: figures, steps, people, questions. */
const button = ({ page }: CountedUser, name: string, index: number) => page.getByRole('button', { name }).nth(index);

/** Nuxt Studio with files on this machine: it writes what is typed, and has no button to save. */
export const nuxt: Tool = {
  name: 'Nuxt Studio',
  file: 'content/index.md',
  async start(folder) {
    const port = String(await getPort());
    const program = ['node_modules/.bin/nuxt', 'dev', '--host', '127.0.0.1', '--port', port];
    const child = await startProgram(folder, program, /Local:\s+http/, { NUXT_TELEMETRY_DISABLED: '1' });
    return { url: `http://127.0.0.1:${port}/`, processes: [child] };
  },
  async open(page, url) {
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Edit this page' }).click();
    await page.getByText('Page Settings').waitFor();
    await page.locator('.ProseMirror').first().waitFor();
  },
  tasks: {
    async heading(user) {
      await settings(user);
      await user.replaceWord(await field(user, 'Fix your own bicycle'), 'Fix', 'Repair');
    },
    paragraph: (user) => user.replaceWord(body(user), 'money', 'cash'),
    async figure(user) {
      await user.replaceWord(body(user), '340', '350');
      await settings(user);
      await user.replaceWord(await field(user, LEAD), '340', '350');
      await user.click(user.page.getByText('1: members'));
      await user.replace(await field(user, '340'), '350');
    },
    async add(user) {
      await settings(user);
      await user.click(button(user, 'Add items', 2));
      await user.click(user.page.getByText('7: —'));
      await user.replace(await field(user, '', 'Who helps you'), WORDS.name);
      await user.replace(await field(user, '', 'Who helps you'), WORDS.role);
    },
    async remove(user) {
      await settings(user);
      await user.click(button(user, 'Delete item', 5));
    },
    async move(user) {
      await settings(user);
      await user.click(button(user, 'Move item up', 9));
    },
    async meta(user) {
      await settings(user);
      await user.replace(await field(user, 'Fennel Street Bikes: the open workshop'), WORDS.title);
      await user.replace(await field(user, DESCRIPTION), WORDS.description);
    },
    async alt(user) {
      await settings(user);
      await user.replace(await field(user, 'A bicycle hangs in a stand, its back wheel off'), WORDS.alt);
    },
    nothing: async () => {},
    async undo(user) {
      await user.click(await field(user, 'Repair your own bicycle'));
      await user.press('Control+Z');
    },
  },
};
