import { getPort } from '../../../tests/support/http/port.ts';
import { hydrated } from '../../../tests/support/browser/browser.ts';
import type { CountedUser } from '../counted-user.ts';
import { startProgram } from '../start.ts';
import { WORDS } from '../tool.ts';
import type { Tool } from '../tool.ts';

const PROGRAM = new URL('../../../bin/waybill.js', import.meta.url).pathname;

const words = ({ page }: CountedUser, text: string) =>
  page.locator('#root').getByText(text).filter({ visible: true }).first();
const editor = ({ page }: CountedUser) => page.locator('waybill-editor');
const button = (user: CountedUser, name: string | RegExp) => editor(user).getByRole('button', { name });
const field = (user: CountedUser) => editor(user).locator('.field textarea');

async function keep(user: CountedUser): Promise<void> {
  await user.press('Control+Enter');
  await field(user).waitFor({ state: 'detached' });
}

/** Opens the fields of the block with the list of people. */
async function openPeople(user: CountedUser): Promise<void> {
  await user.click(button(user, 'Blocks'));
  await user.click(editor(user).getByRole('option', { name: 'Who helps you' }));
  await user.click(button(user, 'Fields'));
}

/** Waybill, on the page. */
export const waybill: Tool = {
  name: 'Waybill',
  file: 'site.yaml',
  async start(folder) {
    const port = String(await getPort());
    const child = await startProgram(folder, [PROGRAM, 'edit', 'site.yaml', '--no-open', '--port', port], /Open http/);
    return { url: `http://localhost:${port}/`, processes: [child] };
  },
  async open(page, url) {
    await page.goto(url);
    await hydrated(page);
    await page.locator('waybill-editor #stops button').first().waitFor({ state: 'attached' });
  },
  tasks: {
    async heading(user) {
      await user.click(words(user, 'Fix your own bicycle'));
      await user.replaceWord(field(user), 'Fix', 'Repair');
      await keep(user);
    },
    async paragraph(user) {
      await user.click(words(user, 'You bring the bicycle and your time'));
      await user.replaceWord(field(user), 'money', 'cash');
      await keep(user);
    },
    async figure(user) {
      await user.click(words(user, '340'));
      await user.click(button(user, 'Change “340” everywhere'));
      await user.press('Control+A');
      await user.page.keyboard.insertText('350');
      await keep(user);
    },
    async add(user) {
      await openPeople(user);
      await user.click(button(user, 'Add to: items'));
      await user.click(button(user, /^Edit entry 7/));
      for (const name of ['name', 'role'] as const) {
        await user.replace(editor(user).getByLabel(new RegExp(`^${name}\\b`, 'i')), WORDS[name]);
        await user.press('Tab');
      }
    },
    async remove(user) {
      await openPeople(user);
      await user.click(button(user, 'Delete entry 2, Odell'));
    },
    async move(user) {
      await openPeople(user);
      await user.click(button(user, 'Move up entry 6, Wilma'));
    },
    async meta(user) {
      await user.click(button(user, /^Title$/));
      for (const [name, text] of [
        [/^Title of meta/, WORDS.title],
        [/^Description of meta/, WORDS.description],
      ] as const) {
        await user.click(button(user, name));
        await user.press('Control+A');
        await user.page.keyboard.insertText(text);
        await keep(user);
      }
    },
    async alt(user) {
      await user.click(user.page.locator('#root main img').first());
      await user.press('Control+A');
      await user.page.keyboard.insertText(WORDS.alt);
      await keep(user);
    },
    async nothing(user) {
      await user.click(words(user, 'Fix your own bicycle'));
      await keep(user);
    },
    undo: (user) => user.click(button(user, 'Undo')),
  },
};
