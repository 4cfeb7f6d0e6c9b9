/** Right translations that look like mistakes have no message. */
import { expect, test } from 'vitest';
import { readCatalog } from '../../../../localize/catalog/catalog.ts';
import { checkCatalog } from '../../../../localize/check/check-catalog.ts';
import { entryFaults } from '../../../../localize/check/entry-faults.ts';
import { Glossary } from '../../../../localize/glossary/glossary.ts';

/** Checks the translation of one text; `languages` are such as "en to de". Returns the messages. */
function check(languages: string, id: string, text: string): string[] {
  const [own = '', language = ''] = languages.split(' to ');
  const page = { path: '/', meta: {}, blocks: [{ type: 'longtext', text: id }] };
  const po = `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`;
  const source = { language: own, routes: [page] };
  const file = { file: 'x.po', text: po, catalog: readCatalog(po, 'x.po'), language };
  const faults = entryFaults(file, { source: own, glossary: new Glossary([], own) });
  return checkCatalog(source, file, faults).map(({ message }) => message);
}

test.each([
  ['two times with one hour', 'en to hi', 'Open from 6 am on weekdays and from 6 pm on weekends.', 'सप्ताह के दिनों में सुबह 6 बजे से और सप्ताहांत पर शाम 6 बजे से खुला है।'],
  ['a minute like an hour', 'en to hi', 'It leaves at 10.09 am and comes at 9 pm.', 'यह सुबह 10.09 बजे निकलती है और रात 9 बजे आती है।'],
  ['a number right behind a year', 'en to de', 'In 2024 20 people came.', '2024 kamen 20 Menschen.'],
  ['a time with a point', 'en to da', 'It opens at 9:30.', 'Den åbner kl. 9.30.'],
  ['a reference that is called as a period', 'de to en', 'Pro Jahr ${prices.month}', 'Yearly ${prices.month}'],
  ['a word that is "may"', 'de to en', 'Ab 3. März können Sie 4 Plätze buchen.', 'From 3 March you may book 4 seats.'],
  ['a weight that is called as a currency', 'en to es', 'Japanese knife, weight 200 g', 'Cuchillo japonés, peso 200 g'],
  ['a question in Greek', 'en to el', 'Do you have questions?', 'Έχετε ερωτήσεις;'],
  ['"todo" in Spanish', 'en to es', 'ALL INCLUSIVE for two', 'TODO INCLUIDO para dos'],
  ['a number to dial in other groups', 'en to de', 'Call +49 30 123456 today.', 'Rufen Sie heute +49 30 12 34 56 an.'],
])('%s', (_, languages, source, translation) => {
  expect(check(languages, source, translation)).toEqual([]);
}); // prettier-ignore

test.each([
  ['a time of the other half of the day', 'en to hi', 'Open from 6 am on weekdays and from 6 pm on weekends.', 'सप्ताह के दिनों में सुबह 6 बजे से और सप्ताहांत पर सुबह 6 बजे से खुला है।'],
  ['another time', 'en to da', 'It opens at 9:30.', 'Den åbner kl. 9.40.'],
  ['another month', 'de to en', 'Ab 3. März können Sie 4 Plätze buchen.', 'From 3 May you can book 4 seats.'],
  ['letters of another script behind one that the source has', 'en to de', 'π is a letter of Greece.', 'π ist ein Buchstabe aus Griechenlаnd.'],
  ['words of the source in a language of other letters', 'en to ru', 'We are glad that you are here today.', 'Мы очень рады, that you are here.'],
])('but %s has one message', (_, languages, source, translation) => {
  expect(check(languages, source, translation)).toHaveLength(1);
}); // prettier-ignore
