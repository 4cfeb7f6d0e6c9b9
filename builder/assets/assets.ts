/** Makes the files of a site besides its pages: the public folder, scripts and fonts, pictures. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { filePathsIn } from '../../server/files/list-files.ts';
import { ASSETS } from '../../schema/addresses/own-addresses.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import type { Listing } from '../../manifest/incremental/lists/listing.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { LinkUse } from '../../manifest/resolve/links/page-links.ts';
import { picturesOf } from '../pages/listed/listed-page.ts';
import type { Assets } from '../output/cached-build.ts';
import { fontFilesOf } from '../bundle/styles/site-fonts.ts';
import { copyFiles } from '../output/copy-files.ts';
import { portableStampOf } from '../../manifest/public/file-stamp.ts';
import type { FileStamp } from '../../manifest/public/file-stamp.ts';
import type { BuildInput } from '../pages/checked-input.ts';
import type { BuildContext } from '../pages/pool/build-context.ts';
import { resolveTheme } from '../../theme/theme.ts';
import { prepareOwnFonts } from '../pictures/own-fonts.ts';
import { makePictures } from '../pictures/pictures.ts';
import type { PreviewedPage } from '../pictures/previews/previews.ts';

/** Writes the assets, with the pictures for the pages of a range; keeps all of them where nothing has changed. */
export async function makeAssets(
  { maker, summaries, publicFiles, fontSet, listing }: BuildInput,
  { code, publicFolder, output, cached, range, reporter, translation }: BuildContext,
): Promise<Assets> {
  const { site, links } = maker.sitePart;
  const own = summaries.slice(range.start, range.end);
  const pages = own.map(previewed);
  const files = [...links.files, ...own.flatMap((one) => one.files), ...listedPictures(own, listing)];
  const drawn = pages.map(({ path, meta: { title, social }, ...shown }) => [path, title, social, shown]);
  const uses = [...new Set(files.map((use) => `${use.path} ${use.pointer.endsWith('/social/image/file')} ${use.isDownload ?? false}`))]; // prettier-ignore
  const inputs = [
    code.hash,
    stampsOf(publicFolder, publicFiles),
    site.brand,
    site.theme,
    fontSet,
    site.language,
    site.previews,
    drawn,
    pages.some(({ chart }) => chart) && [site.places, site.travel],
    uses,
  ];
  const key = hash('sha1', JSON.stringify(inputs));
  if (cached?.assets.key === key && output.keep(cached.assets.files)) return cached.assets;
  reporter.progress('Making pictures…');
  const others = new Set(filePathsIn(output.staging)); // pages in another language
  const ownFonts = prepareOwnFonts(site.theme, publicFolder, output.staging);
  if (range.isLast) {
    // Those in another language are beside those in the site's own.
    if (translation === undefined) copyFiles(publicFolder, publicFiles, output.staging);
    const fonts = fontFilesOf(code.styles, resolveTheme(site.theme).options.type, fontSet, ownFonts);
    const used = filePathsIn(code.assets).filter((file) => !file.endsWith('.woff2') || fonts.has(file));
    copyFiles(code.assets, used, join(output.staging, ASSETS));
  }
  const kept = new Set<string>();
  const keep = (file: string) => {
    const isKept = output.keep([file]);
    if (isKept) kept.add(file);
    return isKept;
  };
  const pictures = await makePictures(
    { site, pages, files, styles: code.styles },
    { publicFolder, out: output.staging, translation, keep },
  );
  return { key, pictures, ownFonts, files: [...output.collectStaged(others), ...kept] };
}

/** Returns what the preview of a page shows: its chart, or the first of its drawings. */
function previewed({ head: { path, meta }, chart, files }: PageSummary): PreviewedPage {
  const drawing = files.find(({ pointer }) => pointer.endsWith('/drawing'))?.path;
  return { path, meta, ...(chart && { chart }), ...(drawing !== undefined && { drawing }) };
}

/** Returns the pictures that lists on some pages show. */
function listedPictures(pages: PageSummary[], listing: Listing): LinkUse[] {
  const shown = pages.flatMap((page) => [listing.of(page), ...listing.madeBy(page)].flatMap(picturesOf));
  return [...new Set(shown)].map((path) => ({ path, pointer: '/items/image/file' }));
}

/** Returns every file of a folder with its stamp. */
function stampsOf(folder: string, files: PublicFiles): [string, FileStamp | undefined][] {
  return [...files].toSorted().map((file) => [file, portableStampOf(join(folder, file))]);
}
