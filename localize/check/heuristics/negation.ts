/**
 * Finds translations that have lost a "not". Languages are compared by their words, and parts of words, of negation; one that is
 * not listed here is not compared.
 */
import { once, oncePerKey } from '../../../schema/values/once.ts';
import type { CatalogEntry } from '../../catalog/entry.ts';
import type { Languages, TranslationFault } from '../compare/fault.ts';
import { bareText } from '../compare/patterns.ts';
import { baseOf, wholeWords } from '../compare/names/whole-words.ts';
import { sentencesOf } from './sentences.ts';

interface Negation {
  /** Whole words, with "*" as a wildcard at the end. */
  words?: string;
  /** Patterns of parts of words. */
  parts?: string;
}

const NEGATIONS: Record<string, Negation> = {
  en: { words: 'not no never nobody none nothing nor neither cannot without avoid* refus* impossible', parts: "n['’]t" },
  de: { words: 'nicht* nie niemals niemand* nirgend* kein* ohne weder verweiger* verbot* ungleich* gescheitert fehl* nur außer', parts: '[uU]n(?:möglich|sicher|gültig|wahr)' },
  nl: { words: 'niet* nooit niemand nergens geen zonder noch weiger* verboden onmogelijk* onveilig* mislukt* slechts alleen' },
  sv: { words: 'inte ej icke aldrig ingen inget inga utan varken omöjlig* osäker* saknar misslyck* bara endast' },
  fr: { words: 'ne non pas jamais aucun* rien personne sans ni impossible* interdit* refus* introuvable* échou* sauf', parts: "n['’]" },
  es: { words: 'no nunca jamás nadie nada ningun* ningún sin ni tampoco imposible* prohib* evit* solo sólo fall*' },
  pt: { words: 'não nunca jamais ninguém nada nenhum* sem nem tampouco impossív* proib* evit* só apenas falh*' },
  it: { words: 'non no mai nessun* niente nulla senza né neppure neanche impossibil* vietat* evit* divers* solo fallit*' },
  pl: { words: 'nie* nigdy nikt* nic niczego bez żad* ani brak* zabron* tylko' },
  ru: { words: 'не* ни нельзя никогда никто ничего без запрещ* только' },
  vi: { words: 'không chưa đừng chớ chẳng chả lỗi chỉ' },
  id: { words: 'tidak tak tiada bukan jangan tanpa belum dilarang gagal hanya' },
  hi: { words: 'न ना नहीं नही मत बिना बग़ैर बगैर मना इनकार इंकार असंभव असमर्थ असफल विफल' },
  mr: { words: 'न ना नाही* नका नये* नको* नस* नव्ह* नकार* शिवाय अशक्य असमर्थ', parts: 'विना नाही' },
  gu: { words: 'ન ના નહીં નહિ નથી નહોત* નકાર* નહિં અસમર્થ મા વિના વગર' },
  bn: { words: 'না* নয় নেই বিনা ছাড়া', parts: String.raw`নি(?![\p{L}\p{M}])` },
  ur: { words: 'نہ نہیں مت بغیر بنا منع انکار' },
  ar: { words: 'لا لم لن ليس* لست* لسن* غير عدم دون بدون بلا ألا ألّا رفض* يرفض* عجز* يعجز* منع* يمنع* ممنوع* تجنب* تعذر* تعذّر* يتعذر* فشل* لئلا كيلا' },
  zh: { parts: '[不没沒无無未别別勿莫非否免禁败敗只]' },
  ja: { parts: 'ない ませ なく なかっ なけれ ずに のみ だけ 不 無 未 非 禁' },
  ko: { words: '안', parts: '않 못 없 아니 아닙 아닌 안됩 마세요 마십시오 말고 금지 불가' },
}; // prettier-ignore

/** An instruction or a statement with "not", which no other word can take the place of. */
const DENIED = /\b(?:do|does|did|must|should|may|can|could|will|would|is|are|was|were|has|have) not\b|n['’]t\b|\bcannot\b|\bnever\b|\bnobody\b/i; // prettier-ignore

/** The share of translations of denials that deny something too: with fewer, the words here are not those of the translator. */
const USUALLY = 0.7;
const ENOUGH = 3;

/** Finds the translations of one language that have lost a denial of their source, in English. */
export class Negations {
  readonly #pattern: RegExp | undefined;
  readonly #areKnown: () => boolean;

  constructor(entries: CatalogEntry[], { source, translation }: Languages) {
    this.#pattern = /^en\b/.test(source) ? patternOf(translation) : undefined;
    this.#areKnown = once(() => {
      const denials = entries.filter(({ id, text, isFuzzy }) => text !== '' && !isFuzzy && DENIED.test(id));
      return denials.length >= ENOUGH && denials.filter(({ text }) => this.#denies(text)).length >= USUALLY * denials.length; // prettier-ignore
    });
  }

  /** Returns a sentence that denies nothing, unlike its source; sentence by sentence, where both have as many. */
  faultOf(source: string, translation: string): TranslationFault | undefined {
    if (!this.#pattern || !DENIED.test(source) || !this.#areKnown()) return undefined;
    const [wanted, written] = [sentencesOf(source), sentencesOf(translation)];
    const isAligned = wanted.length === written.length;
    for (const [index, sentence] of (isAligned ? wanted : [source]).entries()) {
      const [denied] = DENIED.exec(sentence) ?? [];
      const mark = isAligned ? written[index]! : translation;
      if (denied === undefined || this.#denies(mark)) continue;
      return { message: `The source has ${JSON.stringify(denied)}, and no word of the translation denies anything.`, hint: 'Look whether it means the opposite.', mark }; // prettier-ignore
    }
    return undefined;
  }

  #denies(text: string): boolean {
    return this.#pattern!.test(bareText(text).toLowerCase());
  }
}

const patternOf = oncePerKey((language): RegExp | undefined => {
  const negation = NEGATIONS[baseOf(language)];
  if (!negation) return undefined;
  const words = (negation.words ?? '')
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace('*', String.raw`[\p{L}\p{M}]*`));
  const parts = (negation.parts ?? '').split(' ').filter(Boolean);
  return new RegExp([wholeWords(words, language), ...parts].join('|'), 'u');
});
