import { formatDecimal } from '@portal/domain/dinheiro/dinheiro.ts'
import { getTipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { sumValores, type ValoresGuia } from '@portal/domain/guia/valoresGuia.ts'
import { type DestinoLiberado, listLiberado } from '@portal/domain/repasse/listLiberado.ts'
import { toEventosValorados } from '../guia/reply/eventoReply.ts'
import { isJulgamentoOculto } from '../guia/reply/loadPagos.ts'
import { sumVistos } from '../repasse/visto.store.ts'
import { civilDay } from '../runtime/clock.ts'
import type { Campo, Secao } from './formulario.ts'
import type { DadosGto } from './formularioGto.ts'
import { showData } from './showData.ts'

const showSn = (value: boolean): string => (value ? 'S' : 'N')

const numerado = (numero: number, rotulo: string, valor: string, peso: number): Campo => ({
  numero,
  rotulo,
  valor,
  peso,
})
const campo = (rotulo: string, valor: string, peso: number): Campo => ({ rotulo, valor, peso })

export function secaoGuia({ guia, registroAns, encaminhamento }: DadosGto): Secao {
  return {
    titulo: 'Guia',
    linhas: [
      [
        numerado(1, 'Registro ANS', registroAns, 10),
        numerado(2, 'Número da guia no prestador', String(guia.numeroFicha), 16),
        numerado(3, 'Data de emissão', showData(civilDay(guia.liberadaEm)), 12),
        numerado(4, 'Data da autorização', showData(guia.dataAutorizacao), 13),
        numerado(5, 'Senha', guia.senha, 12),
        numerado(6, 'Validade da senha', showData(guia.validadeSenha), 12),
        numerado(7, 'Guia principal', String(guia.numeroFichaPrincipal ?? ''), 12),
        campo('Número da guia na operadora', String(guia.numeroFicha), 16),
        campo('Protocolo de pagamento', encaminhamento?.protocolo ?? '', 13),
      ],
    ],
  }
}

export function secaoBeneficiario({ associado, profissional, guia, eventos }: DadosGto): Secao {
  const token = eventos.find((evento) => evento.numeroToken)?.numeroToken ?? ''
  return {
    titulo: 'Beneficiário',
    linhas: [
      [
        numerado(8, 'Número da carteira', associado.codigoAssociado, 14),
        numerado(9, 'Plano', profissional.nomePlano, 24),
        numerado(10, 'Empresa', associado.empresa ?? '', 28),
        numerado(11, 'Validade da carteira', showData(associado.validadeCartao), 12),
        numerado(12, 'Cartão Nacional de Saúde', '', 16),
      ],
      [
        numerado(13, 'Nome do beneficiário', associado.nome, 40),
        campo('Nome civil', associado.nomeCivil ?? '', 30),
        numerado(14, 'Telefone', associado.telefone ?? '', 12),
      ],
      [
        numerado(15, 'Nome do titular', '', 40),
        campo('Atendimento a RN', showSn(guia.recemNato), 10),
        campo('Código de validação', token, 14),
        campo('Ausência do código de validação', '', 18),
      ],
    ],
  }
}

/** Whoever asked for exams; elsewhere it is written by hand, where it is not who treats. */
export function secaoSolicitante({ guia }: DadosGto): Secao {
  return {
    titulo: 'Profissional solicitante',
    linhas: [
      [
        numerado(16, 'Nome do profissional solicitante', guia.nomeSolicitante ?? '', 56),
        numerado(17, 'Número no CRO', guia.croSolicitante ?? '', 14),
        numerado(18, 'UF', guia.ufSolicitante ?? '', 6),
        numerado(19, 'CBO-S', '', 10),
      ],
    ],
  }
}

export function secaoExecutante({ profissional }: DadosGto): Secao {
  return {
    titulo: 'Contratado e profissional executante',
    linhas: [
      [
        numerado(
          20,
          'Código na operadora / CNPJ / CPF',
          `${profissional.codigoCredenciado} / ${profissional.documento}`,
          22,
        ),
        numerado(21, 'Nome do contratado executante', profissional.nomeContratado, 42),
        numerado(22, 'Número no CRO', profissional.croContratado, 12),
        numerado(23, 'UF', profissional.ufContratado, 6),
        numerado(24, 'CNES', profissional.cnes, 10),
      ],
      [
        numerado(25, 'Nome do profissional executante', profissional.nomeExecutante, 56),
        numerado(26, 'Número no CRO', profissional.croExecutante, 14),
        campo('UF', profissional.ufExecutante, 6),
        campo('CBO-S', profissional.cboExecutante ?? '', 10),
      ],
    ],
  }
}

/** Fields 41 to 46, and what became of the total. The units of service are the operator's to write. */
export function secaoTotais(dados: DadosGto): Secao {
  const { guia } = dados
  const { realizados, total } = countRealizados(dados)
  const valores = sumValores(toEventosValorados(guia.statusFicha, dados.eventos, dados.pagos))
  const { termino, faturamento } = toTermino(realizados, total)
  const isOculto = isJulgamentoOculto(guia.statusFicha, dados.pagos)
  return {
    titulo: 'Término e totais',
    linhas: [
      [
        campo('Término do tratamento', showData(termino), 14),
        campo('Tipo de atendimento', showTipo(guia.codigoTipoAtendimento), 24),
        campo('Tipo de faturamento', faturamento, 14),
        campo('Total Qtde US', '', 10),
        campo('Valor total (R$)', formatDecimal(valores.solicitadoCentavos), 16),
        campo('Total franquia / coparticipação (R$)', formatDecimal(valores.copartCentavos), 22),
      ],
      ...(isOculto ? [] : [[...listDestinos(valores), ...listPago(dados)]]),
    ],
  }
}

const showTipo = (codigo: number): string => `${codigo} - ${getTipoGuia(codigo)?.rotulo ?? ''}`

const executaveis: readonly number[] = [autorizacaoEvento.aprovado, autorizacaoEvento.envioPagamento]

/** The days on which something was done, in their order, and how many events are to be done at all. */
function countRealizados({ guia, eventos, pagos }: DadosGto): { realizados: string[]; total: number } {
  const valorados = toEventosValorados(guia.statusFicha, eventos, pagos)
  const autorizados = eventos.filter(
    ({ naoRealizado }, index) => !naoRealizado && executaveis.includes(valorados[index]?.autorizacao ?? 0),
  )
  const realizados = autorizados.flatMap(({ dataRealizacao }) => dataRealizacao ?? []).toSorted()
  return { realizados, total: autorizados.length }
}

/** A treatment ends with the last of what was authorised; until then it is billed in part (tipoFaturamento, TISS). */
function toTermino(realizados: readonly string[], total: number) {
  if (realizados.length === 0) return { termino: null, faturamento: '' }
  return realizados.length < total
    ? { termino: null, faturamento: '1 - Parcial' }
    : { termino: realizados.at(-1) ?? null, faturamento: '4 - Total' }
}

/** Denied, undecided and undone are told apart only where there are any. */
function listDestinos(valores: ValoresGuia): Campo[] {
  const { aprovadoCentavos, negadoCentavos, emAnaliseCentavos, naoRealizadoCentavos, canceladoCentavos } =
    valores
  return [
    campo('Total aprovado (R$)', formatDecimal(aprovadoCentavos), 1),
    ...(negadoCentavos > 0 ? [campo('Total negado (R$)', formatDecimal(negadoCentavos), 1)] : []),
    ...(emAnaliseCentavos > 0 ? [campo('Total em análise (R$)', formatDecimal(emAnaliseCentavos), 1)] : []),
    ...(naoRealizadoCentavos > 0
      ? [campo('Total não realizado (R$)', formatDecimal(naoRealizadoCentavos), 1)]
      : []),
    ...(canceladoCentavos > 0 ? [campo('Total cancelado (R$)', formatDecimal(canceladoCentavos), 1)] : []),
  ]
}

const rotulosLiberado: Readonly<Record<DestinoLiberado, string>> = {
  pago: 'Total pago (R$)',
  aPagar: 'Total ainda não pago (R$)',
}

/** What the runs released, once one did: paid is what reached its day of payment. */
function listPago({ pagos, pagamentos }: DadosGto): Campo[] {
  if (pagos.size === 0) return []
  const liberado = sumVistos([...pagos.values()].map(({ liberadoCentavos }) => liberadoCentavos))
  return listLiberado(liberado, pagamentos).map(({ destino, centavos }) =>
    campo(rotulosLiberado[destino], formatDecimal(centavos), 1),
  )
}

const ALTURA_ASSINATURA = 26

/** Fields 48 to 51: room for a pen, and what the portal knows of a signature made in it. */
export function secaoAssinaturas({ guia }: DadosGto): Secao {
  const assinatura = (rotulo: string, valor = ''): Campo => ({
    ...campo(rotulo, valor, 1),
    alturaMinima: ALTURA_ASSINATURA,
  })
  return {
    titulo: 'Data, local e assinatura',
    linhas: [
      [
        assinatura('Cirurgião-dentista solicitante'),
        assinatura('Cirurgião-dentista executante', showAssinatura(guia)),
        assinatura('Beneficiário ou responsável'),
        assinatura('Carimbo da empresa'),
      ],
    ],
  }
}

function showAssinatura({ assinadaEm, assinadaPor, assinaturaHash }: DadosGto['guia']): string {
  if (assinadaEm === null) return ''
  const dia = assinadaEm.toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return `Assinada por ${assinadaPor ?? ''} em ${dia} (SHA-256 ${assinaturaHash?.slice(0, 16) ?? ''}…)`
}
