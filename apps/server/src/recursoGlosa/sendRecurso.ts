import type { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Checked } from '@portal/contract/route.ts'
import {
  fimPrazoRecurso,
  fimRespostaRecurso,
  listImpedimentosRecurso,
} from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import { applyNaTravada, lockGuia } from '../guia/applyAcao.ts'
import { toPrazoGuia } from '../guia/fatos/prazoGuia.ts'
import type { Handler } from '../http/handler.ts'
import { toDetalheCodigo } from '../regraEvento/detalheGlosa.ts'
import { isVisto, loadVisao } from '../repasse/visao.ts'
import { civilDay } from '../runtime/clock.ts'
import { insertAnexos, listAcervo } from './anexo.store.ts'
import { listEventosGlosados, listGuiasGlosadas } from './glosado.store.ts'
import { type Pedido, readPedido } from './pedido.ts'
import { toPrazoRecurso } from './prazoRecurso.ts'
import { insertItens, insertRecursos, listRecursos, type NovoItem } from './recurso.store.ts'

/** For the guide's history, which the whole clinic reads: it tells of no money. */
function explainItens(itens: readonly NovoItem[]): string {
  const recorridos = itens.filter(({ destino }) => destino === 'recorrido')
  const listOf = (destino: NovoItem['destino']) =>
    itens.filter((item) => item.destino === destino).map(({ sequencialInclusao }) => sequencialInclusao)
  const [desistidos, omitidos] = [listOf('desistido'), listOf('omitido')]
  return [
    `Recurso: ${recorridos.map(({ sequencialInclusao }) => `evento ${sequencialInclusao}`).join(', ')}.`,
    desistidos.length > 0 && `Desistência: ${desistidos.map((numero) => `evento ${numero}`).join(', ')}.`,
    omitidos.length > 0 && `Fora do recurso: ${omitidos.map((numero) => `evento ${numero}`).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Which event, in the one word that it has inside: the specification's stands on the wire alone. */
const toDito = <D extends { numeroSequenciaInclusao: number }>({ numeroSequenciaInclusao, ...dito }: D) => ({
  ...dito,
  numeroSequencialInclusao: numeroSequenciaInclusao,
})

const toPedido = ({
  eventos,
  desistencias = [],
}: Checked<typeof recursoGlosa.sendRecurso>['body']): Pedido => ({
  eventos: eventos.map(toDito),
  desistencias: desistencias.map(toDito),
})

/**
 * Sends the one appeal of a guide: 12 becomes 13, with every denied event appealed, given up with a reason, or left out.
 * The operator has as many days to answer as the provider had. Spec §7.2; Operadora §4.
 */
export const sendRecurso: Handler<typeof recursoGlosa.sendRecurso> = async (context) => {
  const { body, db, services, sessao, agora, hoje, fail, trilha } = context
  const { codigoCredenciado, login, nome } = sessao
  const { numeroFicha } = body
  const carregada = await lockGuia(context, numeroFicha)
  const { codigoAssociado, codigoDentista } = carregada.guia
  const visao = await loadVisao(db, sessao)
  if (!isVisto(visao, codigoDentista)) return fail('API-GTO-0001')
  trilha({ codigoAssociado, objeto: `envio do recurso da guia ${numeroFicha}` })
  const [anterior] = await listRecursos(db, codigoCredenciado, [numeroFicha])
  if (anterior) return fail('API-REC-0002', [toDetalheCodigo('2904')])
  const [guia] = await listGuiasGlosadas(db, codigoCredenciado, [numeroFicha])
  if (!guia) return fail('API-REC-0001')
  const prazo = toPrazoRecurso(guia)
  const prazoRecurso = fimPrazoRecurso(guia.publicacao, prazo)
  const pedido = { dataGlosa: guia.publicacao, hoje, prazo, recursosAnteriores: 0 }
  const impedimentos = listImpedimentosRecurso(pedido)
  if (impedimentos.length > 0) return fail('API-REC-0003', impedimentos.map(toDetalheCodigo))
  const [eventos, acervo] = await Promise.all([
    listEventosGlosados(db, visao, [numeroFicha]),
    listAcervo(db, visao, codigoAssociado, numeroFicha),
  ])
  const { emergencia, liberadaEm, validadeSenha } = carregada.guia
  const dias = toPrazoGuia(carregada.guia, guia.rede, await services.regras.get())
  const inicio = (emergencia ? dias.inicioUrgencia : dias.dataAutorizacao) ?? civilDay(liberadaEm)
  const janela = { inicio, fim: hoje < validadeSenha ? hoje : validadeSenha }
  const lido = readPedido(toPedido(body), eventos, { acervo, hoje, janela })
  if ('codigo' in lido) return fail(lido.codigo, lido.detalhes)
  const prazoResposta = fimRespostaRecurso(hoje, prazo)
  const { situacao, resultado } = await applyNaTravada(
    context,
    {
      numeroFicha,
      acao: 'sendRecurso',
      efeito: async () => {
        const novo = { numeroFicha, login, nome, enviadoEm: agora, dataGlosa: guia.publicacao }
        const [gravado] = await insertRecursos(db, codigoCredenciado, [
          { ...novo, prazoRecurso, prazoResposta },
        ])
        if (!gravado) throw new Error(`the appeal of ${numeroFicha} was not written`)
        await insertItens(db, codigoCredenciado, lido.itens)
        await insertAnexos(db, codigoCredenciado, lido.anexos, agora)
        return { resultado: gravado.protocolo, prazo: prazoResposta, motivo: explainItens(lido.itens) }
      },
    },
    carregada,
  )
  return { ...situacao, protocolo: resultado, prazoResposta }
}
