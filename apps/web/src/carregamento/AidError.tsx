import { isRecusaFinal } from '../api/erroApi.ts'
import { Button } from '../ui/action/Button.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { type QueryOf, useError } from './QueryView.tsx'

type AidErrorProps = {
  /** What is an aid alone, with its article: "A orientação do protocolo". */
  name: string
  query: QueryOf<unknown>
}

/** That an aid did not come, in one line, and how to try again: the work goes on without it. Nothing while all is well. */
export function AidError({ name, query }: AidErrorProps) {
  const error = useError(query)
  if (!error || query.data !== undefined) return null
  return (
    <Row gap={2}>
      <p role="status">{name} não veio.</p>
      {!isRecusaFinal(error) && (
        <Button
          icon="refresh"
          isPending={query.isFetching}
          onPress={() => void query.refetch()}
          size="pequeno"
          variant="fantasma"
        >
          Tentar de novo
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </Row>
  )
}
