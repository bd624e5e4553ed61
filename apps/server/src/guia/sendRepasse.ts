import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { applyAcao } from './applyAcao.ts'
import { updateEventos } from './fatos/evento.store.ts'
import type { GuiaCarregada } from './fatos/loadGuia.ts'
import { declareNaoRealizados, explainDeclarados, listDeclarados } from './pagamento/naoRealizados.ts'

/** Forwards a done and signed guide to payment: 10, stage 6. What it says was not done is not paid for. */
export const sendRepasse: Handler<typeof guia.sendRepasse> = async (context) => {
  const { params, body, db, services, sessao, trilha } = context
  const leitura = { ...context, tabela: await services.regras.get() }
  const declare = (carregada: GuiaCarregada) =>
    declareNaoRealizados(carregada, body.naoRealizados ?? [], leitura)
  const { situacao } = await applyAcao(context, {
    numeroFicha: params.id,
    acao: 'sendRepasse',
    estado: (carregada) => declare(carregada).estado,
    efeito: async (carregada) => {
      const { codigoAssociado, numeroFicha } = carregada.guia
      trilha({ codigoAssociado, objeto: `guia ${numeroFicha}` })
      const declarados = listDeclarados(carregada, declare(carregada))
      await updateEventos(db, sessao.codigoCredenciado, numeroFicha, declarados)
      return { resultado: undefined, motivo: explainDeclarados(declarados) }
    },
  })
  return situacao
}
