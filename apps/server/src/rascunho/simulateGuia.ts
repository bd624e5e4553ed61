import { type CodigoErro, catalogoErros, type RespostaErro } from '@portal/contract/errors.ts'
import type { rascunho } from '@portal/contract/rascunho.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { SEM_PRECO } from '@portal/domain/evento/regra/price.ts'
import { tellCopart } from '@portal/domain/evento/regra/tellCopart.ts'
import { explainRecusa, motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { type EstadoGuia, isComplementar } from '@portal/domain/guia/estadoGuia.ts'
import { toAPrecificar } from '../guia/envio/decisaoEnvio.ts'
import { toEstadoNovo } from '../guia/envio/itemEnvio.ts'
import { judgeEnvio } from '../guia/envio/judgeEnvio.ts'
import { createContextoGuia } from '../guia/fatos/fatosGuia.ts'
import { readFatosGuia } from '../guia/fatos/leitura.ts'
import { loadGuia } from '../guia/fatos/loadGuia.ts'
import { priceItens } from '../guia/fatos/precoGuia.ts'
import { codigosRecusa } from '../guia/recusa.tables.ts'
import { toTextoOpcional } from '../guia/registro/textoProtegido.ts'
import { toMotivosItem } from '../guia/reply/eventoReply.ts'
import type { Handler } from '../http/handler.ts'

/** What sending would decide now, and what each item is worth; nothing is changed. */
export const simulateGuia: Handler<typeof rascunho.simulateGuia> = async (context) => {
  const { body, db, sessao, services, hoje, fail, trilha } = context
  const tabela = await services.regras.get()
  const carregada = await loadGuia(db, tabela, hoje, sessao.codigoCredenciado, body.numeroFicha)
  if (!carregada) return fail('API-GTO-0001')
  const { guia, imagens, estado } = carregada
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
  const fatos = await readFatosGuia(db, tabela, guia, hoje)
  const justificativa = toTextoOpcional(body.justificativa)
  const julgamento = { momento: 'envio', itens: body.itens, imagens, justificativa } as const
  const envio = judgeEnvio(guia, createContextoGuia(fatos, julgamento), tabela)
  const recusa =
    findRecusaVida(estado, body.itens.length) ??
    (envio.ok ? undefined : toRecusa(envio.codigo, envio.detalhes))
  const complementar = isComplementar(guia)
  const precos = await priceItens(
    db,
    fatos,
    envio.julgados.map((julgado) => toAPrecificar(julgado, complementar)),
  )
  return {
    statusFicha: envio.ok && !recusa ? envio.statusFicha : null,
    recusa: recusa ?? null,
    itens: envio.julgados.map(toMotivosItem),
    // Nobody owes a part of what would be denied.
    valores: envio.julgados.map(({ item, decisao }, i) => ({
      numeroSequencialInclusao: item.sequencial,
      valor: toValor((precos[i] ?? SEM_PRECO).valorCentavos),
      ...tellCopart((decisao === 'negado' ? undefined : precos[i]) ?? SEM_PRECO),
    })),
  }
}

/** Why the guide itself is not sent now: its life, its lock, its password. The items are the request's. */
function findRecusaVida(estado: EstadoGuia, quantos: number): RespostaErro | undefined {
  const atual = { ...estado, eventos: Array.from({ length: quantos }, toEstadoNovo) }
  const motivo = motivoBloqueio(atual, 'send')
  return motivo && toRecusa(codigosRecusa[motivo], [{ mensagem: explainRecusa(atual, 'send', motivo) }])
}

const toRecusa = (codigo: CodigoErro, detalhes: NonNullable<RespostaErro['detalhes']>): RespostaErro => ({
  codigo,
  mensagem: catalogoErros[codigo].texto,
  detalhes,
})
