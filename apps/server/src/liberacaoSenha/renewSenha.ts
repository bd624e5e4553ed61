import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { applyAcao } from '../guia/applyAcao.ts'
import { type Evento, updateEventos } from '../guia/fatos/evento.store.ts'
import { loadFatosGuia } from '../guia/fatos/fatosGuia.ts'
import { repriceEventos } from '../guia/fatos/repriceEventos.ts'
import {
  findRenovada,
  isPorFazer,
  isSemDia,
  listGlosasAssociado,
  listPerdidos,
  withValidade,
} from '../guia/judgeRenovacao.ts'
import { semAssinatura } from '../guia/pagamento/assinatura.ts'
import { warnPagamento } from '../guia/pagamento/avisoPagamento.ts'
import { comeLast } from '../guia/pagamento/lugarTomado.ts'
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
      const dados = toFatosData(fatos)
      const glosas = listGlosasAssociado(hoje, dados.partes)
      if (glosas.length > 0) return fail('API-GTO-0052', glosas.map(toDetalheGlosa))
      const validadeSenha = findRenovada(dados, guia)
      const renovada = withValidade(carregada, validadeSenha)
      const depois = { ...fatos, guia: renovada.guia }
      const perdidos = listPerdidos(depois, renovada, guia)
      if (perdidos.length > 0) return fail('API-GTO-0054', perdidos)
      const avisados = warnPagamento(depois, renovada)
      const { eventos, valorTotalCentavos } = await repriceEventos(
        db,
        fatos,
        { ...guia, renovadaEm: agora },
        avisados.map((evento) => (isPorFazer(evento, guia, hoje) ? comeLast(evento, hoje) : evento)),
        new Set(avisados.filter(isSemDia).map(({ sequencialInclusao }) => sequencialInclusao)),
      )
      const desfazAssinatura = guia.assinadaEm !== null && isOutroDinheiro(carregada.eventos, eventos)
      await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, eventos)
      return {
        resultado: validadeSenha,
        mudanca: {
          validadeSenha,
          renovadaEm: agora,
          valorTotalCentavos,
          ...(desfazAssinatura && semAssinatura),
        },
        motivo: [
          `Nova validade: ${toBrasileira(validadeSenha)}.`,
          ...(desfazAssinatura ? ['A assinatura anterior deixou de valer.'] : []),
        ].join(' '),
      }
    },
  })
  return { situacao, validadeSenha: resultado }
}

/** What is still to be done is worth something else on the day of the renewal: the signature was of another sum. */
const isOutroDinheiro = (antes: readonly Evento[], depois: readonly Evento[]): boolean =>
  depois.some(
    ({ valorCentavos, copartCentavos, copartOperadoraCentavos }, i) =>
      valorCentavos !== antes[i]?.valorCentavos ||
      copartCentavos !== antes[i].copartCentavos ||
      copartOperadoraCentavos !== antes[i].copartOperadoraCentavos,
  )
