import { findRegiao, isRegiaoSobreposta } from '../dente/regiao.tables.ts'
import { type Partes, readPartes, listPalavras as splitPartes } from '../evento/linha/partesLinha.ts'
import { searchEventos } from '../evento/linha/searchEventos.ts'
import { isKit } from '../evento/regra/documentacao.tables.ts'
import { formatCodigoEvento } from '../texto/mascara.ts'
import { listPalavras, toPalavras, toPlano } from '../texto/palavra.ts'
import { type ExameOferecido, findLocalDoDente } from './exameOferecido.ts'
import { addLugar, type LugarPedido, listLocaisDaRegiao } from './locaisPedido.ts'
import type { LocalPedido } from './pedidoExame.ts'

/** What of an exam on offer the entry line reads. */
export type ExameDaLinha = Pick<ExameOferecido, 'codigo' | 'local' | 'locais'> & {
  readonly descricao: string
}

/** One exam as the line says it; `locais` are those that were said, which may still be none. */
export type ExameLido = {
  readonly codigo: string
  readonly locais: readonly LocalPedido[]
  readonly quantidade?: number
}

export type LeituraPedido =
  | { readonly ok: true; readonly exames: readonly ExameLido[] }
  | { readonly ok: false; readonly mensagem: string }

/** How a desk says a place: the beginning of a word of the region's name. */
const RAIZES = ['direit', 'esquerd', 'superior', 'inferior', 'molar', 'premolar', 'canin', 'incisiv'] as const
const MINIMO_RAIZ = 3

/** The empty one, of "todas" and of both sides, is the beginning of any. */
const findRaiz = (palavra: string): string | undefined =>
  /^(tod[ao]s?|bilatera(l|is)|ambos|dois|lados)$/.test(palavra)
    ? ''
    : RAIZES.find(
        (raiz) => palavra.startsWith(raiz) || (palavra.length >= MINIMO_RAIZ && raiz.startsWith(palavra)),
      )

/** "pré-molares" is one word, and no molar. */
const joinPre = (texto: string): string => toPlano(texto).replaceAll(/\bpre[-\s]?mol/g, 'premol')

/** The places of an exam whose names have all these words; where one holds another, the smaller. */
function listLocaisPorNome(locais: readonly string[], raizes: readonly string[]): readonly string[] {
  const achados = locais.filter((local) => {
    const nome = listPalavras(joinPre(findRegiao(local)?.nome ?? ''))
    return raizes.every((raiz) => nome.some((palavra) => palavra.startsWith(raiz)))
  })
  const quantos = (local: string) => findRegiao(local)?.dentes.length ?? 0
  return achados.filter(
    (local) => !achados.some((outro) => quantos(outro) < quantos(local) && isRegiaoSobreposta(outro, local)),
  )
}

type Escolhido<E> = { readonly exame: E; readonly raizes: readonly string[] }

/** The exams that words may mean, best first. */
export function searchExames<E extends ExameDaLinha>(exames: readonly E[], palavras: string): readonly E[] {
  const pesquisaveis = exames.map((exame) => ({
    codigoEvento: exame.codigo,
    descricao: exame.descricao,
    codigosAntigos: [],
    exame,
  }))
  return searchEventos(pesquisaveis, palavras).map(({ evento }) => evento.exame)
}

/** "Direita e esquerda" is both sides: either word alone would leave the other out. */
const OPOSTAS = [
  ['direit', 'esquerd'],
  ['superior', 'inferior'],
  ['molar', 'premolar'],
] as const

function withoutOpostas(raizes: readonly string[]): string[] {
  const ambas = OPOSTAS.filter((par) => par.every((raiz) => raizes.includes(raiz))).flat()
  return raizes.map((raiz) => (ambas.some((cada) => cada === raiz) ? '' : raiz))
}

/** The words of a part of the line: those of an exam's name, and those that say where, whole and by their roots. */
export function splitPalavras({ palavras, faces }: Partes) {
  const todas = toPalavras(joinPre([...palavras, ...faces].join(' ')))
  return {
    nome: todas.filter((palavra) => findRaiz(palavra) === undefined),
    raizes: withoutOpostas(todas.flatMap((palavra) => findRaiz(palavra) ?? [])),
    lugares: todas.filter((palavra) => findRaiz(palavra) !== undefined),
  }
}

function findPorNome<E extends ExameDaLinha>(exames: readonly E[], partes: Partes): Escolhido<E> | undefined {
  const { nome, raizes } = splitPalavras(partes)
  const [achado] = nome.length > 0 ? searchExames(exames, nome.join(' ')) : []
  if (achado && (raizes.length === 0 || listLocaisPorNome(achado.locais, raizes).length > 0))
    return { exame: achado, raizes }
  // "lateral direita" may be of the name itself.
  const [inteiro] = nome.length > 0 ? searchExames(exames, [...partes.palavras].join(' ')) : []
  return inteiro ? { exame: inteiro, raizes: [] } : achado && { exame: achado, raizes }
}

