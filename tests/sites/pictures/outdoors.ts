/** Scenes under the sky. */
import { HEIGHT, WIDTH, at, backdrop, between, circle, oval, path, rect, ridge, stroke, times } from './canvas.ts';
import type { Colours, Scene } from './canvas.ts';

const tree = ({ near, dark }: Colours, x: number, y: number, size: number): string =>
  rect(x - size * 0.06, y - size * 0.3, size * 0.12, size * 0.4, dark) +
  path(`M${x} ${y - size}l${size * 0.34} ${size * 0.75}h${-size * 0.68}z`, near) +
  path(`M${x} ${y - size}l${size * 0.34} ${size * 0.75}h${-size * 0.34}z`, dark, 'opacity=".25"');

const leafTree = ({ near, mid, dark }: Colours, x: number, y: number, size: number): string =>
  rect(x - size * 0.05, y - size * 0.5, size * 0.1, size * 0.55, dark) +
  circle(x, y - size * 0.75, size * 0.36, near) +
  circle(x - size * 0.12, y - size * 0.86, size * 0.2, mid, 'opacity=".5"');

export const hills: Scene = (c, random) =>
  backdrop(c.sky, c.glow) +
  circle(between(random, 700, 980), 240, 78, c.light) +
  ridge(random, 430, 50, c.far) +
  ridge(random, 530, 45, c.mid) +
  times(7, (index) => tree(c, 80 + index * 175 + between(random, -50, 50), 600, between(random, 90, 160))) +
  ridge(random, 640, 30, c.near) +
  times(9, (index) =>
    stroke(
      `M${index * 150 - 100} 800q120 -60 260 -120`,
      c.mid,
      5,
      `opacity="${between(random, 0.15, 0.4).toFixed(2)}"`,
    ),
  );

export const lake: Scene = (c, random) => {
  const peaks =
    path('M-40 470L210 190L330 320L520 120L760 400L880 300L1240 480z', c.far) +
    path('M520 120L590 205L540 235L500 200L455 215z', c.light) +
    path('M210 190L262 246L214 262L170 236z', c.light) +
    path('M520 120L760 400L640 470L560 300z', c.mid, 'opacity=".45"');
  return (
    backdrop(c.sky, c.glow) +
    peaks +
    rect(0, 470, WIDTH, 330, c.mid) +
    `<g transform="matrix(1 0 0 -.55 0 728)" opacity=".35">${peaks}</g>` +
    times(12, () => {
      const y = between(random, 500, 690);
      return stroke(`M${between(random, 60, 900)} ${y}h${between(random, 60, 230)}`, c.light, 4, 'opacity=".35"');
    }) +
    times(5, (index) => tree(c, 60 + index * 62, 560 + index * 12, 190 - index * 22)) +
    path('M0 800V590C160 560 300 620 420 700C560 760 900 790 1200 730V800z', c.near)
  );
};

export const sea: Scene = (c, random) =>
  backdrop(c.sky, c.glow) +
  circle(860, 330, 96, c.light) +
  rect(0, 430, WIDTH, 370, c.mid) +
  times(26, () => {
    const y = between(random, 450, 790);
    return stroke(`M${between(random, -50, 1100)} ${y}q30 -10 60 0t60 0`, c.glow, 3 + y / 300, 'opacity=".4"');
  }) +
  at(
    430,
    520,
    path('M-170 0H190L140 70H-120z', c.dark) +
      path('M0 -300V-20H150z', c.light) +
      path('M-16 -250V-20H-130z', c.spot) +
      stroke('M-8 -310V0', c.dark, 10),
  ) +
  path('M0 800V700C220 650 420 780 700 760S1100 720 1200 760V800z', c.near);

function house(c: Colours, random: () => number, x: number, width: number): string {
  const height = between(random, 230, 380);
  const top = 660 - height;
  const wall = [c.far, c.spot, c.light, c.glow][Math.floor(random() * 4)]!;
  const rows = Math.floor((height - 90) / 95);
  const window = (left: number, y: number) =>
    rect(left, y, 38, 56, random() < 0.4 ? c.light : c.dark, `stroke="${c.sky}" stroke-width="5"`);
  const isFlat = random() < 0.3;
  return (
    rect(x, top, width, height, wall) +
    (isFlat
      ? rect(x - 8, top - 16, width + 16, 20, c.dark)
      : path(`M${x - 12} ${top}L${x + width / 2} ${top - 110}L${x + width + 12} ${top}z`, c.near)) +
    times(rows, (row) => window(x + width * 0.2, top + 36 + row * 95) + window(x + width * 0.6, top + 36 + row * 95)) +
    rect(x + width * 0.4, 582, width * 0.22, 78, c.dark)
  );
}

