import { addDays, daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import { autorizacaoEvento, tipoAcaoGlosado } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { StatusToken } from '@portal/domain/guia/statusToken.tables.ts'
import { fimApresentacaoNaRede } from '@portal/domain/repasse/apresentacao.ts'
import { CALENDARIOS_REPASSE } from '@portal/domain/repasse/calendarioRepasse.data.ts'
import type { Random } from '../chance/random.ts'
import type { Precos } from '../contrato/precos.ts'
import type { GuiaVivida, Numero } from '../guia/esbocoGuia.ts'
import type { Item } from '../guia/item.ts'
import type { LinhaSemeada } from './guiaSemeada.ts'
import { findEncaminhamento, findMarcos, type Marcos } from './marcos.ts'

function toAutorizacao({ decisao, aprovado }: Item, complementar: boolean, decidida: boolean): number {
  if (complementar) return autorizacaoEvento.envioPagamento
  if (decidida) return aprovado ? autorizacaoEvento.aprovado : autorizacaoEvento.negado
  if (decisao === 'aprovado') return autorizacaoEvento.aprovado
  return decisao === 'negado' ? autorizacaoEvento.negado : autorizacaoEvento.emAnalise
}

function toStatusToken({ confirmada, tokenGerado, tokenPedido }: Marcos): StatusToken {
  if (confirmada) return 'APROVADO'
  if (tokenGerado) return 'BENEFICIARIO_PENDENTE'
  return tokenPedido ? 'FILA_PENDENTE' : 'NAO_SOLICITADO'
}

/** A day between the authorisation and the one on which the dates were informed. */
function drawRealizacao({ enviada, decidida, datada }: Marcos, random: Random): string | null {
  if (!datada) return null
  const inicio = (decidida ?? enviada ?? datada).dia
  return addDays(inicio, random.int(0, daysBetween(inicio, datada.dia)))
}

/** The last day to forward what was done on a day; none of what was forwarded by then, which keeps its place for good. */
function findApresentarAte(
  { credenciado }: GuiaVivida,
  dataRealizacao: string | null,
  marcos: Marcos,
): string | null {
  if (dataRealizacao === null) return null
  const fim = fimApresentacaoNaRede(CALENDARIOS_REPASSE, credenciado.rede, dataRealizacao)
  const encaminhada = findEncaminhamento(marcos)
  return encaminhada && encaminhada.dia <= fim ? null : fim
}

function toPagamento({ glosaPagamento }: Item, devidoCentavos: number, { processada }: Marcos) {
  if (!processada) return { valor_pago_centavos: null, valor_glosado_centavos: null }
  return {
    valor_pago_centavos: glosaPagamento ? 0 : devidoCentavos,
    valor_glosado_centavos: glosaPagamento ? devidoCentavos : 0,
  }
}

function toAutorizado(guia: GuiaVivida, item: Item, marcos: Marcos) {
  const complementar = guia.numeroFichaPrincipal !== null
  const autorizacao = toAutorizacao(item, complementar, marcos.decidida !== undefined)
  const motivos = marcos.decidida ? item.motivosFinais : item.motivos
  const dia = (item.decisao === 'aprovado' ? marcos.enviada : marcos.decidida)?.dia ?? null
  return {
    autorizacao,
    tipo_acao: autorizacao === autorizacaoEvento.negado ? tipoAcaoGlosado : null,
    data_autorizacao: autorizacao === autorizacaoEvento.aprovado ? dia : null,
    motivos: JSON.stringify(
      marcos.processada && item.glosaPagamento ? [...motivos, item.glosaPagamento] : motivos,
    ),
  }
}

/** The rows of the events of a guide that was sent; before that they are only its draft. */
export function toLinhasEvento(
  guia: GuiaVivida,
  { numeroFicha }: Numero,
  precos: Precos,
  random: Random,
): LinhaSemeada<'evento_guia'>[] {
  const marcos = findMarcos(guia.momentos)
  if (!marcos.enviada) return []
  const { linha, planos } = guia.pedido.associado
  // One number for all that was asked of a guide, as the operator's side gives it.
  let numeroToken: string | undefined
  return guia.itens.map((item, i) => {
    const autorizado = toAutorizado(guia, item, marcos)
    const pagavel =
      autorizado.autorizacao === autorizacaoEvento.aprovado || guia.numeroFichaPrincipal !== null
    const data_realizacao = pagavel ? drawRealizacao(marcos, random) : null
    const dia = data_realizacao ?? guia.pedido.data
    const codigoPlano = planos[0] ?? ''
    const valor = precos.charge(
      precos.valueOf(guia.credenciado.rede, item.regra.codigoEvento, codigoPlano, dia),
      {
        codigoAssociado: linha.codigo,
        codigoPlano,
        dia: data_realizacao ?? autorizado.data_autorizacao,
        isNegado: autorizado.autorizacao === autorizacaoEvento.negado || marcos.cancelada !== undefined,
      },
    )
    const usaToken = pagavel && item.regra.tokenObrigatorio
    const pedido = usaToken ? marcos.tokenPedido : undefined
    if (pedido && marcos.tokenGerado) {
      const sorteado = String(random.int(100_000, 999_999))
      numeroToken ??= sorteado
    }
    return {
      numero_ficha: numeroFicha,
      sequencial_inclusao: i + 1,
      codigo_credenciado: guia.credenciado.codigo,
      codigo_associado: linha.codigo,
      codigo_evento: item.regra.codigoEvento,
      ...item.local,
      quantidade: 1,
      valor_centavos: valor.valorCentavos,
      copart_centavos: valor.copartCentavos,
      copart_operadora_centavos: valor.copartOperadoraCentavos,
      ...autorizado,
      data_realizacao,
      apresentar_ate: findApresentarAte(guia, data_realizacao, marcos),
      exige_token: item.regra.tokenObrigatorio,
      status_token: usaToken ? toStatusToken(marcos) : 'NAO_SOLICITADO',
      numero_token: pedido ? (numeroToken ?? null) : null,
      data_solicitacao_token: pedido?.em ?? null,
      status_envio: 'ENVIADO',
      ...(pagavel
        ? toPagamento(item, valor.planoCentavos, marcos)
        : { valor_pago_centavos: null, valor_glosado_centavos: null }),
    }
  })
}
