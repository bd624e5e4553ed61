import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { showInstante } from '../calendario/format.ts'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { DobraAtRest } from '../carregamento/LateDobra.tsx'

export const HistoricoLido = createLatePart(async () => (await import('./HistoricoLido.tsx')).HistoricoLido)

/** What was last done with the guide, and all that was before it. */
export function HistoricoGuia({ guia }: { guia: GuiaDetalhada }) {
  const ultimo = guia.historico.at(-1)
  return (
    <DobraAtRest resumo={ultimo && `${ultimo.acao}, ${showInstante(ultimo.em)}`} title="Histórico">
      <HistoricoLido guia={guia} loading="Carregando o histórico" />
    </DobraAtRest>
  )
}
