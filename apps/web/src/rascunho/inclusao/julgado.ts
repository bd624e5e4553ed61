import type { Correcao, Motivo } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { Avaliacao } from '../avaliacao/evaluateRascunho.ts'
import {
  type CondicaoEnvio,
  countDecisoes,
  type DecisaoVista,
  rotulosDecisao,
  seeDecisao,
  showContagem,
} from '../avaliacao/previsao.ts'
import { sumTotais, type Valor } from '../avaliacao/totais.ts'
import { explainFalta } from '../estado/explainFalta.ts'
import { findCorrecaoDecisiva, findDecisivo } from '../estado/findCorrecao.ts'
import type { PassoRascunho } from '../estado/passo.ts'
import { showLugar } from '../estado/showLugar.ts'

/** An item of the last step with its verdict: the reason that decides, and what mends it. */
export type Julgado = {
  item: ItemRascunho
  nome: string
  vista: DecisaoVista
  motivo: Motivo | undefined
  correcao: Correcao | undefined
  /** By the price list; null where the item has no value of its own yet. */
  valores: Valor | null
}

type Meio = {
  itens: readonly ItemRascunho[]
  avaliacao: Avaliacao
  condicao: CondicaoEnvio
  describe: (codigoEvento: string) => string
  estimate: (item: ItemRascunho) => Valor | null
}

/** From what must be mended to what would be approved. */
const gravidade = Object.keys(rotulosDecisao).toReversed()

/** The items that the last step left, the worst first; none where it left words alone. */
export function listJulgados(passo: PassoRascunho | undefined, meio: Meio): readonly Julgado[] {
  if (!passo || !('sequenciais' in passo)) return []
  const { avaliacao, condicao, describe, estimate } = meio
  const julgados = meio.itens
    .filter(({ sequencial }) => passo.sequenciais.includes(sequencial))
    .flatMap((item) => {
      const julgado = avaliacao.get(item.sequencial)
      if (!julgado) return []
      const motivo = findDecisivo(julgado.motivos)
      return [
        {
          item,
          nome: describe(item.codigoEvento),
          vista: seeDecisao(julgado.decisao, condicao),
          motivo,
          correcao: motivo && findCorrecaoDecisiva(motivo, condicao.complementar),
          valores: estimate(item),
        },
      ]
    })
  return julgados.toSorted((a, b) => gravidade.indexOf(a.vista) - gravidade.indexOf(b.vista))
}

/** "35 eventos: 30 seriam aprovados, 5 a corrigir; R$ 3.150,00": how several that came at once stand, and their sum. */
export function resumeJulgados(julgados: readonly Julgado[]): string | undefined {
  if (julgados.length < 2) return undefined
  const contagem = countDecisoes(julgados.map(({ vista }) => vista))
  const { valor, semValor } = sumTotais(julgados)
  return `${showContagem(contagem)}; ${valor}${semValor > 0 ? ` (${semValor} sem valor)` : ''}`
}

/** What is announced of a step, once for each: what was done, to what, and what would become of it. */
export function speakPasso(passo: PassoRascunho | undefined, julgados: readonly Julgado[]): string {
  if (!passo) return ''
  if (!('sequenciais' in passo)) return `${passo.verbo}: ${passo.texto}.`
  const [pior] = julgados
  if (!pior) return ''
  const { item, nome, vista, motivo } = pior
  const oque = [showLugar(item), nome].filter(Boolean).join(' ')
  const resumo = resumeJulgados(julgados)
  if (resumo && vista === 'aprovado') return `${passo.verbo}: ${resumo}`
  return [
    `${passo.verbo}: ${resumo ?? oque}`,
    resumo && oque,
    rotulosDecisao[vista].rotulo,
    motivo?.texto,
    motivo && explainFalta(item, motivo),
  ]
    .filter(Boolean)
    .join('. ')
}
