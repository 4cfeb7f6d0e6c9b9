/** Reads days of the week in the words of many languages: "Montag bis Freitag", "seg-sex", "月〜金". */
import { DAYS } from './read-hours.ts';

const LANGUAGES = 'en de fr es it pt nl sv da nb fi pl cs sk hu ro el ru uk tr id vi ja zh ko he ar hi' // those of Latin letters first
  .split(' ');
/** How many of them, from the first, count before the others: So is a Sunday in German, a Saturday in Czech. */
const PREFERRED_COUNT = 7;
/** Words for every day, for the working days and for the weekend. */
const GROUPS: Record<string, string> = {
  'Mo-Su':
    'daily,every day,everyday,täglich,tous les jours,todos os dias,diariamente,todos los días,diario,tutti i giorni,ogni giorno,dagelijks,elke dag,codziennie,denně,dagligen,alla dagar,dagligt,daglig,ежедневно,щодня,her gün,setiap hari,hàng ngày,毎日,每天,매일',
  'Mo-Fr': 'weekdays,m-f,werktags,en semaine,dias úteis,días laborables,giorni feriali,平日,평일',
  'Mo-Th': 'm-th',
  'Sa,Su': 'weekend,weekends,am wochenende,le week-end,fim de semana,fin de semana,fine settimana,土日,周末,주말',
};
/** Words that people shorten in another way than Intl does. */
const OTHERS: Record<string, [name: string, day: number][]> = { en: [['thur', 3]] };
/** Words between the first and the last of several days, or two times. */
export const TO = '(?:-|to|till|until|through|thru|bis|a|à|ao|au|às|as|até|al|alla|alle|tot|do|til|по|до|–|至|到|から)';
/** Words before the first one. */
const FROM = /^(?:from|von|vom|de|du|das|desde|dal|dalla|van|od|from|с|со|з)\.? (?:la |el |las |os |le )?/;
const AND = / ?(?:,|;|&|\/|\+|、|・|·|\b(?:and|und|et|y|e|en|og|och|i|ve)(?= )) ?/g;

/** What one language calls the days: from words in small letters to a number, from 0 for Monday. */
type Names = Map<string, number>;

/** Returns days as a manifest writes them, such as Mo-Fr or Sa,Su; undefined where it is not clear which are meant. */
export function readDays(words: string): string | undefined {
  const plain = words.replaceAll('-feira', '').replaceAll('t/m', 'tot').replaceAll(' tot en met ', ' tot ');
  const bare = plain.replace(FROM, '').replace(/[:,]$/, '').trim();
  const group = Object.entries(GROUPS).find(([, names]) => names.split(',').includes(bare));
  if (group) return group[0];
  const parts = bare
    .replaceAll(AND, ',')
    .split(',')
    .map((part) => part.split(new RegExp(` ?- ?| ${TO} |(?<=\\p{Script=Han})(?:至|到|から)`, 'u')).map(wordOf));
  if (parts.some((part) => part.length > 2)) return undefined;
  // Two letters mean other days in other languages: they count where nothing else is meant.
  const { codes, whole, short } = dayNames();
  return (
    onlyReading(parts, [codes, ...whole.slice(0, PREFERRED_COUNT)]) ??
    onlyReading(parts, [codes, ...whole]) ??
    onlyReading(parts, short.slice(0, PREFERRED_COUNT)) ??
    onlyReading(parts, short)
  );
}

/** Returns a word without an article, its full stop and the mark of a plural. */
function wordOf(word: string): string {
  return word
    .trim()
    .replace(/^(?:el|la|los|il|le|les|der|den|à|a) /, '')
    .replace(/[.׳]$/, '');
}

/** Returns what the languages that know all words understand; undefined where they disagree, or none does. */
function onlyReading(parts: string[][], languages: Names[]): string | undefined {
  const readings = languages.flatMap((names) => {
    const days = parts.map((part) => part.map((word) => names.get(word) ?? names.get(word.replace(/s$/, ''))));
    if (days.flat().includes(undefined)) return [];
    return days.map((part) => part.map((day) => DAYS[day!]).join('-')).join(',');
  });
  return new Set(readings).size === 1 ? readings[0] : undefined;
}

/** What the days are called: as a manifest writes them, and in each language. */
interface DayNames {
  codes: Names;
  /** Whole and shortened words. */
  whole: Names[];
  /** The first two letters of those, where they are of one day. */
  short: Names[];
}

let cached: DayNames | undefined;

/** Returns the names of the days; they are collected once. */
function dayNames(): DayNames {
  if (cached) return cached;
  const codes = new Map(DAYS.map((day, index) => [day.toLowerCase(), index]));
  const whole = LANGUAGES.map(namesIn);
  const short = whole.map((names) => {
    const firsts = [...names].map(([name, day]): [string, number] => [name.slice(0, 2), day]);
    const isClear = ([two, day]: [string, number]) => firsts.every(([other, of]) => other !== two || of === day);
    return new Map(firsts.filter(isClear));
  });
  return (cached = { codes, whole, short });
}

function namesIn(language: string): Names {
  const names: Names = new Map(OTHERS[language]);
  for (const weekday of ['long', 'short', 'narrow'] as const) {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    for (const day of DAYS.keys()) {
      const name = format.format(Date.UTC(2024, 0, day + 1)).toLowerCase(); // from a Monday
      // One letter may be short for two days. A sign of Chinese, or a letter of Hebrew, is short for one.
      if (weekday === 'narrow' && !/^\p{Script=Han}|^\p{Script=Hebrew}/u.test(name)) continue;
      for (const word of [name, name.replace(/^(?:יום|星期) ?|曜日$|요일$|-feira$/u, '')])
        names.set(word.replace(/[.׳]$/, ''), day);
    }
  }
  return names;
}
