import type { Correcao, Motivo } from '@portal/contract/motivo.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { Avaliacao } from '../avaliacao/evaluateRascunho.ts'
import { type DecisaoVista, rotulosDecisao, seeDecisao } from '../avaliacao/previsao.ts'
import { findCorrecaoDecisiva, findDecisivo } from '../estado/findCorrecao.ts'
import type { Passo } from '../estado/passo.ts'

/** An item of the last step with its verdict: the reason that decides, and what mends it. */
export type Julgado = {
  item: ItemRascunho
  nome: string
  vista: DecisaoVista
  motivo: Motivo | undefined
  correcao: Correcao | undefined
  valores: string | undefined
}

type Meio = {
  itens: readonly ItemRascunho[]
  avaliacao: Avaliacao
  complementar: boolean
  describe: (codigoEvento: string) => string
  showValores: (item: ItemRascunho) => string | undefined
}

/** From what must be mended to what would be approved. */
const gravidade = Object.keys(rotulosDecisao).toReversed()

/** The items that the last step left, the worst first; none where it left words alone. */
export function listJulgados(passo: Passo | undefined, meio: Meio): readonly Julgado[] {
  if (!passo || !('sequenciais' in passo)) return []
  const { avaliacao, complementar, describe, showValores } = meio
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
          vista: seeDecisao(julgado.decisao, complementar),
          motivo,
          correcao: motivo && findCorrecaoDecisiva(motivo, complementar),
          valores: showValores(item),
        },
      ]
    })
  return julgados.toSorted((a, b) => gravidade.indexOf(a.vista) - gravidade.indexOf(b.vista))
}

/** What is announced of a step, once for each: what was done, to what, and what would become of it. */
export function speakPasso(passo: Passo | undefined, julgados: readonly Julgado[]): string {
  if (!passo) return ''
  if (!('sequenciais' in passo)) return `${passo.verbo}: ${passo.texto}.`
  const [pior] = julgados
  if (!pior) return ''
  const { item, nome, vista, motivo } = pior
  const onde = item.dente ?? item.regiao
  const oque = julgados.length > 1 ? `${julgados.length} eventos` : [onde, nome].filter(Boolean).join(' ')
  const decisao = rotulosDecisao[vista].rotulo
  return [`${passo.verbo}: ${oque}`, decisao, motivo?.texto].filter(Boolean).join('. ')
}
