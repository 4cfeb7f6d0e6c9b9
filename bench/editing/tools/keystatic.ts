import { getPort } from '../../../tests/support/http/port.ts';
import type { CountedUser } from '../counted-user.ts';
import { startProgram } from '../start.ts';
import { WORDS } from '../tool.ts';
import type { Tool } from '../tool.ts';

const field = ({ page }: CountedUser, name: string) => page.getByRole('textbox', { name, exact: true });
const people = ({ page }: CountedUser) => page.getByRole('group', { name: 'People', exact: true });
const row = (user: CountedUser, name: string) => people(user).getByRole('row', { name });
const save = (user: CountedUser) => user.click(user.page.getByRole('button', { name: 'Save', exact: true }));

/** Keystatic with files on this machine, in Astro. */
export const keystatic: Tool = {
  name: 'Keystatic',
  file: 'content/home.md',
  async start(folder) {
    const port = String(await getPort());
    const program = ['node_modules/astro/bin/astro.mjs', 'dev', '--force', '--host', '127.0.0.1', '--port', port];
    const child = await startProgram(folder, program, /Local\s+http/, { ASTRO_TELEMETRY_DISABLED: '1' });
    return { url: `http://127.0.0.1:${port}/keystatic/singleton/home`, processes: [child] };
  },
  async open(page, url) {
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Hero heading' }).waitFor();
  },
  tasks: {
    async heading(user) {
      await user.replaceWord(field(user, 'Hero heading'), 'Fix', 'Repair');
      await save(user);
    },
    async paragraph(user) {
      await user.replaceWord(field(user, 'Body'), 'money', 'cash');
      await save(user);
    },
    async figure(user) {
      await user.replaceWord(field(user, 'Hero lead'), '340', '350');
      await user.click(user.page.getByRole('row', { name: 'members' }));
      await user.replace(user.page.getByRole('dialog').getByRole('textbox', { name: 'Number' }), '350');
      await user.click(user.page.getByRole('dialog').getByRole('button', { name: 'Done' }));
      await user.page.getByRole('dialog').waitFor({ state: 'detached' }); // it still takes clicks while it fades
      await user.replaceWord(field(user, 'Body'), '340', '350');
      await save(user);
    },
    async add(user) {
      await user.click(people(user).getByRole('button', { name: 'Add' }));
      const dialog = user.page.getByRole('dialog');
      await user.replace(dialog.getByRole('textbox', { name: 'Name' }), WORDS.name);
      await user.replace(dialog.getByRole('textbox', { name: 'Role' }), WORDS.role);
      await user.click(dialog.getByRole('button', { name: 'Add' }));
      await save(user);
    },
    async remove(user) {
      await user.click(row(user, 'Odell').getByRole('button').last());
      await save(user);
    },
    async move(user) {
      await user.drag(row(user, 'Wilma').getByRole('button').first(), row(user, 'Tomas'));
      await save(user);
    },
    async meta(user) {
      await user.replace(field(user, 'Title'), WORDS.title);
      await user.replace(field(user, 'Description'), WORDS.description);
      await save(user);
    },
    async alt(user) {
      await user.replace(field(user, 'Alternative text'), WORDS.alt);
      await save(user);
    },
    nothing: save,
    async undo(user) {
      await user.click(field(user, 'Hero heading'));
      await user.press('Control+Z');
      await save(user);
    },
  },
};
