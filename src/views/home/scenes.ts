import type { SiteLanguage } from '../../i18n/languages.ts';

/** A reader before a place of the language. Coordinates: see `Scene.astro`. */
export interface Scene {
  person: Person;
  place: Place;
}

/** Colours, and data of paths. */
interface Person {
  skin: string;
  /** Neck, nose, and creases of hands. */
  shade: string;
  hair: string;
  hairBehind?: string;
  hairInFront: string;
  brows: string;
  nose?: string;
  /** Lids, and glasses. */
  eyes: string;
  pupils?: string;
  /** Of lids and pupils, where ink is too pale on the skin. */
  eyeColor?: string;
  mouth: string;
  /** Skin of the ears, where hair leaves them free. */
  ears?: string;
  lips: string;
  teeth?: string;
  clothes: string;
  fold: string;
  pose: Pose;
  /** Looks to the other side. */
  mirrored?: boolean;
  heldObject: HeldObject;
}

interface Pose {
  body: string;
  /** Transform of the head. */
  tilt?: string;
  sleeves: string;
  wrists?: string;
  folds: string;
  cuffs: string;
  paper?: string;
  /** A telephone or a pen. */
  ink?: string;
  /** Of the telephone. */
  lens?: string;
  /** The raised hand. */
  hand?: string;
  creases?: string;
}

/**
 * What a hand, or both, hold on the table, and those hands: fingers and thumbs are thick lines,
 * between which are creases.
 */
interface HeldObject {
  color: string;
  shape: string;
  stroke: string;
  lines: string;
  hands: string;
  creases: string;
}

/** Data of paths. Edges are on multiples of 6, the distance of the bars. */
interface Place {
  walls: string;
  roofs: string;
  /** Rows of windows: every second bar has a gap. */
  windows: string;
  /** Doors, arches and clocks. */
  openings?: string;
  hill?: string;
}

const fair = { skin: '#ecba9a', shade: '#cb8e6c', lips: '#a9503f' };
const tanned = { skin: '#dfaa84', shade: '#b67c57', lips: '#a9503f' };
const brown = { skin: '#945e41', shade: '#653b27', lips: '#5f2b26', eyeColor: '#160d0c' };

const frontBody = 'M26 214c4-40 0-70 10-80 5-7 12-11 30-14h28c18 3 25 7 30 14 10 10 0 40 0 80z';
const oneArm = 'M50 140C31 154 13 174 15 194h34';
const oneFold = 'M53 179q-18 1-20-5-2-5 11-17';
const oneCuff = 'M53 188v16';
/** Looks at a telephone. */
const phoning: Pose = {
  body: frontBody,
  sleeves: `${oneArm}M124 200L110 140C129 156 136 176 142 194Q164 190 172 174`,
  wrists: 'M173 157v-19',
  folds: `M120 172q8 14 9 36${oneFold}`,
  cuffs: `M166 165l14 2${oneCuff}`,
  lens: 'M150 96h0',
  ink: 'M149 86l25 3q6 0 5 6l-5 53q-1 6-7 5l-25-3q-6 0-5-6l5-53q1-6 7-5z',
  hand: 'M172 116l-27-5M173 123l-30-4M173 130l-30-3M145 135l17 2 9 12 4-30zM176 141q6-12 4-34',
  creases: 'M146 115l20 4M145 123l20 3M146 131l18 3M174 116v10',
};
/** Rests the chin on a fist. */
const thinking: Pose = {
  body: frontBody,
  tilt: 'rotate(4 80 112)',
  sleeves: `${oneArm}M124 200L110 140C128 150 142 172 143 194Q134 176 124 152`,
  wrists: 'M117 140l-7-14',
  folds: `M112 154q6 28 16 54M133 149q7 20 9 38${oneFold}`,
  cuffs: `M113 153l18-8${oneCuff}`,
  hand: 'M108 119H89M109 126H91M110 131H94M108 122q2-11-20-11',
  creases: 'M87 115q12 0 16 4M91 123h9M93 129h8M86 107q6-2 14 0',
};
/** Leans the cheek on a hand, and holds a sheet. */
const leaning: Pose = {
  body: 'M22 214c4-40 6-64 20-76 7-6 14-10 26-16h28c16 3 25 8 30 18 8 14 0 40 0 74z',
  tilt: 'rotate(-9 84 112)',
  sleeves: 'M54 154L14 194h36M110 142C129 156 147 174 145 194h-28M14 194L35 138',
  wrists: 'M39 130l7-18',
  folds: 'M31 190L46 150M107 179q16 1 18-5 1-5-11-16',
  cuffs: 'M27 131l18 7M107 188v16',
  hand: 'M45 114l4-23M50 115l6-25M54 117l6-19M54 119l11-5',
  creases: 'M48.5 108l3.5-14M54 109l3-11M50 119q6 0 8-4',
};
/** Writes with one hand, and holds a mug with the other. */
const writing: Pose = {
  body: 'M22 214c0-40 4-66 16-78 8-8 16-12 30-16h26c14 3 22 8 27 18 8 16 8 46 6 76z',
  tilt: 'rotate(4 80 112)',
  sleeves: 'M40 148C26 160 8 178 12 194h44M110 140C128 150 146 176 130 194',
  folds: 'M59 179q-24 1-26-5-2-5 11-16M119 168q4 18 3 40',
  cuffs: 'M60 188v16M136 188v16',
  paper: 'M76 201h48l8 7H66z',
  ink: 'M70 158l5-2 22 41 1 9-6-6z',
  hand: 'M69 190h18M68 197h20M69 202h16M70 190q6-10 18-6',
  creases: 'M76 194h11M76 199h10M74 188q6-3 13-1',
};