/** Words that name several kits name none: which one is meant is asked. */
function findVago(exames: readonly ExameDaLinha[], { codigo }: ExameDaLinha, nome: readonly string[]) {
  if (!isKit(codigo)) return undefined
  const kits = exames.filter((exame) => {
    const palavras = listPalavras(toPlano(exame.descricao))
    return isKit(exame.codigo) && nome.every((dita) => palavras.some((palavra) => palavra.startsWith(dita)))
  })
  const quais = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
    kits.map(({ descricao }) => descricao),
  )
  return kits.length > 1 ? `“${nome.join(' ')}” pode ser ${quais}: diga qual.` : undefined
}

/** The places said in a part, or why one is none of this exam. */
function readLugares(
  { descricao, local, locais }: ExameDaLinha,
  { dentes, regioes }: Partes,
  raizes: readonly string[],
): readonly LugarPedido[] | string {
  const isDito = dentes.length + regioes.length + raizes.length > 0
  if (local === 'nenhum') return isDito ? `${descricao} não pede dente nem região.` : []
  const lugares: LugarPedido[] = []
  for (const dente of dentes) {
    const codigoLocal = findLocalDoDente({ local, locais }, dente)
    if (!codigoLocal) return `${descricao} não se pede no dente ${dente}.`
    lugares.push({ codigoLocal, dente })
  }
  for (const regiao of regioes) {
    const achados = listLocaisDaRegiao(locais, regiao)
    if (achados.length === 0) return `${descricao} não se pede em ${regiao}.`
    lugares.push(...achados.map((codigoLocal) => ({ codigoLocal })))
  }
  if (raizes.length === 0) return lugares
  const porNome = listLocaisPorNome(locais, raizes)
  if (porNome.length === 0) return `${descricao} não tem lugar com esse nome.`
  return [...lugares, ...porNome.map((codigoLocal) => ({ codigoLocal }))]
}

type Parte = { readonly texto: string; readonly partes: Partes }

/** The exam that a part names, or goes on with: "peri 36, 46". */
function readExame<E extends ExameDaLinha>(
  { texto, partes }: Parte,
  exames: readonly E[],
  anterior: string | undefined,
): Escolhido<E> | string {
  const [codigo, outro] = partes.codigos
  if (outro) return `Separe os exames por vírgula: ${partes.codigos.map(formatCodigoEvento).join(', ')}.`
  const { nome, raizes } = splitPalavras(partes)
  if (codigo ?? nome.length === 0) {
    const exame = exames.find((cada) => cada.codigo === (codigo ?? anterior))
    if (exame) return { exame, raizes }
    return codigo
      ? `${formatCodigoEvento(codigo)} não é de um exame que se possa pedir.`
      : `Faltou o exame de “${texto}”.`
  }
  const achado = findPorNome(exames, partes)
  if (!achado) return `Nenhum exame com “${partes.palavras.join(' ')}”.`
  return findVago(exames, achado.exame, nome) ?? achado
}

/** Each exam once: what is said of it last has the places of before. */
const listUnicos = (lidos: readonly ExameLido[]): readonly ExameLido[] => [
  ...new Map(lidos.map((lido) => [lido.codigo, lido])).values(),
]

/**
 * Several exams in one line, as a desk says them: "peri 36, bw dir, pano", "81000421 RMID". A tooth means the region of
 * the exam that holds it; a part without an exam goes on with the one before, or with the one in hand. All of the line
 * is read or nothing, so that no exam is lost in silence.
 */
export function readLinhaPedido(
  linha: string,
  exames: readonly ExameDaLinha[],
  emMaos?: string,
): LeituraPedido {
  const textos = linha
    .split(/[;,\r\n]/)
    .map((texto) => texto.trim())
    .filter((texto) => texto !== '')
  const lidos: ExameLido[] = []
  for (const texto of textos) {
    const partes = readPartes(splitPartes(texto))
    const [erro] = partes.erros
    if (erro) return { ok: false, mensagem: erro.mensagem }
    const escolhido = readExame({ texto, partes }, exames, lidos.at(-1)?.codigo ?? emMaos)
    if (typeof escolhido === 'string') return { ok: false, mensagem: escolhido }
    const { exame, raizes } = escolhido
    const lugares = readLugares(exame, partes, raizes)
    if (typeof lugares === 'string') return { ok: false, mensagem: lugares }
    const mesmo = lidos.findLast(({ codigo }) => codigo === exame.codigo)?.locais ?? []
    const [quantidade] = partes.quantidades
    if (quantidade !== undefined && exame.local !== 'nenhum')
      return { ok: false, mensagem: `${exame.descricao}: a quantidade é a dos lugares; diga quais são.` }
    const locais = lugares.reduce(addLugar, mesmo)
    lidos.push({ codigo: exame.codigo, locais, ...(quantidade !== undefined && { quantidade }) })
  }
  return lidos.length > 0
    ? { ok: true, exames: listUnicos(lidos) }
    : { ok: false, mensagem: 'Escreva o exame.' }
}
