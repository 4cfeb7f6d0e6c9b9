/** About links, files and addresses. */
import type { ProblemText } from './text.ts';

export const linkTexts = {
  'broken-link': {
    means: 'A link leads to a page or a file that does not exist.',
    why: 'Visitors who follow it see "not found" and leave, and search engines trust the site less.',
    fix: 'Correct the address: pages are written as in their "path", in small letters and without a slash at the end. Files lie in the folder public.',
    example: 'broken/link-to-misspelt-page',
  },
  'broken-anchor': {
    means: 'The page of a link exists, but has no place of the name behind the #.',
    why: 'Visitors land at the top of the page and have to search for what they were promised.',
    fix: 'Take one of the names that the message lists, or give the block that is meant an "id".',
    example: 'broken/link-to-misspelt-anchor',
  },
  'unsafe-link': {
    means: 'A link is not written as an address that a page may link to.',
    why: 'Nothing would happen on a click, or something that visitors did not ask for.',
    fix: 'Start a link with / for a page of the site, # for a place on the page, or https://, mailto: or tel:.',
    example: 'broken/link-without-slash',
  },
  'missing-file': {
    means: 'A picture or another file is named that does not lie in the public folder.',
    why: 'There would be a gap in the page, or a download that fails.',
    fix: 'Put the file into the folder "public" beside the manifest, or correct its name. Capital letters count.',
    example: 'broken/missing-file-wrong-case',
  },
  'picture-format': {
    means: 'A file is named as a picture, but is of a kind that cannot be shown as one here.',
    why: 'Visitors would see a gap, or wait long for a moving picture.',
    fix: 'Save it as JPG, PNG, WebP, AVIF or SVG.',
    example: 'broken/moving-picture',
  },
  'broken-picture': {
    means: 'The file of a picture is empty, cut off or damaged, so that nothing can be made of it.',
    why: 'Visitors would see a gap, and the build could not make the smaller forms of the picture.',
    fix: 'Save the picture anew, or copy it again from where it came: a download or an upload that broke off leaves such files.',
    example: 'files/pictures',
  },
  'large-picture': {
    means:
      'A picture has more pixels, more bytes or more shapes than any page needs. The message says how many, and how many it may have.',
    why: 'To decode it takes many seconds and much memory, in the build and on the phones of visitors.',
    fix: 'Save it smaller: 2,400 pixels on the longer side are enough for a page. Simplify a drawing, or save it as a PNG.',
    example: 'files/pictures',
  },
  'picture-parts': {
    means: 'A drawing (SVG) holds a script, or refers to other files for its parts.',
    why: 'Browsers run no script within a picture and fetch nothing for it, so visitors see it without those parts.',
    fix: 'Save it as plain SVG, with pictures embedded and texts as paths. Drawing programs have an option for it.',
    example: 'files/pictures',
  },
  'public-file': {
    means:
      'Something in the public folder cannot be published: a link that leads out of it, a name that no address can hold, or a file that the build writes itself.',
    why: 'What a link leads to could be read by everybody, and a file without an address by nobody.',
    fix: 'Do what the message says: put a copy in the place of a link, rename a file, or remove it.',
    example: 'files/pictures',
  },
  'public-name': {
    means: 'The name of a file starts with a dot, so that it is left out; or two names differ only in capital letters.',
    why: 'Files that start with a dot are for programs and often secret. Two names that differ in case are one file on many computers and hosts.',
    fix: 'Rename the file. What visitors are not meant to get is better kept outside the public folder.',
    example: 'files/pictures',
  },
  'remote-image': {
    means: 'A picture lies on another host, and that host is not allowed, or its size is not given.',
    why: 'A foreign host learns who visits the page, and a picture of unknown size makes the text jump when it arrives.',
    fix: 'Best put the picture into the public folder. Otherwise name the host under "imageHosts" and write the picture\'s width and height.',
    example: 'broken/file-from-another-host',
  },
  'redirect-conflict': {
    means: 'A redirect starts at a page that exists, leads on to another redirect, or is written twice.',
    why: 'It would never be followed, or visitors would wait for two answers in the place of one.',
    fix: 'Let each old address lead straight to a page, once. Remove redirects that start at a page.',
    example: 'broken/redirect-chain',
  },
  'lost-address': {
    means: 'A path that the site has published is neither a page any more nor redirected to one.',
    why: 'Bookmarks, links from other sites and search results go on leading there, and their visitors would find nothing.',
    fix: 'Add a redirect from the old path to the page that took its place, or to the one that says most of the same. Bring the page back if it went by mistake.',
    example: 'addresses/page-renamed',
  },
  'new-address': {
    means: 'A page is not in the list of published addresses yet.',
    why: 'Should the page move one day, nobody would notice that its visitors have lost it.',
    fix: 'Run "npm run addresses" and commit the list that it writes beside the manifest.',
    example: 'addresses/page-added',
  },
} satisfies Record<string, ProblemText>;