const mug = (color: string): HeldObject => ({
  color,
  shape: 'M68 170h36v38H68z',
  stroke: color,
  lines: 'M104 180q12-2 12 9t-12 9',
  hands: 'M61 191l7-6h19M66 191h24M66 197h23M61 201l7 2h17M61 191v10l7 1v-16zM62 189q4-11 13-13',
  creases: 'M75 188h13M75 194h14M74 200h13M67 186q2-3 7-4',
});
const letter: HeldObject = {
  color: 'var(--color-on-night)',
  shape: 'M64 147l38-5 8 66H72z',
  stroke: '#b9d6ca',
  lines: 'M75 158l20-3M76 169l20-3M85 180l12-2',
  hands: 'M61 190l8-4v16q-2 3-8 0zM63 190q10-1 15-7',
  creases: 'M66 197q4 0 7-2',
};

const sheet: HeldObject = {
  color: 'var(--color-on-night)',
  shape: 'M58 142h44v66H58z',
  stroke: '#b9d6ca',
  lines: 'M68 152h24M68 162h24M68 172h12',
  hands: 'M99 190l-5-4v16q2 3 5 0zM98 190q-7-2-10-6',
  creases: 'M96 197q-3 0-6-2',
};
const steaming: HeldObject = {
  color: 'var(--color-brand)',
  shape: 'M149 172h30v36h-30zM179 178h5q9 0 9 10t-9 10h-5v-5h4q4 0 4-5t-4-5h-4z',
  stroke: '#8fb8aa',
  lines: 'M160 163q-4-4 0-8t0-8M171 163q-4-4 0-8t0-8',
  hands:
    'M145 191l7-6h17M150 191h22M150 197h21M145 201l7 2h15M145 191v10l7 1v-16zM146 189q4-11 13-13',
  creases: 'M159 188h11M159 194h12M151 186q2-3 7-4',
};

const lids = 'M63.5 75.5q5.5-4 11 0M88.5 75.5q5.5-4 11 0';
const glasses =
  'M59 76a9.5 9.5 0 1 1 20 0 9.5 9.5 0 1 1-20 0M84 76a9.5 9.5 0 1 1 20 0 9.5 9.5 0 1 1-20 0M79 75q2.5-2 5 0';

const ochre = { clothes: '#dfb66a', fold: '#b0863f' };
const cream = { clothes: '#f1dfc2', fold: '#cdb18b' };

