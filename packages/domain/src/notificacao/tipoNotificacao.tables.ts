import { type StatusFicha, statusFicha } from '../guia/statusFicha.tables.ts'
import { enderecoGuia, enderecoRecurso, enderecoSolicitacao, toEndereco } from '../menu/endereco.ts'

/** 20261020 -> `2026-10-20`. */
const toData = (dia: number): string => String(dia).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

/** What is told of what a provider did not do itself, each kind with the address that it opens. Operadora §6. */
export const tiposNotificacao = [
  {
    codigo: 'GUIA',
    rotulo: 'Decisões sobre as guias',
    endereco: enderecoGuia,
  },
  {
    codigo: 'PAGAMENTO',
    rotulo: 'Pagamento das guias',
    endereco: enderecoGuia,
  },
  {
    codigo: 'RECURSO',
    rotulo: 'Recursos de glosa',
    endereco: enderecoRecurso,
  },
  {
    // Named by the day on which the run closed: 20261020.
    codigo: 'DEMONSTRATIVO',
    rotulo: 'Demonstrativos e repasses',
    endereco: (dia: number) => toEndereco('/portal/demonstrativoPagamento', { dataFinal: toData(dia) }),
  },
  {
    codigo: 'ALVARA',
    rotulo: 'Alvarás: validade e renovação',
    endereco: () => toEndereco('/portal/atualizacaoCadastral', { aba: 'alvaras' }),
  },
  {
    codigo: 'SENHA',
    rotulo: 'Senhas a vencer',
    endereco: enderecoGuia,
  },
  {
    // Named by the document.
    codigo: 'TERMO',
    rotulo: 'Termos a aceitar',
    endereco: (documento: number) => toEndereco('/portal/termosPendentes', { documento }),
  },
  {
    codigo: 'EXAME',
    rotulo: 'Pedidos de exames',
    endereco: enderecoSolicitacao,
  },
  {
    // Named by the initial guide of the treatment.
    codigo: 'TRATAMENTO',
    rotulo: 'Tratamentos ortodônticos',
    endereco: enderecoGuia,
  },
  {
    // Named by the treatment.
    codigo: 'REANALISE',
    rotulo: 'Reanálises de prazo',
    endereco: (tratamento: number) => toEndereco('/portal/reanalisePrazoOrtodontia', { tratamento }),
  },
] as const

export type TipoNotificacao = (typeof tiposNotificacao)[number]['codigo']

export function getTipoNotificacao(codigo: TipoNotificacao) {
  const linha = tiposNotificacao.find((tipo) => tipo.codigo === codigo)
  if (!linha) throw new RangeError(`no such notification: ${codigo}`)
  return linha
}

const doPagamento: ReadonlySet<StatusFicha> = new Set([
  statusFicha.encaminhadaPagamento,
  statusFicha.encaminhadaPagamentoToken,
  statusFicha.emProcessamento,
  statusFicha.processada,
])

const doRecurso: ReadonlySet<StatusFicha> = new Set([
  statusFicha.recursoEmAnalise,
  statusFicha.recursoEmProcessamento,
  statusFicha.recursoProcessado,
])

/** Of which kind it is that a guide came to a status. */
export function toTipoGuia(status: StatusFicha): TipoNotificacao {
  if (doRecurso.has(status)) return 'RECURSO'
  return doPagamento.has(status) ? 'PAGAMENTO' : 'GUIA'
}
