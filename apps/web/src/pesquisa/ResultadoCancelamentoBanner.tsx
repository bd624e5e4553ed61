import { countOf } from '@portal/domain/texto/contagem.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import type { ResultadoCancelamento } from './useCancelamento.ts'

type ResultadoCancelamentoBannerProps = {
  resultados: readonly ResultadoCancelamento[]
  onDismiss: () => void
}

/** What became of a cancellation of several: how many went, and each that did not with its reason. */
export function ResultadoCancelamentoBanner({ resultados, onDismiss }: ResultadoCancelamentoBannerProps) {
  if (resultados.length === 0) return null
  const recusadas = resultados.filter(({ recusa }) => recusa !== undefined)
  const canceladas = countOf(resultados.length - recusadas.length, 'guia cancelada', 'guias canceladas')
  if (recusadas.length === 0) {
    return <Banner onDismiss={onDismiss} role="status" title={canceladas} tone="sucesso" />
  }
  const titulo = `${countOf(recusadas.length, 'guia não foi cancelada', 'guias não foram canceladas')}; ${canceladas}`
  return (
    <Banner onDismiss={onDismiss} role="alert" title={titulo} tone="atencao">
      <Stack as="ul" gap={1}>
        {recusadas.map(({ guia, recusa }) => (
          <li key={guia.numeroFicha}>
            <strong>{guia.numeroFicha}</strong> ({guia.associado.nome}): {recusa}
          </li>
        ))}
      </Stack>
    </Banner>
  )
}