/** A language without a scene shows that of the default language. */
export const scenes: { nl: Scene } & Partial<Record<SiteLanguage, Scene>> = {
  nl: {
    person: {
      ...tanned,
      ...cream,
      pose: phoning,
      heldObject: mug('var(--color-brand)'),
      hair: '#432c29',
      hairBehind: 'M47 106c-8-52 2-78 33-78s41 26 33 78c-9 9-57 9-66 0z',
      brows: 'M63 66.5q5-4 11-1M88 65.5q6-4 11 1',
      eyes: lids,
      pupils: 'M71 76.5h0M96 76.5h0',
      mouth: 'M74 94q8 7 16-1',
      hairInFront:
        'M50 80c-4-34 8-49 30-49s34 15 30 49c-5-4-6-12-7-20-14 0-24-4-31-12-4 8-10 12-15 14-1 8-3 14-7 18z',
    },
    /** Ghent: a stepped gable, Saint Nicholas, the belfry, Saint Bavo. */
    place: {
      walls:
        'M246 184v-46h42v46zM294 184V78h30v106zM330 184V88h30v96zM366 184V78h30v106zM402 184v-52h54v52z',
      roofs:
        'M246 135v-6h6v-6h6v-6h6v-6h6v6h6v6h6v6h6v6zM294 75l3-16 3 9h18l3-9 3 16zM330 85v-9h3V58l6-20 2-6 4-24 4 24 2 6 6 20v18h3v9zM366 75V59h6v9h18v-9h6v16zM402 129l27-32 27 32z',
      windows:
        'M252 150h30M252 166h30M408 144h42M408 162h42M300 92h18M300 116h18M372 92h18M372 116h18M336 132h18M336 154h18',
      openings: 'M345 105h0',
    },
  },
  de: {
    person: {
      ...tanned,
      ...ochre,
      ears: '#cf9670',
      pose: thinking,
      heldObject: mug('var(--color-brand)'),
      hair: '#5b3a29',
      brows: 'M63 64q5-3 11 0M88 61q6-3 11 1',
      eyes: lids + glasses,
      pupils: 'M70 76h0M95 76h0',
      mouth: 'M75 96q7 4 13-.5',
      hairInFront:
        'M52.5 73c3 7 3 16 8 20 5 1 7-4 11.5-5q8-2 16 0c4.5 1 6.5 6 11.5 5 5-4 5-13 8-20 1 23-10 38-27.5 38S51.5 96 52.5 73zM52.5 76c-9-29 4-47 29-47 24 0 35 18 26 47-3-6-3-13-6-20-15 1-27-2-34-8-6 8-12 15-15 28z',
    },
    /** Cologne: the cathedral, and the houses and Great Saint Martin by the Rhine. */
    place: {
      walls:
        'M282 184V90h42v24l6-14 6 14V90h42v94zM228 184v-34h18v34zM252 184v-46h18v46zM390 184v-62h30v62zM426 184v-38h18v38z',
      roofs:
        'M228 147l9-16 9 16zM252 135l9-16 9 16zM282 87l3-22 4 14L303 10l14 69 4-14 3 22zM336 87l3-22 4 14 14-69 14 69 4-14 3 22zM390 119l3-18 3 8 9-26 9 26 3-8 3 18zM426 143l9-16 9 16z',
      windows: 'M288 104h30M342 104h30M288 128h30M342 128h30M396 136h18M396 154h18',
      openings: 'M330 184v-16M330 132h0',
    },
  },
  fi: {
    person: {
      ...fair,
      ...cream,
      ears: '#e0a988',
      pose: leaning,
      heldObject: sheet,
      hair: '#c08a3e',
      brows: 'M63 69q5-4 11-1M88 68q6-3 11 1',
      eyes: 'M63.5 77q5.5-3 11 0M88.5 77q5.5-3 11 0',
      pupils: 'M69 78h0M94 78h0',
      mouth: 'M74 95q7 4 15-.5',
      hairInFront:
        'M74 33a12 12 0 1 1 24 0zM52 77c-7-28 6-46 29-46s34 18 27 46c-1-1-2-1-3-1-2-11-7-20-16-27-10 9-30 10-34 27-1 0-2 0-3 1z',
    },
    /** Helsinki: the cathedral on its steps. */
    place: {
      walls:
        'M234 184v-6h6v-6h6v-6h6v-6h6v-44h138v44h6v6h6v6h6v6h6v6zM300 91V68h54v23h-15l-12-5-12 5zM270 113V99h18v14zM366 113V99h18v14z',
      roofs:
        'M300 65c0-24 12-36 25-39V12h4v14c13 3 25 15 25 39zM270 96c0-10 4-15 7-17l2-9 2 9c3 2 7 7 7 17zM366 96c0-10 4-15 7-17l2-9 2 9c3 2 7 7 7 17zM285 113l42-20 42 20z',
      windows:
        'M264 136h18M372 136h18M264 154h18M372 154h18M306 80h42M294 132h66M294 138h66M294 146h66M294 154h66',
    },
  },
  hu: {
    person: {
      ...fair,
      ...ochre,
      pose: writing,
      mirrored: true,
      heldObject: steaming,
      hair: '#7a3b22',
      hairBehind: 'M45 104C40 52 52 27 81 27s40 24 38 60c-1 14 2 24 6 36-8 6-24 4-30 0H56z',
      brows: 'M66 67.5q5-4 11-1M91 66.5q5-3 9 1',
      nose: 'M87 78c0 3 3 6 2 8q-3 2-6 .5',
      eyes: 'M66.5 75.5q5.5-4 11 0M91.5 75.5q5-4 9.5 0',
      pupils: 'M74 76.5h0M98 76.5h0',
      mouth: 'M77 95q8 6 15-.5',
      hairInFront:
        'M51 76c-3-30 8-45 30-45s32 16 27 46c-5-6-5-15-10-25-7-2-11-5-13-9-10 10-20 14-25 24-2 14 2 28 7 44 5 17 3 30-5 38-12-8-18-30-18-50 2-11 9-20 11-32z',
    },
    /** Budapest: the Parliament. */
    place: {
      walls: 'M252 184v-44h198v44zM300 137v-19h102v19zM324 115V94h54v21z',
      roofs:
        'M252 137v-12l3-10 3 10h12l3-10 3 10h12l3-10 3 10v12zM303 115V96l6-22 6 22v19zM387 115V96l6-22 6 22v19zM408 137v-12l3-10 3 10h12l3-10 3 10h12l3-10 3 10v12zM324 91c0-30 12-43 24-47l3-38 3 38c12 4 24 17 24 47z',
      windows: 'M258 153h186M258 171h186M306 128h90M330 105h42',
    },
  },
  lb: {
    person: {
      ...brown,
      ...ochre,
      pose: phoning,
      mirrored: true,
      heldObject: letter,
      hair: '#432c29',
      hairBehind:
        'M62 124a10 10 0 0 1-14-7 10 10 0 0 1-5-14 9 9 0 0 1-3-15 11 11 0 0 1 3-16 10 10 0 0 1 0-16 10 10 0 0 1 11-12 9 9 0 0 1 12-10 11 11 0 0 1 17-2 9 9 0 0 1 15 4 10 10 0 0 1 13 10 9 9 0 0 1 6 14 10 10 0 0 1 3 15 9 9 0 0 1 0 16 10 10 0 0 1-4 15 9 9 0 0 1-6 12 10 10 0 0 1-12 6z',
      brows: 'M63 66q5-5 11-1M88 65q6-4 11 1',
      eyes: lids,
      pupils: 'M71 76.5h0M96 76.5h0',
      mouth: 'M73 93.5q9 3 18-.5-1 7-9 7-7 0-9-6.5z',
      teeth: '#fff',
      hairInFront:
        'M50 84c-5-34 8-46 31-46s34 14 29 46c-6-6-5-13-6-19-6-2-9-7-9-13-5 0-9-2-12-6-3 5-7 7-12 7-1 5-4 8-9 9 0 5-2 9-6 11 0 4-2 8-6 11z',
    },
    /** Luxembourg: the Adolphe Bridge, the cathedral, the tower of the savings bank. */
    place: {
      walls: 'M246 184v-60h210v60h-48c0-74-120-74-120 0zM384 121v-18h54v18zM252 121V92h30v29z',
      roofs:
        'M387 100l6-46 6 46zM405 100l6-62 6 62zM423 100l6-46 6 46zM249 89l7-14 11-28 11 28 7 14z',
      windows: 'M258 104h18M390 112h42',
      openings: 'M258 184v-34M276 184v-34M423 184v-34M441 184v-34',
      hill: 'M289 184q25-36 59-22t59 22z',
    },
  },
  sl: {
    person: {
      ...fair,
      ...ochre,
      ears: '#e0a988',
      pose: thinking,
      mirrored: true,
      heldObject: letter,
      hair: '#6b4a36',
      brows: 'M63 67q5-3 11-1M88 64q6-4 11 1',
      eyes: lids,
      pupils: 'M70.5 77h0M95.5 77h0',
      mouth: 'M75 95.5q8 3 13-1.5',
      hairInFront:
        'M53 76c-8-26 2-45 26-45 6-4 24-2 27 12 4 8 3 22 1 33-4-4-3-12-6-19-6-2-10-5-12-9-9 5-22 7-30 9-3 6-2 14-6 19z',
    },
    /** Ljubljana: the castle, the Franciscan church and a bridge. */
    place: {
      walls:
        'M300 108V84h102v24zM342 81V50h18v31zM306 184v-26h150v26h-12a24 18 0 0 0-48 0h-30a24 18 0 0 0-48 0zM240 184v-60h18v8l9-10 9 10v-8h18v60z',
      roofs:
        'M339 47l12-22 12 22zM300 81l6-12h33v12zM363 81V69h33l6 12zM240 121c0-10 2-12 6-14l3-14 3 14c4 2 6 4 6 14zM276 121c0-10 2-12 6-14l3-14 3 14c4 2 6 4 6 14z',
      windows: 'M306 96h90M246 142h42',
      openings: 'M267 184v-14M267 157h0',
      hill: 'M216 184c70-4 70-84 135-84s75 60 111 84z',
    },
  },
};
