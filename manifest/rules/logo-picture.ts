import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'logo-picture',
  severity: 'warning',
  title: 'The logo does not suit every place',
  means:
    'The file of the logo is small, heavy, too wide for icons, has a background of its own, or is as dark as dark pages. The message says which, with its numbers.',
  why: 'The logo is in the bar of every page, in light and in dark, and every icon of the site is made from it.',
  fix: 'Save it as SVG, or as a PNG of at least 512 pixels with a transparent background. For dark pages, add a lighter one as brand.logoDark.',
  wrong: 'files/pictures',
});
