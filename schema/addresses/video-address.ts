/** Reads addresses of videos in the forms in which people copy them. */
import type { FormatFault } from './web-address.ts';

/** A video that another site shows. */
export interface HostedVideo {
  /** The page of the video, for visitors without scripts. */
  page: string;
  /** The address for an iframe. The video starts to play at once, since the visitor has clicked. */
  frame: string;
  /** The name of the site, for people. */
  host: string;
}

const OWN_FILE = /^\/[^?#\s]+\.(?:mp4|webm)$/i;
const YOUTUBE = /^(?:www\.|m\.|music\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const ID = /^[\w-]{6,}$/;
/** What the address of an embedded playlist has in the place of a video. */
const PLAYLIST = 'videoseries';

/** Reads the address of a video at YouTube, Vimeo or a PeerTube site; undefined for every other text. */
export function readVideo(address: string): HostedVideo | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || /\s/.test(address.trim())) return undefined;
  const [first = '', second = '', third = ''] = url.pathname.split('/').slice(1);
  if (YOUTUBE.test(url.hostname)) {
    const isShort = url.hostname.endsWith('youtu.be');
    return youtube(isShort ? first : first === 'watch' ? (url.searchParams.get('v') ?? '') : second, url);
  }
  if (/^(?:www\.)?vimeo\.com$/.test(url.hostname)) return vimeo(first, second || undefined);
  if (url.hostname === 'player.vimeo.com') return vimeo(second, url.searchParams.get('h') ?? undefined);
  const id = first === 'w' ? second : first === 'videos' && /^(?:watch|embed)$/.test(second) ? third : '';
  return ID.test(id) ? { page: `${url.origin}/w/${id}`, frame: `${url.origin}/videos/embed/${id}?autoplay=1`, host: url.hostname } : undefined; // prettier-ignore
}

/** Returns whether a text names a file of the public folder that browsers play. */
export function isOwnVideo(text: string): boolean {
  return OWN_FILE.test(text);
}

/** Returns the fault of a text that is not the address of a video; undefined if it is one. */
export function videoFault(text: string): FormatFault | undefined {
  if (isOwnVideo(text) || readVideo(text)) return undefined;
  const pasted =
    /<iframe\b[^>]*?\bsrc=["']([^"']+)["']/i.exec(text)?.[1] ?? `https://${text.trim().replace(/^\/\//, '')}`;
  const video = readVideo(pasted.replace(/^\/\//, 'https://').replaceAll('&amp;', '&'));
  if (video) return { hint: `Write the address alone: "${video.page}".`, write: video.page };
  if (/\.(?:mov|avi|mkv|wmv|m4v|ogv)$/i.test(text)) return { hint: 'Browsers play .mp4 and .webm: convert the file.' };
  if (/[?&]list=/.test(text)) return { hint: 'A playlist is not embedded: write the address of one video of it, and link to the list in a text.' }; // prettier-ignore
  if (URL.parse(text)) return { hint: 'Write the address of one video at YouTube, Vimeo or a PeerTube site, as the share button gives it.' }; // prettier-ignore
  return { hint: 'Write the address of a video at YouTube, Vimeo or a PeerTube site, or a file of the public folder: /videos/tour.mp4.' }; // prettier-ignore
}

function youtube(id: string, url: URL): HostedVideo | undefined {
  if (!/^[\w-]{11}$/.test(id) || id === PLAYLIST) return undefined;
  const start = /^(\d{1,5})s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')?.[1];
  const from = (mark: string) => (start === undefined ? '' : `${mark}=${start}`);
  return {
    page: `https://www.youtube.com/watch?v=${id}${from('&t')}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from('&start')}`,
    host: 'YouTube',
  };
}

/** Returns a Vimeo video; `key` is the secret part of an unlisted one. */
function vimeo(id: string, key: string | undefined): HostedVideo | undefined {
  if (!/^\d{5,}$/.test(id)) return undefined;
  const page = `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`;
  const secret = key === undefined ? '' : `&h=${key}`;
  return { page, frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret}`, host: 'Vimeo' };
}
