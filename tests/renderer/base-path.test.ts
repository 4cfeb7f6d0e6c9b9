/** A site below a path: every address in finished HTML gets it, and nothing else changes. */
import { expect, test } from 'vitest';
import { withPath } from '../../renderer/pages/base-path.ts';

test.each([
  ['<a href="/">', '<a href="/garden/">'],
  ['<a class="x" href="/about#team">', '<a class="x" href="/garden/about#team">'],
  ['<img src="/a.jpg" srcset="/a.jpg 1x, /assets/b.jpg 2x">', '<img src="/garden/a.jpg" srcset="/garden/a.jpg 1x, /garden/assets/b.jpg 2x">'],
  ['<form action="/send">', '<form action="/garden/send">'],
  ['<p style="background-image:url(/a.jpg)">', '<p style="background-image:url(/garden/a.jpg)">'],
  ['<p style="background-image:url(&quot;/a.jpg&quot;)">', '<p style="background-image:url(&quot;/garden/a.jpg&quot;)">'],
  ['{"to":"/about","html":"\\u003ca href=\\"/b\\">"}', '{"to":"/garden/about","html":"\\u003ca href=\\"/garden/b\\">"}'],
  ['{"srcset":"/a.webp 320w, /b.webp 640w"}', '{"srcset":"/garden/a.webp 320w, /garden/b.webp 640w"}'],
  ['import(`/assets/main.js`)', 'import(`/garden/assets/main.js`)'],
])('%s', (html, expected) => expect(withPath(html, '/garden')).toBe(expected)); // prettier-ignore

test.each([
  '<a href="https://example.com/about">', '<a href="//example.com/about">', '<a href="#team">', '<a href="mailto:a@b.example">', '<a href="tel:112">',
  '<p>£5 /month, or href=&quot;/x&quot;</p>', '{"label":"/month","text":"and/or"}', '<svg viewBox="0 0 24 24"><path d="M0 0/>',
])('%s stays as it is', (html) => expect(withPath(html, '/garden')).toBe(html)); // prettier-ignore
