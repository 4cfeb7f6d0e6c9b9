/**
 * Finds numbers that are written as words, from three to twelve: "one" and "two" are other words as well, or parts of them.
 * Languages that are not here have none.
 */
import { oncePerKey } from '../../../schema/values/once.ts';

/** Words from three on, with their forms; "-" where the word means something else, too. */
const WORDS: Record<string, string> = {
  en: 'three four five six seven eight nine ten eleven twelve',
  de: 'drei/dreien vier/vieren fünf sechs sieben acht neun zehn elf zwölf',
  nl: 'drie vier vijf zes zeven acht negen tien elf twaalf',
  sv: 'tre fyra fem sex sju åtta nio tio elva tolv',
  fr: 'trois quatre cinq six sept huit - dix onze douze',
  es: 'tres cuatro cinco seis siete ocho nueve diez once doce',
  pt: 'três quatro cinco seis sete oito nove dez onze doze',
  it: 'tre quattro cinque sei sette otto nove dieci undici dodici',
  id: 'tiga empat lima enam tujuh delapan sembilan sepuluh sebelas -',
  tr: 'üç dört beş altı yedi sekiz dokuz on - -',
  hi: 'तीन/तीनों चार/चारों पाँच/पांच/पाँचों छह/छः/छहों सात/सातों आठ/आठों नौ दस/दसों ग्यारह बारह',
  mr: 'तीन/तिन्ही/तीनही चार/चारही पाच/पाचही सहा/सहाही सात/सातही आठ/आठही नऊ दहा अकरा बारा',
  gu: 'ત્રણ/ત્રણે ચાર/ચારે પાંચ/પાંચે છ સાત આઠ નવ દસ અગિયાર બાર',
  ur: 'تین/تینوں چار/چاروں پانچ/پانچوں چھ/چھے سات/ساتوں آٹھ/آٹھوں نو دس گیارہ بارہ',
  ar: 'ثلاث/ثلاثة/ثالثة أربع/أربعة/رابعة خمس/خمسة/خامسة ست/ستة/سادسة سبع/سبعة/سابعة ثمان/ثماني/ثمانية/ثامنة تسع/تسعة/تاسعة عشرة/عاشرة - -',
};
const FIRST = 3;
/** What Arabic writes together with the next word: and, in, to, the. */
const PREFIX: Record<string, string> = { ar: '(?:[وفبلك]{0,2}(?:ال)?)' };

/** A number, and how it is written. */
export interface NumberWord {
  value: number;
  written: string;
}

/** Returns the numbers that a text has as words, as far as they are known in its language. */
export function numberWordsIn(text: string, language: string): NumberWord[] {
  const known = patternOf(language);
  if (!known) return [];
  const { pattern, values } = known;
  return Array.from(text.toLowerCase().matchAll(pattern), ([written, word]) => ({
    written,
    value: values.get(word!)!,
  }));
}

interface Known {
  pattern: RegExp;
  values: ReadonlyMap<string, number>;
}

const patternOf = oncePerKey((language): Known | undefined => {
  const [tag = ''] = language.split('-', 1);
  return WORDS[tag] === undefined ? undefined : makePattern(WORDS[tag], PREFIX[tag]);
});

function makePattern(words: string, prefix = ''): Known {
  const forms = words.split(' ').flatMap((all, index) => all.split('/').map((form) => [form, FIRST + index] as const));
  const values = new Map(forms.filter(([form]) => form !== '-'));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}])${prefix}(${[...values.keys()].join('|')})(?![\p{L}\p{M}])`,
    'gu',
  );
  return { pattern, values };
}
