import { useCallback, useState } from 'react'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'

/** Fields in which something stands that is no answer, with what is to be said of it. The draft holds nothing of them. */
export function useIlegiveis() {
  const [ilegiveis, setIlegiveis] = useState<ReadonlyMap<string, string>>(new Map())
  const tellIlegivel = useCallback(
    (fieldId: string, message: string | undefined) =>
      setIlegiveis((antes) => {
        const outros = [...antes].filter(([campo]) => campo !== fieldId)
        return new Map(message === undefined ? outros : [...outros, [fieldId, message]])
      }),
    [],
  )
  return { ilegiveis, tellIlegivel }
}

/** The form's errors with those of what it cannot see, in the order of the screen: to it such a field is empty. */
export function withIlegiveis(
  errors: readonly SummaryError[],
  ilegiveis: ReadonlyMap<string, string>,
  lugares: readonly string[],
): readonly SummaryError[] {
  if (ilegiveis.size === 0) return errors
  return [
    ...errors.filter(({ fieldId }) => !ilegiveis.has(fieldId)),
    ...[...ilegiveis].map(([fieldId, message]) => ({ fieldId, message })),
  ].toSorted((um, outro) => lugares.indexOf(um.fieldId) - lugares.indexOf(outro.fieldId))
}
