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
