import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { isNegadoComoEsta, isSalvoPelaRenovacao } from '@portal/domain/guia/avisoPagamento.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { listPagaveis, sumEventos } from '../estado/eventosPagaveis.ts'

/** What is signed or forwarded and will not be paid is told before it is final: a password is not renewed after it. */
export function SemPagamentoAviso({ guia }: { guia: GuiaDetalhada }) {
  const negados = listPagaveis(guia).filter(isNegadoComoEsta)
  if (negados.length === 0) return null
  const isSalvo = negados.some((evento) => isSalvoPelaRenovacao(evento, guia.senhaRenovavelAte))
  return (
    <Banner
      icon="alert"
      title={`Como está, o pagamento nega ${countOf(negados.length, 'evento', 'eventos')}, de ${sumEventos(negados)}`}
      tone="atencao"
    >
      {isSalvo
        ? 'Volte e renove a senha antes: encaminhada a guia, já não se renova.'
        : 'O motivo está na linha do evento.'}
    </Banner>
  )
}
