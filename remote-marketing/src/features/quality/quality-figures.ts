import card from '../../../../docs/concierge-quality.json' with { type: 'json' };

/** One measure of the concierge, as `npm run eval` counted it. */
export interface QualityFigure {
  measure: string;
  /** As `98.4 %`, or `100 %` for all of them. */
  share: string;
  /** As `63 of 64`. */
  cases: string;
}

/** The figures of the last run and its ISO day: no figure of it is typed by hand. */
export const qualityFigures: { on: string; figures: readonly QualityFigure[] } = card;

/**
 * The figure of a measure.
 *
 * @throws when there is no such measure, so that a build stops rather than shows a gap
 */
export function figureOf(measure: string): QualityFigure {
  const found = qualityFigures.figures.find((figure) => figure.measure === measure);
  if (!found) throw new Error(`The concierge was not measured for “${measure}”.`);
  return found;
}
