import type { SummaryError } from './ErrorSummary.tsx'

/** Of the errors that a form told, those that it still finds, as it would say them now: what is corrected is told no longer. */
export const keepErrors = (
  told: readonly SummaryError[],
  found: readonly SummaryError[],
): readonly SummaryError[] =>
  told.flatMap(({ fieldId }) => found.filter((error) => error.fieldId === fieldId))
