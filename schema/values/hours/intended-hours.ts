/** Reads opening hours in the ways that people write them: "Monday to Friday, 9am - 5.30pm". */
import { TO, readDays } from './day-names.ts';
import { END_OF_NIGHT, timeOf } from './read-hours.ts';

/** Opening hours as a manifest writes them, and whether nothing else can be meant. */
export interface Intended {
  text: string;
  isCertain: boolean;
}

const CLOSED = /^(?:closed|off|geschlossen|zu|fermé|cerrado|chiuso|fechado|gesloten|stängt|nieczynne|zavřeno|kapalı)$/;
/** Minutes. */
const NOON_TIME = 12 * 60;
const NEVER_CLOSED =
  /^(?:24\/7|24 ?h(?:ours)?,? 7 days|24 ?h?\/24,? ?(?:et )?7 ?j?\/7|always open|rund um die uhr|0-24)$/;
const ALWAYS = /^(?:open|24 ?h(?:ours?)?|24\/7|all day|00:00-00:00)$/;
/** Words around times that say nothing more, and words for times. */
const O_CLOCK =
  / ?\b(?:uhr|o['’]clock|hrs|heures?|horas|ore|uur|hod(?:in)?|godz)\b\.?|(?<=\d) ?(?:h|часов|час|ч|г)\.?(?![\d\p{L}])/giu;
const BEFORE =
  /(?<=^|[,;&] ?|(?:and|und|et|y|e|en|og|och) )(?:from|von|de|das|dalle|ore|od|van|с|з|às|as|kl\.?) (?=\d)/g;
const NOON = /(?<!\p{L})(?:noon|midi|mezzogiorno)(?!\p{L})/gu;
const MIDNIGHT = /(?<!\p{L})(?:midnight|minuit|mitternacht|mezzanotte|medianoche|meia-noite)(?!\p{L})/gu;
const TIME = String.raw`(\d{1,2})(?:[:.h](\d\d))?(?: ?([ap])\.?m\.?)?`;
const SPAN = new RegExp(`${TIME} ?${TO} ?${TIME}`, 'g');
const ONE_TIME = new RegExp(`^${TIME}$`);

/** Reads entries with days that are written as one: "Mo-Th 9-17, Fr 9-15"; undefined where it is not clear. */
export function readSeveral(text: string): string[] | undefined {
  const parts = text.split(/[;\n]\s*|(?<=[\d\p{L}.])[,/·|]\s+(?=\p{L}[^\d]*\d)|(?<=\d)\s+(?=\p{L}{2,}[-–]\p{L}{2,})/u);
  const entries = parts.map((part) => readIntended(part)?.text);
  return parts.length > 1 && entries.every((entry) => entry !== undefined) ? entries : undefined;
}

/** Reads an entry with days; undefined where it is not clear. */
export function readIntended(text: string): Intended | undefined {
  const words = simplify(text);
  if (NEVER_CLOSED.test(words)) return { text: 'Mo-Su', isCertain: true };
  const [, dayWords = '', timeWords = ''] =
    /^([^\d]*?)[:,]? ?((?:\d|closed|open|geschlossen|fermé|cerrado|chiuso|fechado|gesloten).*)?$/.exec(words) ?? [];
  const days = readDays(dayWords.replace(/[ ,]+(?:from|von|de|das|dalle|ore|od|van|с|з|às|as|kl\.?)? *$/, '').trim());
  if (days === undefined) return undefined;
  if (ALWAYS.test(timeWords)) return { text: days, isCertain: true };
  if (timeWords === '') return undefined; // days alone would be open day and night
  const spans = readIntendedSpans(timeWords);
  return spans && { text: `${days} ${spans.text}`, isCertain: spans.isCertain };
}

/** Reads the times of a day; undefined where they are not clear. */
export function readIntendedSpans(text: string): Intended | undefined {
  const words = simplify(text);
  if (CLOSED.test(words)) return { text: 'closed', isCertain: true };
  const times = words.replaceAll(BEFORE, '').replace(/^[,:] ?/, '');
  const rest = times.replaceAll(SPAN, '').replaceAll(/[,;&/、 ]|\b(?:and|und|et|y|e|en|og|och|i)\b/g, '');
  const spans = [...times.matchAll(SPAN)].map(spanOf);
  if (rest !== '' || spans.length === 0 || spans.includes(undefined)) return undefined;
  return {
    text: spans.map((span) => span!.text).join(', '),
    isCertain: spans.every((span) => span!.isCertain),
  };
}

/** Reads one time of a day, such as "9.30" or "5:15 pm", as 09:30; undefined for other texts. */
export function readTime(text: string): string | undefined {
  const [whole, hour = '', minute, half] = ONE_TIME.exec(simplify(text)) ?? [];
  // A number alone is not a time of day.
  const saysTime = minute !== undefined || half !== undefined || text.search(O_CLOCK) !== -1;
  if (whole === undefined || !saysTime) return undefined;
  const minutes = minutesOf(hour, minute, half);
  return Number.isNaN(minutes) ? undefined : timeOf(minutes);
}

function simplify(text: string): string {
  return text
    .normalize('NFKC') // the wide digits and colons of Chinese and Japanese keyboards
    .trim()
    .toLowerCase()
    .replaceAll(/\s*[\u2010-\u2015\u2212\u301C~-]\s*/g, '-')
    .replaceAll(O_CLOCK, '')
    .replaceAll(/(\d)[時点시] ?(?:(\d\d)[分분])?/g, (_time, hour, minute = '00') => `${hour}:${minute}`)
    .replaceAll(NOON, '12:00')
    .replaceAll(MIDNIGHT, '24:00')
    .replaceAll(/\s+/g, ' ');
}

function spanOf([, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf]: RegExpExecArray): Intended | undefined {
  const end = minutesOf(toHour!, toMinute, toHalf);
  let start = minutesOf(fromHour!, fromMinute, fromHalf ?? toHalf);
  if (fromHalf === undefined && toHalf === 'p' && start >= end) start = minutesOf(fromHour!, fromMinute, 'a');
  if (Number.isNaN(start + end)) return undefined;
  const isHalf = toHalf === undefined && end <= start && end <= NOON_TIME && start < NOON_TIME; // 9-5
  // On a 24-hour clock, an end before the start is after midnight.
  const isNight =
    end < start && !(start > NOON_TIME && fromHalf === undefined && toHalf === undefined && end <= END_OF_NIGHT);
  return { text: `${timeOf(start)}-${timeOf(isHalf ? end + NOON_TIME : end)}`, isCertain: !isHalf && !isNight };
}

/** Returns minutes from midnight; NaN where there is no such time. */
function minutesOf(hour: string, minute = '00', half?: string): number {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  const isTime = (half === undefined ? hours <= 24 : Number(hour) <= 12) && Number(minute) < 60;
  return isTime ? hours * 60 + Number(minute) : Number.NaN;
}
