/** Lists which pictures each site has: a scene, its colours, its shape. */
import type { Colours, Scene } from './canvas.ts';
import { bench, cup, loaves, room, shelf, stage, table, toys } from './indoors.ts';
import { garden, hills, lake, pitch, road, sea, snow, street } from './outdoors.ts';
import { group, portrait } from './people.ts';
import { arch, bicycle, cat, crates, dog, flower, notes, tiles, vase } from './things.ts';

const colours = (list: string): Colours => {
  const [sky, glow, far, mid, near, dark, light, spot] = list.split(' ').map((hex) => `#${hex}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { sky, glow, far, mid, near, dark, light, spot };
};

/** Eight colours each: sky, glow, far, mid, near, dark, light, spot. */
export const PALETTES = {
  meadow: colours('bfe0ea f6ecd2 9dbf9a 6fa06e 3f7a4f 24402f fff8e6 d9773a'),
  dusk: colours('3d3a6b f2a27a 7a5a8a 55447a 342d5c 1d1a38 ffe9c9 e8674a'),
  timber: colours('e9dcc6 f4ebdc cfa877 a9743f 7c4f2a 3c2817 fff6e4 b85c2b'),
  clinic: colours('d9eef2 f3fafb a9d3d8 6fb1ba 3a8792 1f4c57 ffffff f0956f'),
  berry: colours('f6d9e2 fdf1ee e5a3b8 c76b8f 8f3f68 48203a fff7f2 e0524d'),
  night: colours('141c2e 34486b 3f5a86 2a3d61 1b2a47 0c1220 f3efe2 e6b84c'),
  citrus: colours('fde9b0 fff6dc f6c04d e39a2b a8702a 4d3417 fffdf3 d9492c'),
  ice: colours('cfdceb f1f5f8 9fb3cc 7590b0 46617f 22344a ffffff c8743c'),
  clay: colours('f0d6c2 faeee2 dba684 c27a56 8e4d34 45261b fff6ec 2f7f86'),
  mono: colours('d8d8d4 f2f1ee b4b4ae 86867f 54544f 20201e fbfbf8 c8a13a'),
  play: colours('c9ebf7 fff3d6 7cc6b8 f7b84b e8705a 3a3f63 fffdf6 5a8fd8'),
} satisfies Record<string, Colours>;

export interface Picture {
  scene: Scene;
  palette: keyof typeof PALETTES;
  /** wide is 3:2, face a portrait of 5:6. */
  shape?: 'wide' | 'tall' | 'square' | 'face';
  /** Another number gives another picture of the same kind. */
  seed?: number;
}

export const PICTURES: Record<string, Record<string, Picture>> = {
  'tischlerei-brandt': {
    werkbank: { scene: bench, palette: 'timber' },
    wohnzimmer: { scene: room, palette: 'timber' },
    buecherwand: { scene: shelf, palette: 'timber' },
    strasse: { scene: street, palette: 'ice' },
    hofladen: { scene: loaves, palette: 'timber' },
    anke: { scene: portrait(7), palette: 'timber', shape: 'face' },
    joerg: { scene: portrait(4), palette: 'timber', shape: 'face' },
    mehmet: { scene: portrait(2), palette: 'timber', shape: 'face' },
  },
  'iyadat-alnoor': {
    waiting: { scene: room, palette: 'clinic' },
    layla: { scene: portrait(1), palette: 'clinic', shape: 'face' },
    omar: { scene: portrait(4), palette: 'clinic', shape: 'face' },
    rana: { scene: portrait(13), palette: 'clinic', shape: 'face' },
  },
  'nanhe-kadam': {
    toys: { scene: toys, palette: 'play' },
    garden: { scene: garden, palette: 'meadow' },
    cat: { scene: cat, palette: 'citrus' },
    flower: { scene: flower, palette: 'play' },
    meera: { scene: portrait(3), palette: 'citrus', shape: 'face' },
    fatima: { scene: portrait(9), palette: 'play', shape: 'face' },
    raju: { scene: portrait(14), palette: 'meadow', shape: 'face' },
  },
  'yukimi-an': {
    inn: { scene: snow, palette: 'dusk' },
    lake: { scene: lake, palette: 'ice' },
    hills: { scene: hills, palette: 'clay' },
    tea: { scene: cup, palette: 'timber' },
    dinner: { scene: table, palette: 'timber', seed: 3 },
  },
  'banh-mi-co-lan': {
    'lo-banh': { scene: loaves, palette: 'citrus' },
    'ban-an': { scene: table, palette: 'citrus', seed: 2 },
    'ca-phe': { scene: cup, palette: 'clay' },
    'co-lan': { scene: portrait(1), palette: 'citrus', shape: 'face' },
    'anh-tin': { scene: portrait(6), palette: 'clay', shape: 'face' },
    'ngoc-anh': { scene: portrait(7), palette: 'berry', shape: 'face' },
  },
  'cycles-du-canal': {
    velo: { scene: bicycle, palette: 'meadow' },
    quai: { scene: sea, palette: 'meadow' },
    rue: { scene: street, palette: 'citrus', seed: 4 },
    etabli: { scene: bench, palette: 'clay' },
    ines: { scene: portrait(7), palette: 'meadow', shape: 'face' },
    theo: { scene: portrait(16), palette: 'clay', shape: 'face' },
    bob: { scene: cat, palette: 'mono', shape: 'face' },
  },
  'kancelaria-lipska': {
    biblioteka: { scene: shelf, palette: 'ice', seed: 5 },
    barbara: { scene: portrait(19), palette: 'ice', shape: 'face' },
    grzegorz: { scene: portrait(4), palette: 'mono', shape: 'face' },
    lucja: { scene: portrait(25), palette: 'ice', shape: 'face' },
  },
  'estudio-marea': {
    barco: { scene: sea, palette: 'dusk', seed: 2 },
    arcos: { scene: arch, palette: 'clay' },
    florero: { scene: vase, palette: 'mono' },
    retrato: { scene: portrait(2), palette: 'ice' },
    flores: { scene: flower, palette: 'berry' },
    cerro: { scene: street, palette: 'play', seed: 9 },
    camila: { scene: portrait(13), palette: 'dusk', shape: 'face' },
    josefa: { scene: portrait(1), palette: 'mono', shape: 'face' },
  },
  'yeni-yol': {
    yol: { scene: road, palette: 'citrus', seed: 6 },
  },
  'sternwarte-hohenfels': {
    huegel: { scene: hills, palette: 'night' },
    see: { scene: lake, palette: 'night', seed: 3 },
    winter: { scene: snow, palette: 'night' },
    ursula: { scene: portrait(19), palette: 'night', shape: 'face' },
    franz: { scene: portrait(10), palette: 'dusk', shape: 'face' },
    ayse: { scene: portrait(7), palette: 'ice', shape: 'face' },
  },
  'wellstead-singers': {
    choir: { scene: group(2), palette: 'berry' },
    score: { scene: notes, palette: 'clay' },
    stage: { scene: stage, palette: 'berry' },
    town: { scene: street, palette: 'clay', seed: 6 },
  },
  'patinhas-do-vale': {
    bento: { scene: dog, palette: 'timber' },
    amora: { scene: cat, palette: 'ice' },
    fuba: { scene: dog, palette: 'citrus' },
    conceicao: { scene: portrait(9), palette: 'meadow', shape: 'face' },
    joao: { scene: portrait(6), palette: 'clinic', shape: 'face' },
    iara: { scene: portrait(3), palette: 'citrus', shape: 'face' },
  },
  'xiaoshan-library': {
    shelves: { scene: shelf, palette: 'clay', seed: 7 },
    room: { scene: room, palette: 'timber' },
  },
  'osteria-del-ponte': {
    tavola: { scene: table, palette: 'meadow', seed: 5 },
    fiume: { scene: sea, palette: 'clay', seed: 4 },
    orto: { scene: garden, palette: 'timber' },
    pane: { scene: loaves, palette: 'timber', seed: 3 },
  },
  'musee-du-sel': {
    jarre: { scene: vase, palette: 'clay' },
    arcades: { scene: arch, palette: 'ice' },
  },
  'tus-auenheim': {
    platz: { scene: pitch, palette: 'meadow' },
  },
  'hoeve-de-linde': {
    akker: { scene: garden, palette: 'meadow', seed: 2 },
    kistjes: { scene: crates, palette: 'meadow' },
    brood: { scene: loaves, palette: 'timber', seed: 2 },
    hond: { scene: dog, palette: 'timber' },
  },
  sobremesa: {
    mesa: { scene: table, palette: 'berry', seed: 8 },
    cafe: { scene: cup, palette: 'berry' },
    nuria: { scene: portrait(7), palette: 'berry', shape: 'face' },
    itziar: { scene: portrait(13), palette: 'dusk', shape: 'face' },
    begona: { scene: portrait(19), palette: 'play', shape: 'face' },
  },
  'bayt-al-kalima': {
    tiles: { scene: tiles, palette: 'clinic' },
    arches: { scene: arch, palette: 'meadow' },
    tea: { scene: cup, palette: 'meadow' },
    books: { scene: shelf, palette: 'clinic', seed: 9 },
    sonia: { scene: portrait(1), palette: 'meadow', shape: 'face' },
    mounir: { scene: portrait(18), palette: 'clay', shape: 'face' },
  },
  sanjivani: {
    room: { scene: room, palette: 'meadow' },
    archana: { scene: portrait(3), palette: 'clinic', shape: 'face' },
    faraz: { scene: portrait(18), palette: 'clinic', shape: 'face' },
  },
  'menya-hotaru': {
    table: { scene: table, palette: 'citrus', seed: 11 },
  },
  'nha-ben-suoi': {
    'thung-lung': { scene: hills, palette: 'meadow', seed: 3 },
    ho: { scene: lake, palette: 'meadow' },
    vuon: { scene: garden, palette: 'clinic', seed: 5 },
    tra: { scene: cup, palette: 'meadow' },
  },
  'hasici-dolni-lhota': {
    naves: { scene: street, palette: 'timber', seed: 12 },
    katerina: { scene: portrait(7), palette: 'clay', shape: 'face' },
    ondrej: { scene: portrait(10), palette: 'ice', shape: 'face' },
  },
  pelyustka: {
    zal: { scene: room, palette: 'berry' },
    borsch: { scene: cat, palette: 'mono' },
    kvity: { scene: flower, palette: 'berry', seed: 2 },
    oksana: { scene: portrait(19), palette: 'berry', shape: 'face' },
    galyna: { scene: portrait(25), palette: 'play', shape: 'face' },
  },
  'feri-samudra': {
    kapal: { scene: sea, palette: 'clinic', seed: 6 },
  },
  'qingshan-tea': {
    hills: { scene: hills, palette: 'meadow', seed: 8 },
    cup: { scene: cup, palette: 'timber' },
    jar: { scene: vase, palette: 'timber' },
    lake: { scene: lake, palette: 'clinic', seed: 2 },
  },
  'joga-na-lace': {
    laka: { scene: hills, palette: 'citrus', seed: 4 },
  },
  'perde-tiyatro': {
    sahne: { scene: stage, palette: 'mono' },
    oyuncu: { scene: portrait(1), palette: 'mono' },
    sokak: { scene: street, palette: 'mono', seed: 5 },
    defne: { scene: portrait(7), palette: 'mono', shape: 'face' },
    cagri: { scene: portrait(2), palette: 'mono', shape: 'face' },
    rustu: { scene: portrait(4), palette: 'mono', shape: 'face' },
  },
  'fieldnotes-conf': {
    stage: { scene: stage, palette: 'dusk' },
    aoife: { scene: portrait(25), palette: 'dusk', shape: 'face' },
    tunde: { scene: portrait(5), palette: 'citrus', shape: 'face' },
    mei: { scene: portrait(1), palette: 'ice', shape: 'face' },
  },
};
