import { formatDecimal } from '@portal/domain/dinheiro/dinheiro.ts'
import { listContrarios } from '@portal/domain/evento/criterio/listContrarios.ts'
import { autorizacaoEvento, loadAutorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { findRejeicao } from '@portal/domain/guia/statusToken.tables.ts'
import { hasParte } from '@portal/domain/guia/valoresGuia.ts'
import type { Evento } from '../guia/fatos/evento.store.ts'
import type { Pagos } from '../guia/reply/loadPagos.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { Coluna } from './formulario.ts'
import { showData } from './showData.ts'

/** What an event is printed by, besides itself. */
type Contexto = { tabela: TabelaRegras; status: StatusFicha; pagos: Pagos }

type Celula = Coluna & { value: (evento: Evento, contexto: Contexto) => string }

/**
 * Fields 29 to 40 of the form, in its order, after the line's own number (Domínio §3). The quantity in units of
 * service is the operator's to write; each signature is the patient's.
 */
const celulas: readonly Celula[] = [
  { rotulo: 'Nº', peso: 4, value: ({ sequencialInclusao }) => String(sequencialInclusao) },
  {
    rotulo: 'Tabela',
    peso: 6,
    value: ({ codigoEvento }, { tabela }) => tabela.find(codigoEvento)?.codigoTabela ?? '22',
  },
  { rotulo: 'Código', peso: 9, value: ({ codigoEvento }) => codigoEvento },
  {
    rotulo: 'Descrição',
    peso: 32,
    // The form has no field for what the patient said no to: it is told beside the name, as on the screen.
    value: (evento, { tabela }) => {
      const rejeicao = findRejeicao(evento)
      const descricao = tabela.find(evento.codigoEvento)?.descricao
      return [descricao, rejeicao && `(${rejeicao.rotulo})`].filter(Boolean).join(' ')
    },
  },
  { rotulo: 'Dente/Região', peso: 8, value: ({ dente, regiao }) => dente ?? regiao ?? '' },
  { rotulo: 'Face', peso: 7, value: ({ faces }) => faces ?? '' },
  { rotulo: 'Qtde', peso: 5, isNumero: true, value: ({ quantidade }) => String(quantidade) },
  { rotulo: 'Qtde US', peso: 5, isNumero: true, value: () => '' },
  {
    rotulo: 'Valor (R$)',
    peso: 9,
    isNumero: true,
    value: ({ valorCentavos }) => formatDecimal(valorCentavos),
  },
  {
    rotulo: 'Franquia/ Copart. (R$)',
    peso: 9,
    isNumero: true,
    value: (evento, { status, pagos }) =>
      isNoTotal(status, evento)
        ? formatDecimal(pagos.get(evento.sequencialInclusao)?.franquiaCentavos ?? evento.copartCentavos)
        : '',
  },
  { rotulo: 'Aut.', peso: 4, value: (evento, { status }) => showAutorizacao(status, evento) },
  {
    rotulo: 'Cód. negativa',
    peso: 8,
    value: (evento, contexto) => listNegativas(contexto, evento).join(', '),
  },
  {
    rotulo: 'Data de realização',
    peso: 10,
    value: ({ naoRealizado, dataRealizacao }) => (naoRealizado ? 'não realizado' : showData(dataRealizacao)),
  },
  { rotulo: 'Assinatura do beneficiário', peso: 20, value: () => '' },
]

export const colunas: readonly Coluna[] = celulas

export const toItens = (eventos: readonly Evento[], contexto: Contexto): string[][] =>
  eventos.map((evento) => celulas.map(({ value }) => value(evento, contexto)))

/** Field 38 (Domínio §3): a guide that was cancelled authorises nothing any more. */
function showAutorizacao(status: StatusFicha, evento: Evento): string {
  const autorizacao = loadAutorizacaoEvento(status, evento)
  if (autorizacao === autorizacaoEvento.negado) return 'N'
  if (status === statusFicha.cancelada) return ''
  const paga = autorizacao === autorizacaoEvento.aprovado || autorizacao === autorizacaoEvento.envioPagamento
  return paga ? 'S' : ''
}

/** Blank where the total below counts no part (`sumValores`). */
const isNoTotal = (status: StatusFicha, evento: Evento): boolean =>
  hasParte({
    autorizacao: loadAutorizacaoEvento(status, evento),
    naoRealizado: evento.naoRealizado,
    cancelado: status === statusFicha.cancelada,
  })

/**
 * The denial codes of an event, each once; none unless it is denied, at the authorisation or by the payment. What
 * waited for something counts where nothing else denied: the payment does not wait.
 */
function listNegativas({ status, pagos }: Omit<Contexto, 'tabela'>, evento: Evento): string[] {
  const isGlosado = (pagos.get(evento.sequencialInclusao)?.glosaCentavos ?? 0) > 0
  if (showAutorizacao(status, evento) !== 'N' && !isGlosado) return []
  return [...new Set(listContrarios(evento.motivos).map(({ codigoGlosa }) => codigoGlosa))]
}

/** What the denial codes of the table mean, in the literal words of table 38. */
export function explainNegativas(contexto: Omit<Contexto, 'tabela'>, eventos: readonly Evento[]): string {
  const textos = new Map<string, string>()
  for (const evento of eventos) {
    const codigos = listNegativas(contexto, evento)
    for (const { codigoGlosa, texto } of evento.motivos)
      if (codigos.includes(codigoGlosa)) textos.set(codigoGlosa, texto)
  }
  return [...textos]
    .toSorted()
    .map(([codigo, texto]) => `${codigo} - ${texto}`)
    .join('; ')
}
