import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { isForaDoPrazo, isNegadoComoEsta, isSalvoPelaRenovacao } from '@portal/domain/guia/avisoPagamento.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { today } from '../../calendario/format.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { listPagaveis, sumDevidos } from '../estado/eventosPagaveis.ts'
import { findJanelaDoEvento } from '../estado/janela.ts'

/** What is signed or forwarded and will not be paid is told before it is final: a password is not renewed after it. */
export function SemPagamentoAviso({ guia }: { guia: GuiaDetalhada }) {
  const hoje = today()
  const negados = listPagaveis(guia).filter((evento) =>
    isNegadoComoEsta(evento, findJanelaDoEvento(guia, evento), hoje),
  )
  if (negados.length === 0) return null
  // Renewed, the password does not bring back the term.
  const isSalvo = negados.some(
    (evento) => isSalvoPelaRenovacao(evento, guia.senhaRenovavelAte) && !isForaDoPrazo(evento, hoje),
  )
  const isDoPrazo = negados.every((evento) => isForaDoPrazo(evento, hoje))
  return (
    <Banner
      icon="alert"
      title={`Como está, o pagamento nega ${countOf(negados.length, 'evento', 'eventos')}, de ${sumDevidos(negados)}`}
      tone="atencao"
    >
      {isSalvo
        ? 'Volte e renove a senha antes: encaminhada a guia, já não se renova.'
        : isDoPrazo
          ? 'O prazo de apresentação do que foi feito nessa data já terminou (3091), e disso não cabe recurso: confira a data antes.'
          : 'O motivo está na linha do evento.'}
    </Banner>
  )
}
