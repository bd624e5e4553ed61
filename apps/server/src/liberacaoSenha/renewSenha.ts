import type { DetalheErro } from '@portal/contract/errors.ts'
import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { listMotivosAssociado } from '@portal/domain/evento/criterio/associado.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { renewValidadeSenha } from '@portal/domain/liberacaoSenha/validadeSenha.ts'
import { applyAcao } from '../guia/applyAcao.ts'
import { type Evento, updateEventos } from '../guia/fatos/evento.store.ts'
import { type FatosGuia, loadFatosGuia } from '../guia/fatos/fatosGuia.ts'
import type { Guia } from '../guia/fatos/guia.store.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { repriceEventos } from '../guia/fatos/repriceEventos.ts'
import { semAssinatura } from '../guia/pagamento/assinatura.ts'
import { judgeDatados, warnPagamento } from '../guia/pagamento/avisoPagamento.ts'
import { comeLast, listTomados } from '../guia/pagamento/lugarTomado.ts'
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
      const prazo = tabela.findPrazoSenha(prontuario.contrato.rede, guia.codigoTipoAtendimento, hoje)
      const validadeSenha = renewValidadeSenha(prazo, guia.validadeSenha, hoje)
      // A day that lay outside of the password may lie in it now.
      const renovada = { ...carregada, guia: { ...guia, validadeSenha } }
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

/** What is still to be done after the end of the validity: it asks for its place anew. */
const isPorFazer = (evento: Evento, { validadeSenha }: Guia, hoje: string): boolean =>
  validadeSenha < hoje && isSemDia(evento)

const isSemDia = (evento: Evento): boolean => isEventoPagavel(evento) && evento.dataRealizacao === null

/** What is still to be done is worth something else on the day of the renewal: the signature was of another sum. */
const isOutroDinheiro = (antes: readonly Evento[], depois: readonly Evento[]): boolean =>
  depois.some(
    ({ valorCentavos, copartCentavos, copartOperadoraCentavos }, i) =>
      valorCentavos !== antes[i]?.valorCentavos ||
      copartCentavos !== antes[i].copartCentavos ||
      copartOperadoraCentavos !== antes[i].copartOperadoraCentavos,
  )

/**
 * What has taken the places that the renewal would hold again, of what is still to be done after the end of the validity, and
 * of what kept no place until now: one of the two would be done for nothing. `antes` is the guide with its former validity.
 */
function listPerdidos(fatos: FatosGuia, renovada: GuiaCarregada, antes: Guia): DetalheErro[] {
  const julgados = judgeDatados(fatos, renovada)
  return renovada.eventos
    .filter(
      (evento) =>
        isPorFazer(evento, antes, fatos.hoje) ||
        (!evento.desloca && julgados.get(evento.sequencialInclusao)?.desloca),
    )
    .flatMap((evento) =>
      listTomados(fatos, renovada, evento).map((motivo) => ({
        item: evento.sequencialInclusao,
        ...toDetalheGlosa(motivo),
      })),
    )
}
