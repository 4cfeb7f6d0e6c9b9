/** Lists what a drawing that becomes a part of a page may hold. */

/** The shapes, and what shapes are painted with. */
export const ELEMENTS = new Set(
  `circle clipPath defs ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop
   symbol text tspan use`.split(/\s+/),
);
/** Nothing that loads, runs or reaches beyond the drawing. Styles are those of the page, by class. */
export const ATTRIBUTES = new Set(
  `class clip-path clip-rule clipPathUnits cx cy d dx dy fill fill-opacity fill-rule font-size font-weight fx fy
   gradientTransform gradientUnits height href id marker-end marker-mid marker-start markerHeight
   markerUnits markerWidth mask maskContentUnits maskUnits offset opacity orient pathLength patternContentUnits
   patternTransform patternUnits points preserveAspectRatio r refX refY rotate rx ry spreadMethod stop-color
   stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-opacity stroke-width text-anchor transform viewBox width x x1 x2 y y1 y2`.split(/\s+/),
);
/** Elements that drawing programs add: without them the picture is the same, so leaving them out is not reported. */
export const EDITOR_ELEMENTS = /^(?:title|desc|metadata|(?:sodipodi|inkscape|rdf|cc|dc|sketch|serif):.*)$/;

/** Returns whether a value leads to another file, or could: a backslash hides letters from a reader. */
export function leadsOut(name: string, value: string): boolean {
  return name === 'href' ? !value.startsWith('#') : /\\|url\((?!\s*["']?#)/i.test(value);
}
