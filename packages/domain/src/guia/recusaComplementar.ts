import { isBloqueante } from '../evento/criterio/criterio.ts'
import type { DecisaoEvento } from '../evento/criterio/decideEvento.ts'
import type { Motivo } from '../evento/motivo.ts'

const FALTAS: Readonly<Record<Exclude<DecisaoEvento, 'aprovado' | 'negado'>, string>> = {
  analise: 'precisa da análise da auditoria, que a guia complementar não tem.',
  pendenteImagem: 'precisa de imagem.',
  pendenteJustificativa: 'precisa de justificativa técnica, que a auditoria avalia.',
  pendenteImagemJustificativa: 'precisa de imagem e de justificativa técnica, que a auditoria avalia.',
}

type EventoRecusado = {
  descricao: string
  dente?: string | undefined
  regiao?: string | undefined
}

/** The image alone does not help an event that a person has to see as well. */
const IMAGEM_E_AUDITORIA = 'precisa de imagem e da análise da auditoria, que a guia complementar não tem.'

/**
 * Why a complementary guide does not take an event, and the way on: what the screen says before the sending and the
 * server when it refuses. `motivos` are all that the rules say of it.
 */
export function explainRecusaComplementar(
  { descricao, dente, regiao }: EventoRecusado,
  decisao: DecisaoEvento,
  motivos: readonly Pick<Motivo, 'texto' | 'severidade'>[],
): string {
  const onde = dente ? ` no dente ${dente}` : regiao ? ` na região ${regiao}` : ''
  const negativa = motivos.find(isBloqueante)
  const negado = negativa ? `seria negado (${negativa.texto}).` : 'seria negado.'
  const soImagem =
    decisao === 'pendenteImagem' && !motivos.some(({ severidade }) => severidade === 'auditoria')
  const pendente = decisao === 'pendenteImagem' && !soImagem ? IMAGEM_E_AUDITORIA : undefined
  const falta = pendente ?? (decisao === 'aprovado' || decisao === 'negado' ? negado : FALTAS[decisao])
  const saida = soImagem ? 'Anexe a imagem, ou retire-o daqui e' : 'Retire-o daqui e'
  return `${descricao}${onde} ${falta} ${saida} inclua em uma guia principal.`
}
