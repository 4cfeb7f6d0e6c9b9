/** A mistake in a file of translations has one message, at its line, with what to write. */
import { expect, test } from 'vitest';
import { CatalogError, readCatalog } from '../../../../localize/catalog/catalog.ts';

const FILE = `msgid ""
msgstr ""
"Language: de\\n"

#: /:hero.heading
msgid "Our courses"
msgstr "Unsere Kurse"

msgid "We sail."
msgstr "Wir segeln."
`;

const MISTAKES: [name: string, wrong: string, line: number, says: string][] = [
  ['quotes within a text', 'msgstr "Unsere "besten" Kurse"', 7, 'Write msgstr "Unsere \\"besten\\" Kurse"'],
  ['no quote at the end', 'msgstr "Unsere Kurse', 7, 'Write msgstr "Unsere Kurse"'],
  ['no quotes at all', 'msgstr Unsere Kurse', 7, 'Write msgstr "Unsere Kurse"'],
  ['typographic quotes', 'msgstr „Unsere Kurse“', 7, 'Write msgstr "Unsere Kurse"'],
  ['a misspelt keyword', 'msgtsr "Unsere Kurse"', 7, 'after msgstr, in quotes'],
  ['a translation without its keyword', 'Unsere Kurse', 7, 'after msgstr, in quotes'],
  ['a merge conflict', '<<<<<<< HEAD\nmsgstr "Kurse"\n=======\nmsgstr "Unsere Kurse"\n>>>>>>> b', 7, 'merge conflict'],
  ['an entry twice', 'msgstr "Unsere Kurse"\n\nmsgid "Our courses"\nmsgstr "Kurse"', 9, 'twice'],
  ['a wrapped entry twice', 'msgstr "Unsere Kurse"\n\nmsgid ""\n"Our "\n"courses"\nmsgstr "Kurse"', 9, 'twice'],
  ['a text without a translation', 'msgid "We row."\nmsgstr "Wir rudern."', 6, 'Write msgstr ""'],
  ['a lost source', 'msgstr "Unsere Kurse"\n\nmsgstr "Wir segeln nicht."', 9, 'Bring back its line "msgid"'],
];

test.each(MISTAKES)('%s', (_, wrong, line, says) => {
  const text = FILE.replace('msgstr "Unsere Kurse"', () => wrong);
  try {
    readCatalog(text, 'languages/de.po');
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(CatalogError);
    const { text: whole, fault, message } = error as CatalogError;
    expect(whole.slice(0, fault.start).split('\n').length).toBe(line);
    expect(message).toBe(`languages/de.po, line ${line}: ${fault.message} ${fault.hint}`);
    expect(`${fault.message} ${fault.hint}`).toContain(says);
  }
});

test('what gettext writes is read: several lines, escaped quotes, contexts, notes, obsolete entries', () => {
  const text = `${FILE}
# A note with "quotes" and <<<<<<<
#, fuzzy
#| msgid "We row."
msgctxt "/:hero.lead"
msgid ""
"We \\"sail\\".\\n"
"And row."
msgstr ""
"Wir \\"segeln\\".\\n"
"Und rudern."

#~ msgid "Gone"
#~ msgstr "Weg"
`;
  expect(readCatalog(text, 'languages/de.po').entries.map(({ text: words }) => words)).toEqual([
    'Unsere Kurse',
    'Wir segeln.',
    'Wir "segeln".\nUnd rudern.',
  ]);
});
