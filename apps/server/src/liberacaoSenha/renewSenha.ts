import type { DetalheErro } from '@portal/contract/errors.ts'
import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { listMotivosAssociado } from '@portal/domain/evento/criterio/associado.ts'
import { isBloqueante } from '@portal/domain/evento/criterio/criterio.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { renewValidadeSenha } from '@portal/domain/liberacaoSenha/validadeSenha.ts'
import { applyAcao } from '../guia/applyAcao.ts'
import { updateEventos } from '../guia/evento.store.ts'
import {
  createContextoGuia,
  evaluateItens,
  type FatosGuia,
  loadFatosGuia,
  toItem,
} from '../guia/fatosGuia.ts'
import type { GuiaCarregada } from '../guia/loadGuia.ts'
import { warnPagamento } from '../guia/pagamento/avisoPagamento.ts'
import { toFatosData } from '../guia/reply/janela.ts'
import type { Handler } from '../http/handler.ts'
import { toDetalheGlosa } from '../regraEvento/detalheGlosa.ts'

/**
 * Gives the guide's password its one renewal, within its validity or after it: the days that the data says, after what
 * was left. Refused with API-GTO-0052 when the member may no longer be attended, and with API-GTO-0054 when what the
 * validity no longer held was taken meanwhile.
 */
export const renewSenha: Handler<typeof liberacaoSenha.renewSenha> = async (context) => {
  const { body, db, services, agora, hoje, fail, trilha } = context
  const { situacao, resultado } = await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'renewSenha',
    efeito: async (carregada) => {
      const { guia } = carregada
      trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
      const tabela = await services.regras.get()
      const fatos = await loadFatosGuia(db, tabela, guia, hoje)
      const { partes, prontuario } = toFatosData(fatos)
      const glosas = listMotivosAssociado(hoje, partes).filter(({ severidade }) => severidade === 'glosa')
      if (glosas.length > 0) return fail('API-GTO-0052', glosas.map(toDetalheGlosa))
      const perdidos = listPerdidos(fatos, carregada)
      if (perdidos.length > 0) return fail('API-GTO-0054', perdidos)
      const prazo = tabela.findPrazoSenha(prontuario.contrato.rede, guia.codigoTipoAtendimento, hoje)
      const validadeSenha = renewValidadeSenha(prazo, guia.validadeSenha, hoje)
      // A day that lay outside of the password may lie in it now, and meets whoever took its place meanwhile.
      const renovada = { ...guia, validadeSenha }
      const avisados = warnPagamento({ ...fatos, guia: renovada }, { ...carregada, guia: renovada })
      await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, avisados)
      return {
        resultado: validadeSenha,
        mudanca: { validadeSenha, renovadaEm: agora },
        motivo: `Nova validade: ${toBrasileira(validadeSenha)}.`,
      }
    },
  })
  return { situacao, validadeSenha: resultado }
}

/**
 * What the end of the validity set free and would be denied now: the renewal would hold a place that another guide has
 * taken, and one of the two would be done for nothing.
 */
function listPerdidos(fatos: FatosGuia, { guia, eventos, imagens }: GuiaCarregada): DetalheErro[] {
  const porFazer = eventos.filter((evento) => isEventoPagavel(evento) && evento.dataRealizacao === null)
  if (guia.validadeSenha >= fatos.hoje || porFazer.length === 0) return []
  const contexto = createContextoGuia(fatos, {
    momento: 'envio',
    itens: porFazer.map(toItem),
    imagens,
    justificativa: guia.justificativaTecnica,
  })
  return evaluateItens(contexto).flatMap(({ item, motivos }) =>
    motivos.filter(isBloqueante).map((motivo) => ({ item: item.sequencial, ...toDetalheGlosa(motivo) })),
  )
}