export const street: Scene = (c, random) =>
  backdrop(c.sky, c.glow) +
  ridge(random, 480, 40, c.mid) +
  times(7, (index) => house(c, random, index * 172, 172)) +
  rect(0, 660, WIDTH, 140, c.dark) +
  rect(0, 660, WIDTH, 22, c.mid) +
  times(7, (index) => rect(60 + index * 180, 738, 90, 10, c.glow, 'opacity=".7"')) +
  leafTree(c, 250, 672, 170) +
  leafTree(c, 910, 672, 190);

export const road: Scene = (c, random) =>
  backdrop(c.sky, c.glow) +
  ridge(random, 450, 40, c.far) +
  rect(0, 480, WIDTH, 320, c.near) +
  path('M540 480h120L1020 800H180z', c.dark) +
  times(5, (index) => {
    const y = 500 + index * index * 15;
    return rect(600 - 3 - index * 2, y, 6 + index * 4, 14 + index * 9, c.light);
  }) +
  times(4, (index) => leafTree(c, 80 + index * 110, 520 + index * 10, 110 - index * 10)) +
  times(4, (index) => leafTree(c, 1120 - index * 115, 530, 120 - index * 12)) +
  at(
    770,
    640,
    path(
      'M-150 60V0Q-150 -24 -124 -28L-80 -36L-44 -92Q-36 -104 -20 -104H64Q80 -104 90 -92L128 -34Q168 -30 168 4V60z',
      c.spot,
    ) +
      path('M-54 -36L-28 -84Q-24 -90 -16 -90H14V-36zM30 -36V-90H58Q66 -90 72 -82L104 -36z', c.light) +
      rect(-40, -138, 90, 32, c.light, `rx="6" stroke="${c.dark}" stroke-width="5"`) +
      circle(-86, 62, 40, c.dark) +
      circle(-86, 62, 17, c.glow) +
      circle(104, 62, 40, c.dark) +
      circle(104, 62, 17, c.glow),
  );

export const pitch: Scene = (c) =>
  rect(0, 0, WIDTH, HEIGHT, c.near) +
  times(6, (index) => rect(index * 200, 0, 100, HEIGHT, c.mid, 'opacity=".55"')) +
  `<g fill="none" stroke="${c.light}" stroke-width="8">${rect(70, 70, 1060, 660, 'none')}<path d="M600 70V730M70 240H240V560H70M1130 240H960V560h170"/><circle cx="600" cy="400" r="118"/></g>` +
  circle(600, 400, 11, c.light) +
  [...'abcdefgh']
    .map((_, index) =>
      circle(
        300 + (index % 4) * 190,
        180 + ((index * 263) % 440),
        24,
        index % 2 ? c.spot : c.dark,
        `stroke="${c.light}" stroke-width="6"`,
      ),
    )
    .join('') +
  circle(668, 452, 15, c.light, `stroke="${c.dark}" stroke-width="4"`);

export const garden: Scene = (c, random) =>
  backdrop(c.sky, c.glow) +
  ridge(random, 420, 30, c.far) +
  rect(0, 470, WIDTH, 330, c.mid) +
  times(6, (row) =>
    times(14, (index) => {
      const y = 510 + row * 52;
      const size = 12 + row * 4;
      const x = index * 96 + (row % 2) * 48 - 20;
      return (
        oval(x, y + size * 0.8, size * 1.9, size * 0.5, c.dark, 'opacity=".2"') +
        circle(x - size * 0.8, y, size, c.near) +
        circle(x + size * 0.8, y, size, c.near) +
        circle(x, y - size * 0.7, size, (row + index) % 3 ? c.near : c.spot)
      );
    }),
  ) +
  at(
    820,
    430,
    rect(-150, -150, 300, 200, c.spot) +
      path('M-180 -150L0 -280L180 -150z', c.dark) +
      rect(-40, -60, 80, 110, c.dark) +
      rect(-120, -110, 60, 60, c.light) +
      rect(60, -110, 60, 60, c.light),
  );

export const snow: Scene = (c, random) =>
  backdrop(c.sky, c.glow) +
  circle(260, 210, 62, c.light) +
  path('M100 560L470 170L820 560z', c.far) +
  path('M470 170L575 287L520 270L470 320L420 272L362 284z', c.light) +
  path('M520 560L900 260L1260 560z', c.mid) +
  path('M900 260L990 332L930 325L890 360L850 318L810 331z', c.light) +
  rect(0, 540, WIDTH, 260, c.light) +
  times(10, (index) => tree(c, 40 + index * 128 + between(random, -30, 30), 590, between(random, 80, 150))) +
  at(
    640,
    640,
    rect(-210, -120, 420, 150, c.dark) +
      path('M-260 -110L0 -250L260 -110z', c.near) +
      path('M-260 -124L0 -264L260 -124L0 -236z', c.light) +
      times(4, (index) => rect(-170 + index * 95, -80, 56, 62, c.spot)),
  ) +
  times(3, (index) =>
    stroke(`M${600 + index * 60} ${380 - index * 20}q-22 -34 0 -64t0 -64`, c.light, 12, 'opacity=".65"'),
  );
