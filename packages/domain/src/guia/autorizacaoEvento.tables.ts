import type { Tom } from '../tom.ts'
import { type StatusFicha, statusFicha } from './statusFicha.tables.ts'

/** An event's authorisation (Spec §4). */
export const autorizacoesEvento = [
  { codigo: 0, nome: 'envioPendente', rotulo: 'Envio pendente', tom: 'neutro' },
  { codigo: 1, nome: 'envioPagamento', rotulo: 'Liberado sem auditoria', tom: 'informacao' },
  { codigo: 2, nome: 'emAnalise', rotulo: 'Em análise', tom: 'informacao' },
  { codigo: 3, nome: 'negado', rotulo: 'Negado', tom: 'perigo' },
  { codigo: 4, nome: 'aprovado', rotulo: 'Aprovado', tom: 'sucesso' },
] as const satisfies readonly { codigo: number; nome: string; rotulo: string; tom: Tom }[]

export type LinhaAutorizacao = (typeof autorizacoesEvento)[number]
export type AutorizacaoEvento = LinhaAutorizacao['codigo']

/** The code by its name: `autorizacaoEvento.aprovado` is 4. */
export const autorizacaoEvento = Object.fromEntries(
  autorizacoesEvento.map((linha) => [linha.nome, linha.codigo]),
) as { readonly [L in LinhaAutorizacao as L['nome']]: L['codigo'] }

/** Authorisations with which an event may be done and paid: approved, or "send for payment" in a complementary guide. */
export const autorizacoesConcedidas: readonly AutorizacaoEvento[] = [
  autorizacaoEvento.envioPagamento,
  autorizacaoEvento.aprovado,
]

export function getAutorizacaoEvento(codigo: number): LinhaAutorizacao | undefined {
  return autorizacoesEvento.find((linha) => linha.codigo === codigo)
}

/** The action type that marks a denied event (Spec §4.3). */
export const tipoAcaoGlosado = 'glosado'

export interface OrigemAutorizacao {
  autorizacao?: AutorizacaoEvento | null | undefined
  tipoAcao?: string | null | undefined
  dataAutorizacao?: string | null | undefined
}

/** Spec §4: the explicit value; else glosado is denied; else an authorisation date approves; else in analysis. */
export function deriveAutorizacaoEvento(evento: OrigemAutorizacao): AutorizacaoEvento {
  if (evento.autorizacao !== undefined && evento.autorizacao !== null) return evento.autorizacao
  if (evento.tipoAcao === tipoAcaoGlosado) return autorizacaoEvento.negado
  return evento.dataAutorizacao ? autorizacaoEvento.aprovado : autorizacaoEvento.emAnalise
}

/** Spec §4: what the guide's status imposes on its events when it is loaded, before the derivation. */
export function loadAutorizacaoEvento(status: StatusFicha, evento: OrigemAutorizacao): AutorizacaoEvento {
  if (status === statusFicha.emAnalise) return autorizacaoEvento.emAnalise
  if (status === statusFicha.complementarEnviada) return autorizacaoEvento.envioPagamento
  return deriveAutorizacaoEvento(evento)
}
