/** The pages of the air ambulance site, by path. */

/** The places with a page, as the end of its path, and their names. The case of a path is part of it. */
export const PLACES: Record<string, string> = {
  chennai: 'Chennai',
  oman: 'Oman',
  Bahrain: 'Bahrain',
  kolkata: 'Kolkata',
  patna: 'Patna',
  ahmedabad: 'Ahmedabad',
  surat: 'Surat',
  guwahati: 'Guwahati',
  hyderabad: 'Hyderabad',
  pakistan: 'Pakistan',
  pune: 'Pune',
  lucknow: 'Lucknow',
  bangladesh: 'Bangladesh',
  kerala: 'Kerala',
  yemen: 'Yemen',
  varanasi: 'Varanasi',
  uk: 'UK',
  ranchi: 'Ranchi',
  delhi: 'Delhi',
  bangalore: 'Bangalore',
  Arabia: 'Saudi Arabia',
  raipur: 'Raipur',
};

/** Returns the path of a place's page. */
export const placePath = (place: string): string => `/air-ambulance-services-${place}`;

/** The nineteen pages that are no place's, each with the words by which its title or heading says what it is. */
export const PAGES: Record<string, RegExp> = {
  '/': /^Nabha Air Rescue \| Air ambulance/,
  '/about': /\bAbout\b/,
  '/services': /\bOur services\b/,
  '/contact': /\bContact\b/,
  '/privacy-policy': /\bPrivacy Policy\b/,
  '/terms': /\bTerms and Conditions\b/,
  '/services/private-air-ambulance': /\bPrivate air ambulance\b/,
  '/services/commercial-air-ambulance': /\bCommercial air ambulance\b/,
  '/services/rotary-wings': /\bRotary wings\b/,
  '/air-ambulance': /\bAir ambulance$/,
  '/ground-ambulance': /\bGround ambulance$/,
  '/medical-tourism': /\bMedical tourism$/,
  '/medict-team-consultancy': /\bMedical Consultancy$/,
  '/assistance-for-elderly': /\bAssistance for Seniors Living at Home$/,
  '/PaymentForm': /\bPayment Form$/,
  '/homecare': /\bHomecare$/,
  '/homecare-services-in-chennai': /\bHomecare services in Chennai$/,
  '/blogs': /\bBlog$/,
  '/blog1': /\bMedical Transport Basics$/,
};

export const PATHS: string[] = [...Object.keys(PAGES), ...Object.keys(PLACES).map(placePath)];

/** The three services with pages of their own under /services, in the order in which they are offered. */
export const SERVICES = [
  ['Private Air Ambulance', '/services/private-air-ambulance'],
  ['Commercial Air Ambulance', '/services/commercial-air-ambulance'],
  ['Rotary Wings', '/services/rotary-wings'],
] as const;

export const COMPANY_STATS = [
  '10,000+ Lives Saved',
  '24/7 Emergency Response',
  '50+ Medical Specialists',
  '99.9% Success Rate',
];

export const GROUND_STATS = ['50+ Doctor', '50+ No of Fleets', '3000+ Happy Patients', '100% Global Affiliation'];

/** The core, which every language has: what a family needs to know, to call, to write and to pay. */
const CORE = ['/', '/services', '/services/private-air-ambulance', '/services/commercial-air-ambulance', '/services/rotary-wings', '/air-ambulance', '/ground-ambulance', '/contact', '/PaymentForm', '/privacy-policy']; // prettier-ignore
const GULF = ['Arabia', 'Bahrain', 'oman', 'yemen'].map((name) => `/air-ambulance-services-${name}`);
/** Which pages are translated at least, and in which letters. */
export const LANGUAGES = {
  hi: { pages: PATHS, letters: /\p{Script=Devanagari}/u, direction: undefined },
  mr: { pages: CORE, letters: /\p{Script=Devanagari}/u, direction: undefined },
  ar: { pages: [...CORE, ...GULF], letters: /\p{Script=Arabic}/u, direction: 'rtl' },
};
export type Tag = keyof typeof LANGUAGES;
export const tags = Object.keys(LANGUAGES) as Tag[];

/** Returns the path of a page in a language. */
export const pathIn = (tag: string, path: string): string => (path === '/' ? `/${tag}` : `/${tag}${path}`);
/** Returns whether a page is translated into a language. */
export const isIn = (tag: Tag, path: string): boolean => LANGUAGES[tag].pages.includes(path);

/** Returns the path of a page in each language that it is translated into. */
export const translationsOf = (path: string): string[] =>
  tags.filter((tag) => isIn(tag, path)).map((tag) => pathIn(tag, path));
