/** Returns the languages of a page for its panel. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { UnreadableError } from '../../../schema/errors.ts';
import type { ShownSite } from '../manifest/shown-site.ts';
import type { TranslatedSite } from '../manifest/translated-site.ts';
import { LANGUAGES_PATH } from '../messages.ts';
import type { LanguageList } from '../messages.ts';
import { respond } from './respond.ts';

/** Answers a page's question for its languages. Returns whether it was one. */
export function answerLanguages(
  request: IncomingMessage,
  response: ServerResponse,
  { site, translated }: { site: ShownSite | undefined; translated: TranslatedSite },
): boolean {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  if (pathname !== LANGUAGES_PATH) return false;
  return respond(
    response,
    200,
    'application/json',
    JSON.stringify(listOf(searchParams.get('page') ?? '/', site, translated)),
  );
}

function listOf(page: string, site: ShownSite | undefined, translated: TranslatedSite): LanguageList {
  if (!site || (site.site.languages ?? []).length === 0) return { languages: [] };
  try {
    return { languages: translated.choices(page, site) };
  } catch (error) {
    if (error instanceof UnreadableError) return { languages: [], fault: error.message };
    throw error;
  }
}
