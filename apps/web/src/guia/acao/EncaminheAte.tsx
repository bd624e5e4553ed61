import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { isNosUltimosDias } from '@portal/domain/guia/avisoFim.ts'
import { isForaDoPrazo, isNegadoComoEsta } from '@portal/domain/guia/avisoPagamento.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData, today } from '../../calendario/format.ts'
import { listPagaveis, sumDevidos } from '../estado/eventosPagaveis.ts'
import { findJanelaDoEvento } from '../estado/janela.ts'

/**
 * Until when what will be paid has to be forwarded, where that is near, or another event has lost its term already; then `nota`,
 * of what the question itself does to it.
 */
export function EncaminheAte({ guia, nota }: { guia: GuiaDetalhada; nota?: string }) {
  const hoje = today()
  const eventos = listPagaveis(guia)
  const vivos = eventos.filter((evento) => !isNegadoComoEsta(evento, findJanelaDoEvento(guia, evento), hoje))
  const [ate] = vivos.flatMap(({ apresentarAte }) => apresentarAte ?? []).toSorted()
  const hasPerdido = eventos.some((evento) => isForaDoPrazo(evento, hoje))
  if (ate === undefined || !(hasPerdido || isNosUltimosDias(ate, hoje))) return null
  const doDia = vivos.filter(({ apresentarAte }) => apresentarAte === ate)
  return (
    <p>
      Encaminhe até <strong>{showData(ate)}</strong>: depois, o pagamento nega {hasPerdido && 'mais '}
      {countOf(doDia.length, 'evento', 'eventos')}, de {sumDevidos(doDia)}. {nota}
    </p>
  )
}
