/** Reads the record that the build writes for the server, a file of the built folder that is never served. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../schema/errors.ts';
import type { Answers } from '../schema/types.ts';
import { shellWord } from '../schema/values/shell-word.ts';
import type { EndpointRecord } from './endpoints/endpoint-record.ts';

export interface SiteRecord {
  /** A hash of everything the site was built from. */
  inputs: string;
  /** The first day with this set of pages, and the first day with the next one; only of sites whose pages change by the day. */
  since?: string;
  until?: string;
  /** The company's name, and the phone number that replies offer. */
  name: string;
  phone: string;
  /** The address of the site, without a slash at the end. */
  url: string;
  /** The language of its texts. */
  language: string;
  /** The time zone that decides which day it is; without one, the server's own. */
  timeZone?: string | undefined;
  /** The file of each page in the built folder, by the page's path. */
  pages: Record<string, string>;
  /** The target of each redirect, by the old path. */
  redirects: Record<string, string>;
  /** The endpoints that this server answers. */
  endpoints: EndpointRecord[];
  /** The origins of other hosts that forms post to; "mailto:" for forms that are sent by mail. */
  formOrigins: string[];
  /** Whether a form leads to the payment gateway. */
  paysAtGateway: boolean;
  /** The other hosts that pictures come from. */
  imageHosts: string[];
  /** The origin that page views are reported to, if they are counted. */
  analyticsOrigin?: string;
  /** The hashes of each page's inline styles and scripts, by file. */
  inline: Record<string, InlineHashes>;
  answers: Answers;
  /** The words for the other languages of the site, by their tags, below which their pages are: /hi/about. */
  languages?: Record<string, SiteWords>;
}

/** The words of a site in one of its languages. */
export type SiteWords = Pick<SiteRecord, 'name' | 'phone' | 'answers' | 'endpoints'>;

/** Returns the language that an address is in, by the folder that it begins with; empty for the site's own. */
export function languageOf({ languages = {} }: Pick<SiteRecord, 'languages'>, url: string): string {
  const [folder = ''] = /(?<=^\/)[^/?#]+/.exec(url) ?? [];
  return Object.hasOwn(languages, folder) ? folder : '';
}

/** The hashes, 'sha256-…', of the inline texts that a page's Content-Security-Policy allows. */
export interface InlineHashes {
  styles: string[];
  scripts: string[];
  /** What a page loads besides files of the site, by directive; only of pages with videos or maps. */
  sources?: Record<string, string[]>;
}

export const SITE_RECORD = '.waybill.json';
/** The record's name in a folder that holds only one shard of a site, which must not be served. */
export const SHARD_RECORD = '.waybill-shard.json';
/** The page of a reply to a form, with {heading}, {message} and {details} to be filled in. */
export const REPLY_PAGE = '.answer.html';

/** Reads the record of the built site in a folder. Throws UnreadableError where there is none. */
export function readRecord(folder: string): SiteRecord {
  const file = join(folder, SITE_RECORD);
  if (existsSync(join(folder, SHARD_RECORD)))
    throw new UnreadableError(`${folder} holds one shard of a site. Put all of them together: npx waybill merge`);
  if (!existsSync(file))
    throw new UnreadableError(`${folder} holds no built site. Run: npx waybill build --out ${shellWord(folder)}`);
  return JSON.parse(readFileSync(file, 'utf8')) as SiteRecord;
}
