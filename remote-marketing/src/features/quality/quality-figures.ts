import card from '../../../../docs/concierge-quality.json' with { type: 'json' };

/** One figure of the latest blind round. */
export interface QualityFigure {
  measure: string;
  /** As `83.1 %`, or `100 %` for all of them. */
  share: string;
  /** As `457 of 550`. */
  cases: string;
}

/** The figures of the latest blind round and its ISO day: our own sets are not among them. */
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
