import { findDente } from '../dente/dente.tables.ts'
import { parseFaces } from '../dente/face.tables.ts'
import { findRegiao } from '../dente/regiao.tables.ts'
import type { ImagemContexto, Item } from '../evento/contexto.ts'
import { type Contexto, createContexto } from '../evento/createContexto.ts'
import { isBloqueante } from '../evento/criterio/criterio.ts'
import { evaluateEvento } from '../evento/criterio/evaluateEvento.ts'
import { listOcupacao } from '../evento/criterio/ocupacao.ts'
import type { Motivo } from '../evento/motivo.ts'
import { listNovidades } from './novidade.ts'

/** What an appeal corrects of an event, as it is kept: `26 OM`, `2026-06-03`; null where it corrects nothing. */
export type DadosCorrigidos = { readonly denteNovo: string | null; readonly dataNova: string | null }

export const isCorrigido = ({ denteNovo, dataNova }: DadosCorrigidos): boolean =>
  denteNovo !== null || dataNova !== null

/** The event as the appeal says that it was: once for each tooth or region that it names. What it does not say stays. */
export function correctItem(item: Item, { denteNovo, dataNova }: DadosCorrigidos): Item[] {
  const datado = dataNova === null ? item : { ...item, data: dataNova }
  const partes = [...new Set(denteNovo?.split(' '))]
  const lugares = partes.filter((parte) => findDente(parte) ?? findRegiao(parte))
  const letras = partes.filter((parte) => !lugares.includes(parte)).join('')
  const faces = letras === '' ? item.faces : parseFaces([...new Set(letras)].join(''))
  if (lugares.length === 0) return [{ ...datado, faces }]
  return lugares.map((lugar) =>
    findDente(lugar)
      ? { ...datado, faces, dente: lugar, regiao: undefined }
      : { ...datado, faces, dente: undefined, regiao: lugar },
  )
}

/** What was shown of the event is shown of it still, wherever it is said to have been. */
function moveImagem(imagem: ImagemContexto, antes: Item, depois: Item): ImagemContexto {
  const lugar = antes.dente ?? antes.regiao
  const isDele = imagem.eventos
    ? imagem.eventos.some(({ numeroSequencialInclusao }) => numeroSequencialInclusao === antes.sequencial)
    : imagem.dente !== undefined && imagem.dente === lugar
  if (!isDele) return imagem
  const { dente, regiao, sequencial } = depois
  const nomeado = { numeroSequencialInclusao: sequencial, codigoLocalizacao: dente ?? regiao ?? null }
  return { ...imagem, dente, eventos: [nomeado] }
}

/** A denial that asks for an image, a paper or a text was answered by these, and not by the place or the day. */
const isRespondidaPorOutro = (codigoGlosa: string, codigos: readonly string[]): boolean =>
  codigos.includes(codigoGlosa) &&
  !listNovidades(codigoGlosa).some(({ tipo }) => tipo === 'dente' || tipo === 'data')

function listContra(item: Item, corrigido: Item, contexto: Contexto): readonly Motivo[] {
  const itens = contexto.guia.itens.filter(({ sequencial }) => sequencial !== item.sequencial)
  // It comes after every other line of its guide, and after all that was authorised so far.
  const sequencial = Math.max(item.sequencial, ...itens.map((outro) => outro.sequencial)) + 1
  const novo: Item = { ...corrigido, sequencial, ordem: undefined, tardio: true }
  const imagens = contexto.imagens.map((imagem) => moveImagem(imagem, item, novo))
  const dados = { ...contexto, imagens, guia: { ...contexto.guia, itens: [...itens, novo] } }
  const noEnvio = createContexto({ ...dados, momento: 'envio' })
  const semProntuario = createContexto({ ...dados, momento: 'envio', historico: [] })
  return [
    ...evaluateEvento(novo, createContexto({ ...dados, momento: 'pagamento' })),
    // Payment asks only what was done, and nothing of a person who has seen the guide: nobody has seen it there.
    ...listOcupacao(novo, semProntuario, noEnvio),
  ]
}

/**
 * Why an event may not be paid as its appeal corrects it; undefined where nothing speaks against it, or nothing is
 * corrected. All the rules judge the corrected event, as they do one that comes new to the guide: what cures the denial and
 * breaks another rule is denied by that one (Operadora §4). `contexto` is the guide's with the event as it was sent, and
 * `codigos` are the denials that the appeal answers.
 */
export function judgeCorrecao(
  item: Item,
  dados: DadosCorrigidos,
  contexto: Contexto,
  codigos: readonly string[],
): Motivo | undefined {
  if (!isCorrigido(dados)) return undefined
  const motivos = correctItem(item, dados)
    .flatMap((corrigido) => listContra(item, corrigido, contexto))
    .filter(
      ({ severidade, codigoGlosa }) => severidade !== 'aviso' && !isRespondidaPorOutro(codigoGlosa, codigos),
    )
  return motivos.find(isBloqueante) ?? motivos[0]
}
