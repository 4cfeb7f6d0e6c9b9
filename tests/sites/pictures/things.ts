/** Draws scenes with one large thing or animal. */
import { HEIGHT, WIDTH, at, backdrop, between, circle, oval, path, rect, stroke, times } from './canvas.ts';
import type { Scene } from './canvas.ts';

export const bicycle: Scene = (c) => {
  const wheel = (x: number) =>
    circle(x, 540, 170, 'none', `stroke="${c.dark}" stroke-width="20"`) +
    times(12, (index) => {
      const turn = (index * Math.PI) / 6;
      return stroke(`M${x} 540L${x + 160 * Math.cos(turn)} ${540 + 160 * Math.sin(turn)}`, c.mid, 4);
    }) +
    circle(x, 540, 18, c.dark);
  return (
    backdrop(c.sky, c.glow) +
    rect(0, 700, WIDTH, 100, c.near) +
    oval(600, 716, 470, 20, c.dark, 'opacity=".3"') +
    wheel(360) +
    wheel(850) +
    stroke('M360 540L490 300H760L590 540zM490 300L590 540M590 540H360M760 300L850 540M740 240L760 300', c.spot, 22) +
    stroke('M490 300L470 236', c.spot, 18) +
    path('M400 232Q470 206 548 226Q540 250 470 248Q420 256 400 232z', c.dark) +
    stroke('M740 240Q800 214 838 250', c.dark, 16) +
    circle(590, 540, 44, 'none', `stroke="${c.dark}" stroke-width="12"`) +
    stroke('M590 540L640 604M618 604H664', c.dark, 14)
  );
};

const animal = (c: Parameters<Scene>[0], ears: string, isLong: boolean) =>
  backdrop(c.sky, c.glow) +
  rect(0, 640, WIDTH, 160, c.near) +
  oval(600, 690, 320, 36, c.dark, 'opacity=".25"') +
  stroke(isLong ? 'M760 640Q900 620 860 480' : 'M770 650Q930 660 900 520T960 430', c.mid, 46) +
  path('M430 690Q400 430 600 400T770 690z', c.mid) +
  path('M520 690Q510 560 600 540T680 690z', c.light) +
  circle(600, 310, 150, c.mid) +
  path(ears, c.far) +
  oval(600, 372, 78, 62, c.light) +
  circle(545, 296, 17, c.dark) +
  circle(655, 296, 17, c.dark) +
  circle(551, 290, 5, c.light) +
  circle(661, 290, 5, c.light) +
  path('M572 344H628L600 374z', c.dark) +
  stroke('M600 374V396M600 396Q572 416 556 398M600 396Q628 416 644 398', c.dark, 7) +
  rect(488, 440, 224, 30, c.spot, 'rx="15"') +
  circle(600, 486, 22, c.light);

export const dog: Scene = (c) =>
  animal(c, 'M466 250Q390 250 410 420Q470 440 500 330zM734 250Q810 250 790 420Q730 440 700 330z', true);

export const cat: Scene = (c) =>
  animal(c, 'M462 260L450 110L570 176zM738 260L750 110L630 176z', false) +
  stroke('M500 370L410 350M500 386L410 396M700 370L790 350M700 386L790 396', c.dark, 5);

export const vase: Scene = (c) =>
  backdrop(c.sky, c.glow) +
  rect(0, 620, WIDTH, 180, c.near) +
  rect(400, 560, 400, 240, c.light) +
  rect(380, 540, 440, 30, c.light) +
  rect(380, 566, 440, 8, c.dark, 'opacity=".3"') +
  path('M540 130H660L650 190Q780 270 750 400Q720 500 660 540H540Q480 500 450 400Q420 270 550 190z', c.spot) +
  path('M447 330H753L752 390H449z', c.dark) +
  times(9, (index) => path(`M${455 + index * 33} 386l16 -50l16 50z`, c.light)) +
  stroke('M470 290H730M466 430H736', c.dark, 8) +
  path('M700 230Q770 300 745 400Q715 500 660 540H630Q740 420 690 230z', c.dark, 'opacity=".18"') +
  path('M600 0L250 800H950z', c.light, 'opacity=".14"');

