/**
 * Finds numbers that are written as words, from three to twelve: "one" and "two" are other words as well, or parts of them.
 * Languages that are not here have none.
 */
import { oncePerKey } from '../../../../schema/values/once.ts';
import { baseOf, wholeWords } from '../names/whole-words.ts';

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
/** Words for one and two, which are other words as well: they say only that a figure may stand for them. */
const SMALL: Record<string, string> = {
  en: 'one/single/once/first two/both/twice/second/pair',
  de: 'ein/eine/einen/einem/einer/eines/einmal zwei/beide/beiden/zweimal/zweite',
  nl: 'een/één twee/beide',
  sv: 'en/ett två/båda',
  fr: 'un/une deux',
  es: 'un/uno/una dos',
  pt: 'um/uma dois/duas',
  it: 'un/uno/una/un due',
  pl: 'jeden/jedna/jedno/jednego/jednej dwa/dwie/dwóch/obu',
  ru: 'один/одна/одно/одного/одной два/две/двух/оба',
  id: 'satu/sebuah dua',
  tr: 'bir iki',
  vi: 'một hai',
  hi: 'एक दो/दोनों',
  mr: 'एक/एका दोन/दोन्ही',
  gu: 'એક બે',
  ur: 'ایک دو/دونوں',
  ar: 'واحد/واحدة اثنان/اثنين/اثنتان/اثنتين',
};

/** A number, and how it is written. */
export interface NumberWord {
  value: number;
  written: string;
}

/** Returns the numbers that a text has as words, as far as they are known in its language. */
export const numberWordsIn = (text: string, language: string): NumberWord[] => find(text, patternOf(language));

/** Returns the numbers below three for which a text may have words. */
export const smallNumbersIn = (text: string, language: string): NumberWord[] => find(text, smallPatternOf(language));

function find(text: string, known: Known | undefined): NumberWord[] {
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

const patternOf = oncePerKey((language) => makePattern(WORDS, language, FIRST));
const smallPatternOf = oncePerKey((language) => makePattern(SMALL, language, 1));

function makePattern(table: Record<string, string>, language: string, first: number): Known | undefined {
  const words = table[baseOf(language)];
  if (words === undefined) return undefined;
  const forms = words.split(' ').flatMap((all, index) => all.split('/').map((form) => [form, first + index] as const));
  const values = new Map(forms.filter(([form]) => form !== '-'));
  return { pattern: new RegExp(wholeWords(values.keys(), language), 'gu'), values };
}
