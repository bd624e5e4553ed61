import type { DecisaoEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import { decideGuia } from '@portal/domain/guia/statusCalculado.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { type Avaliacao, type DecisaoItem, isMalPreenchido } from './evaluateRascunho.ts'

/** An outcome as the screen shows it: `recusado` is what a complementary guide does not take, `semSenha` what would go with a valid password. */
export type DecisaoVista = DecisaoItem | 'recusado' | 'semSenha'

/** How each outcome reads beside its count. */
export const rotulosDecisao = {
  aprovado: { rotulo: 'Seria aprovado', tom: 'sucesso' },
  analise: { rotulo: 'Vai para auditoria', tom: 'informacao' },
  pendenteImagem: { rotulo: 'Aguarda imagem', tom: 'atencao' },
  pendenteJustificativa: { rotulo: 'Aguarda justificativa', tom: 'atencao' },
  pendenteImagemJustificativa: { rotulo: 'Aguarda imagem e justificativa', tom: 'atencao' },
  semSenha: { rotulo: 'Senha vencida', tom: 'atencao' },
  negado: { rotulo: 'Seria negado', tom: 'perigo' },
  recusado: { rotulo: 'Só em guia principal', tom: 'perigo' },
  erro: { rotulo: 'Corrigir', tom: 'perigo' },
} as const satisfies Readonly<Record<DecisaoVista, { rotulo: string; tom: string }>>

/** "2 seriam negados": how many of an outcome, in a sentence. */
const contados: Readonly<Record<DecisaoVista, readonly [um: string, varios: string]>> = {
  aprovado: ['seria aprovado', 'seriam aprovados'],
  analise: ['vai para auditoria', 'vão para auditoria'],
  pendenteImagem: ['aguarda imagem', 'aguardam imagem'],
  pendenteJustificativa: ['aguarda justificativa', 'aguardam justificativa'],
  pendenteImagemJustificativa: ['aguarda imagem e justificativa', 'aguardam imagem e justificativa'],
  semSenha: ['espera a senha', 'esperam a senha'],
  negado: ['seria negado', 'seriam negados'],
  recusado: ['só em guia principal', 'só em guia principal'],
  erro: ['a corrigir', 'a corrigir'],
}

/** How many of each outcome, in the order of the labels. */
export const countDecisoes = (vistas: readonly DecisaoVista[]): Previsao['contagem'] =>
  (Object.keys(rotulosDecisao) as DecisaoVista[])
    .map((decisao) => ({ decisao, quantidade: vistas.filter((cada) => cada === decisao).length }))
    .filter(({ quantidade }) => quantidade > 0)

/** "6 eventos: 1 seria aprovado, 2 aguardam imagem, 3 a corrigir". */
export function showContagem(contagem: Previsao['contagem']): string {
  const total = contagem.reduce((soma, { quantidade }) => soma + quantidade, 0)
  const partes = contagem.map(({ decisao, quantidade }) => countOf(quantidade, ...contados[decisao]))
  return `${countOf(total, 'evento', 'eventos')}: ${partes.join(', ')}`
}

/** Where there is little room: how many there are, and how many stand worst. */
export function showContagemCurta(contagem: Previsao['contagem']): string {
  const [total = ''] = showContagem(contagem).split(':')
  const pior = contagem.at(-1)
  if (!pior || pior.decisao === 'aprovado') return total
  return `${total}, ${countOf(pior.quantidade, ...contados[pior.decisao])}`
}

export type Previsao = {
  contagem: readonly { decisao: DecisaoVista; quantidade: number }[]
  /** The status that the guide would take; null while it would not be taken, or there is nothing to send. */
  statusFicha: number | null
}

/** What goes with the guide as it is: without a valid password it does not (Spec §4). */
const vaoJa: readonly DecisaoVista[] = ['aprovado', 'analise']

/** What the guide itself says of its sending, whatever its events are. */
export type CondicaoEnvio = {
  /** Of a complementary guide all is approved, or nothing of it goes (Produto §4). */
  readonly complementar: boolean
  readonly senhaVencida: boolean
}

/** The outcome of an item in its guide, and where the guide's password has ended. */
export function seeDecisao(
  decisao: DecisaoItem,
  { complementar, senhaVencida }: CondicaoEnvio,
): DecisaoVista {
  const vista = complementar && decisao !== 'aprovado' && decisao !== 'erro' ? 'recusado' : decisao
  return senhaVencida && vaoJa.includes(vista) ? 'semSenha' : vista
}

const isDecisao = (decisao: DecisaoItem): decisao is DecisaoEvento => decisao !== 'erro'

/** What sending now would lead to, item by item and for the guide. */
export function predictEnvio(avaliacao: Avaliacao, condicao: CondicaoEnvio): Previsao {
  const decisoes = [...avaliacao.values()].map(({ decisao }) => decisao)
  const vistas = decisoes.map((decisao) => seeDecisao(decisao, condicao))
  const contagem = countDecisoes(vistas)
  const validas = decisoes.filter(isDecisao).map((decisao) => ({ decisao }))
  const isAceita = validas.length === decisoes.length && ![...avaliacao.values()].some(isMalPreenchido)
  const isPossivel = !condicao.senhaVencida && decisoes.length > 0 && isAceita
  const guia = decideGuia(validas, condicao.complementar)
  return { contagem, statusFicha: isPossivel && guia.ok ? guia.statusFicha : null }
}