export const notes: Scene = (c, random) =>
  backdrop(c.sky, c.glow) +
  times(2, (part) =>
    times(5, (line) =>
      stroke(
        `M-20 ${190 + part * 320 + line * 32}Q300 ${150 + part * 320 + line * 32} 600 ${190 + part * 320 + line * 32}T1220 ${190 + part * 320 + line * 32}`,
        c.mid,
        5,
      ),
    ),
  ) +
  times(9, (index) => {
    const x = 120 + index * 120;
    const y = 200 + (index % 2) * 320 + between(random, 0, 90);
    const tone = index % 3 === 1 ? c.spot : c.dark;
    return (
      oval(x, y, 34, 25, tone, `transform="rotate(-20 ${x} ${y})"`) +
      stroke(`M${x + 30} ${y - 8}V${y - 150}`, tone, 9) +
      (index % 3 ? '' : stroke(`M${x + 30} ${y - 150}q60 30 44 90`, tone, 10))
    );
  });

export const flower: Scene = (c) => {
  const bloom = (x: number, y: number, size: number, tone: string) =>
    at(
      x,
      y,
      times(9, (index) => `<ellipse rx="34" ry="92" cy="-80" fill="${tone}" transform="rotate(${index * 40})"/>`) +
        circle(0, 0, 48, c.light) +
        circle(0, 0, 30, c.dark),
      `scale(${size})`,
    );
  return (
    backdrop(c.sky, c.glow) +
    stroke('M420 800Q400 560 430 330M760 800Q820 620 800 480M600 800Q590 700 600 640', c.near, 16) +
    path('M410 600Q270 560 230 440Q390 450 415 560zM800 640Q930 620 980 510Q840 500 804 600z', c.near) +
    bloom(430, 290, 1.3, c.spot) +
    bloom(800, 430, 0.95, c.far) +
    bloom(600, 600, 0.6, c.mid)
  );
};

export const tiles: Scene = (c) => {
  const star = (x: number, y: number, tone: string) =>
    at(
      x,
      y,
      rect(-68, -68, 136, 136, tone) +
        rect(-68, -68, 136, 136, tone, 'transform="rotate(45)"') +
        circle(0, 0, 46, c.light) +
        rect(-26, -26, 52, 52, c.spot) +
        rect(-26, -26, 52, 52, c.spot, 'transform="rotate(45)"'),
    );
  return (
    rect(0, 0, WIDTH, HEIGHT, c.glow) +
    times(5, (row) => times(7, (column) => star(column * 200, row * 200, (row + column) % 2 ? c.mid : c.near))) +
    times(4, (row) =>
      times(6, (column) =>
        at(
          100 + column * 200,
          100 + row * 200,
          rect(-30, -30, 60, 60, c.dark, 'transform="rotate(45)"') + circle(0, 0, 12, c.light),
        ),
      ),
    )
  );
};

export const crates: Scene = (c, random) => {
  const crate = (x: number, y: number, tone: string) =>
    times(11, () => circle(x + between(random, 30, 310), y - between(random, -10, 44), between(random, 34, 46), tone)) +
    times(5, () => path(`M${x + between(random, 40, 300)} ${y - 46}q12 -34 40 -30q-6 28 -40 30z`, c.near)) +
    rect(x, y, 340, 46, c.far) +
    rect(x, y + 54, 340, 46, c.far) +
    rect(x + 20, y, 26, 110, c.dark, 'opacity=".45"') +
    rect(x + 294, y, 26, 110, c.dark, 'opacity=".45"');
  return (
    backdrop(c.sky, c.glow) +
    times(8, (index) => path(`M${index * 150} 0h150v90q-75 70 -150 0z`, index % 2 ? c.light : c.spot)) +
    crate(60, 360, c.spot) +
    crate(430, 360, c.mid) +
    crate(800, 360, c.light) +
    crate(60, 620, c.mid) +
    crate(430, 620, c.light) +
    crate(800, 620, c.spot)
  );
};

export const arch: Scene = (c) =>
  backdrop(c.sky, c.glow) +
  rect(0, 700, WIDTH, 100, c.near) +
  times(3, (index) => {
    const x = 140 + index * 330;
    return (
      rect(x - 30, 130, 320, 570, c.light) +
      path(`M${x + 20} 700V380a110 110 0 0 1 220 0V700z`, index === 1 ? c.spot : c.mid) +
      path(`M${x + 130} 700V270a110 110 0 0 1 110 110V700z`, c.dark, 'opacity=".22"')
    );
  }) +
  rect(90, 100, 1000, 46, c.far) +
  path('M90 146L1090 146L1040 190H140z', c.dark, 'opacity=".15"');
